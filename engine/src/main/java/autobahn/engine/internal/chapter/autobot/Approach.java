package autobahn.engine.internal.chapter.autobot;

import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import java.util.Arrays;

/**
 * Which sections would let one of Autobot's trucks come nearer to its destination over built roads than it can come now: the
 * first priority of building (SOLO-4). How near a place is, is counted on the map, because the rest of the way need not be
 * built yet; roads that are no way for its trucks do not count (SOLO-6).
 */
final class Approach {
    private static final int FAR = Integer.MAX_VALUE;

    private Approach() {}

    /** The options that do so; if they do it for two countries, those of the country higher on the delivery board. */
    static long of(State s, Autobot bot, long options) {
        long best = 0;
        int bestCountry = FAR;
        for (int truck = 0; truck < Seat.TRUCKS; truck++) {
            long nearer = s.seats[Autobot.SEAT].truckPlace[truck] == Seat.OFF ? 0 : nearer(s, bot, truck, options);
            // wine is bound for no country and stands below all of them
            int country = bot.destination[truck] == RoadMap.NONE ? s.figures.countries : bot.destination[truck];
            if (nearer != 0 && country <= bestCountry) {
                best = country < bestCountry ? nearer : best | nearer;
                bestCountry = country;
            }
        }
        return best;
    }

    private static long nearer(State s, Autobot bot, int truck, long options) {
        RoadMap map = s.map;
        int place = s.seats[Autobot.SEAT].truckPlace[truck];
        int[] distance = distances(s, Ways.goals(s, bot, truck));
        long exits = place >= Seat.DEPOT ? map.citySections[map.depotCity[place - Seat.DEPOT]] : 0;
        long reached = spread(map, place >= Seat.DEPOT ? exits & s.built : Bits.one(place), s.built);
        int now = least(distance, reached);
        long nearer = 0;
        for (long bits = options & (map.adjacentTo(reached) | exits); bits != 0; bits = Bits.rest(bits)) {
            long option = bits & -bits;
            // an option may also join roads to the truck's that it could not reach before
            nearer |= least(distance, spread(map, option, s.built & ~reached)) < now ? option : 0;
        }
        return nearer;
    }

    /** Steps from each section to the nearest goal, on roads that are or may be built. */
    private static int[] distances(State s, long goals) {
        int[] distance = s.sectionScratch;
        Arrays.fill(distance, FAR);
        long open = ~Ways.barred(s);
        long found = goals & open;
        for (int steps = 0; found != 0; steps++) {
            for (long bits = found; bits != 0; bits = Bits.rest(bits)) {
                distance[Bits.first(bits)] = steps;
            }
            open &= ~found;
            found = s.map.adjacentTo(found) & open;
        }
        return distance;
    }

    /** Some sections and all that can be reached from them over others. */
    private static long spread(RoadMap map, long from, long over) {
        long reached = 0;
        for (long found = from; found != 0; found = map.adjacentTo(found) & over & ~reached) {
            reached |= found;
        }
        return reached;
    }

    private static int least(int[] distance, long sections) {
        int least = FAR;
        for (long bits = sections; bits != 0; bits = Bits.rest(bits)) {
            least = Math.min(least, distance[Bits.first(bits)]);
        }
        return least;
    }
}
