package autobahn.bots;

import autobahn.engine.Facts;
import java.util.Arrays;

/**
 * How far it is from every section to the nearest border behind which a truck of a seat would be welcome: one walk inwards
 * from all borders answers for all places, and most questions in a row are about the same roads.
 */
final class BorderDistances {
    /** No such border within reach. */
    static final int FAR = 20;
    /** Steps that a country not yet delivered to is worth. */
    private static final int DETOUR = 4;

    private final byte[] steps = new byte[Long.SIZE];
    private long[] borders = {};
    private long roads = -1;
    private int delivered;

    private void look(Facts f, int seat) {
        if (f.built() != roads || f.seat(seat).delivered() != delivered) {
            roads = f.built();
            delivered = f.seat(seat).delivered();
            walk(f);
        }
    }

    private void walk(Facts f) {
        long fresh = 0;
        long known = 0;
        long[] all = borders(f);
        for (int country = 0; country < all.length; country++) {
            if ((delivered >>> country & 1) == 0) {
                fresh |= all[country];
            } else {
                known |= all[country];
            }
        }
        Arrays.fill(steps, (byte) FAR);
        long reached = 0;
        long ring = fresh & roads;
        for (int taken = 1; taken < FAR && (ring != 0 || taken <= DETOUR); taken++) {
            reached |= ring;
            long next = taken == DETOUR ? known : 0;
            for (long bits = ring; bits != 0; bits &= bits - 1) {
                int section = Long.numberOfTrailingZeros(bits);
                steps[section] = (byte) taken;
                next |= f.map().sectionAdjacent(section);
            }
            ring = next & roads & ~reached;
        }
    }

    private long[] borders(Facts f) {
        if (borders.length == 0) {
            long[] found = new long[Integer.SIZE];
            for (int section = 0; section < f.map().sections(); section++) {
                if (f.map().sectionCountry(section) != Facts.NONE) {
                    found[f.map().sectionCountry(section)] |= 1L << section;
                }
            }
            borders = found;
        }
        return borders;
    }

    /** Steps from a section or depot beyond that border, those known already a few more; at most FAR. */
    int from(Facts f, int seat, int place) {
        look(f, seat);
        if (place < Facts.DEPOT) {
            return steps[place];
        }
        int nearest = FAR;
        for (long bits = f.map().citySections(f.map().depotCity(place - Facts.DEPOT)) & roads;
                bits != 0;
                bits &= bits - 1) {
            nearest = Math.min(nearest, 1 + steps[Long.numberOfTrailingZeros(bits)]);
        }
        return nearest;
    }
}
