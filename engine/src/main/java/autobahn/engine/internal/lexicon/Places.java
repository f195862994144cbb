package autobahn.engine.internal.lexicon;

import autobahn.engine.PositionFault;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import java.util.ArrayList;
import java.util.List;

/** Where trucks stand and have stood: sections and depots. */
public final class Places {
    /** More of them do not fit into a trail, and no turn is that long. */
    private static final int LONGEST_TRAIL = 8;

    private Places() {}

    /** Where a player stands in a position. */
    public static String player(int seat) {
        return "players[" + seat + "]";
    }

    public static String name(int place, Lexicon words) {
        return place >= Seat.DEPOT ? words.depot.name(place - Seat.DEPOT) : words.section.name(place);
    }

    public static int read(String name, Lexicon words, String where, PositionFaults faults) {
        int depot = words.depot.find(name);
        return depot != RoadMap.NONE ? Seat.DEPOT + depot : Masks.number(name, words.section, where, faults);
    }

    /** The places that a truck has left, the last one first. */
    public static List<String> trail(long trail, Lexicon words) {
        List<String> places = new ArrayList<>();
        for (long rest = trail; rest != 0; rest = Bits.dropByte(rest)) {
            places.add(name(Bits.byteOf(rest, 0) - 1, words));
        }
        return places;
    }

    public static long readTrail(List<String> places, Lexicon words, String where, PositionFaults faults) {
        faults.check(places.size() <= LONGEST_TRAIL, where, PositionFault.LONG_TRAIL, LONGEST_TRAIL);
        long trail = 0;
        for (int i = Math.min(LONGEST_TRAIL, places.size()) - 1; i >= 0; i--) {
            trail = Bits.pushByte(trail, read(places.get(i), words, where + "[" + i + "]", faults) + 1);
        }
        return trail;
    }
}
