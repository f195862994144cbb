package autobahn.engine.internal.state;

import autobahn.engine.PositionException.Fault;
import java.util.ArrayList;
import java.util.List;

/** Collects what is wrong with a position, so that its author learns of everything at once. */
public final class PositionFaults {
    private static final int MOST = 200;

    private final List<Fault> list = new ArrayList<>();

    public void add(String place, String message) {
        if (list.size() < MOST) {
            list.add(new Fault(place, message));
        }
    }

    /** Adds a fault unless what must hold does hold. */
    public void check(boolean holds, String place, String message) {
        if (!holds) {
            add(place, message);
        }
    }

    /** A number, or the least allowed one in place of one out of range. */
    public int range(int value, int least, int most, String place) {
        boolean good = value >= least && value <= most;
        check(good, place, "must be from " + least + " to " + most + ", not " + value);
        return good ? value : least;
    }

    public boolean isEmpty() {
        return list.isEmpty();
    }

    public List<Fault> list() {
        return List.copyOf(list);
    }
}
