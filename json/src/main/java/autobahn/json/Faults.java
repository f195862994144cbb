package autobahn.json;

import java.util.ArrayList;
import java.util.List;

/** Collects faults, so that a reader learns of all of them at once. */
public final class Faults {
    /** A file of another kind may be wrong at every place; nobody reads more than this. */
    private static final int MOST = 200;

    private final List<Fault> list = new ArrayList<>();
    private final List<String> broken = new ArrayList<>();

    public void add(String path, String message) {
        broken.add(path);
        mismatch(path, message);
    }

    /** A fault of figures that are sound by themselves, so that others may still be compared with them. */
    public void mismatch(String path, String message) {
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

    /** Whether nothing is broken so far at or below this path. */
    public boolean noneBelow(String path) {
        return broken.stream().noneMatch(place -> place.startsWith(path));
    }

    public List<Fault> list() {
        return List.copyOf(list);
    }
}
