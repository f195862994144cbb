package autobahn.engine.internal.state;

import autobahn.engine.PositionException.Fault;
import autobahn.engine.PositionFault;
import java.util.ArrayList;
import java.util.List;

/** Collects what is wrong with a position, so that its author learns of everything at once. */
public final class PositionFaults {
    private static final int MOST = 200;

    private final List<Fault> list = new ArrayList<>();

    public void add(String place, PositionFault fault, Object... values) {
        if (list.size() < MOST) {
            list.add(new Fault(place, fault.of(values)));
        }
    }

    /** Adds the same fault for each of some things: a thing fills the first gap, what is the same for all the others. */
    public void addEach(List<String> names, String place, PositionFault fault, Object... others) {
        for (String name : names) {
            Object[] values = new Object[others.length + 1];
            values[0] = name;
            System.arraycopy(others, 0, values, 1, others.length);
            add(place, fault, values);
        }
    }

    /** Adds a fault unless what must hold does hold. */
    public void check(boolean holds, String place, PositionFault fault, Object... values) {
        if (!holds) {
            add(place, fault, values);
        }
    }

    /** A number, or the least allowed one in place of one out of range. */
    public int range(int value, int least, int most, String place) {
        boolean good = value >= least && value <= most;
        check(good, place, PositionFault.RANGE, least, most, value);
        return good ? value : least;
    }

    public boolean isEmpty() {
        return list.isEmpty();
    }

    public List<Fault> list() {
        return List.copyOf(list);
    }
}
