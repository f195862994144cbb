package autobahn.bots.learn;

import autobahn.engine.Box;
import autobahn.engine.Game;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What a seat may see, as a row of small whole numbers: the inputs of a network. Its layout is a list of {@link Part}s, from
 * which the documentation is made as well. It depends on the edition and the number of seats, and on nothing else.
 */
public final class Observation {
    /** Changes when the layout of some edition does. */
    public static final int VERSION = 2;

    private final List<Part> parts;
    private final int size;

    public Observation(Box box, int seats) {
        List<Part> all = new ArrayList<>(TableParts.of(box, seats));
        all.addAll(TruckParts.of(box, seats));
        for (int place = 0; place < seats; place++) {
            all.addAll(SeatParts.of(box, seats, place));
        }
        parts = List.copyOf(all);
        size = parts.stream().mapToInt(Part::size).sum();
    }

    public List<Part> parts() {
        return parts;
    }

    /** How many inputs there are. */
    public int size() {
        return size;
    }

    /** Writes all inputs, as the viewer sees the table; allocates nothing. */
    public void write(Game game, int viewer, short[] out, int at) {
        Arrays.fill(out, at, at + size, (short) 0);
        int next = at;
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            part.filler().fill(game, viewer, out, next);
            next += part.size();
        }
    }

    /** One input for each bit. */
    static void bits(long mask, short[] out, int at, int value) {
        for (long bits = mask; bits != 0; bits &= bits - 1) {
            out[at + Long.numberOfTrailingZeros(bits)] = (short) value;
        }
    }
}
