package autobahn.edition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Collects faults, so that a reader learns of all of them at once. */
final class Faults {
    /** A file that is no edition at all may be wrong at every place; nobody reads more than this. */
    private static final int MOST = 200;

    private final List<Fault> list = new ArrayList<>();

    void add(String path, String message) {
        if (list.size() < MOST) {
            list.add(new Fault(path, message));
        }
    }

    /** Adds a fault unless what must hold does hold. */
    void check(boolean holds, String path, String message) {
        if (!holds) {
            add(path, message);
        }
    }

    boolean isEmpty() {
        return list.isEmpty();
    }

    /** Whether nothing was found so far at or below any of these paths. */
    boolean noneBelow(String... paths) {
        return list.stream().noneMatch(fault -> Arrays.stream(paths).anyMatch(fault.path()::startsWith));
    }

    List<Fault> list() {
        return List.copyOf(list);
    }
}
