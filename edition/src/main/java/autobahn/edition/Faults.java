package autobahn.edition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Collects faults, so that a reader learns of all of them at once. */
public final class Faults {
    /** A file of another kind may be wrong at every place; nobody reads more than this. */
    private static final int MOST = 200;

    private final List<Fault> list = new ArrayList<>();

    public void add(String path, String message) {
        if (list.size() < MOST) {
            list.add(new Fault(path, message));
        }
    }

    /** Adds a fault unless what must hold does hold. */
    public void check(boolean holds, String path, String message) {
        if (!holds) {
            add(path, message);
        }
    }

    public boolean isEmpty() {
        return list.isEmpty();
    }

    /** Whether nothing was found so far at or below any of these paths. */
    boolean noneBelow(String... paths) {
        return list.stream().noneMatch(fault -> Arrays.stream(paths).anyMatch(fault.path()::startsWith));
    }

    public List<Fault> list() {
        return List.copyOf(list);
    }
}
