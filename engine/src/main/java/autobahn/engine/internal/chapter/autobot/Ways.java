package autobahn.engine.internal.chapter.autobot;

import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import java.util.Arrays;

/**
 * The way that each of Autobot's trucks takes (SOLO-6): the shortest fully built one; if there is none, that with the
 * fewest unbuilt sections, then the fewest sections. Costs count an unbuilt section as {@link #UNBUILT} and any section
 * as 1, so that comparing them compares both in that order. By the rulings, roads under a roadblock lead nowhere, and a way
 * with a gap is driven as far as it is built.
 */
final class Ways {
    private static final int UNBUILT = 1000;
    private static final int FAR = Bits.small(20);

    private Ways() {}

    /** Roads under a roadblock, unless Autobot takes them for roads that are only not built yet. */
    static long barred(State s) {
        return s.figures.rulings.autobotRoadblocksBar() ? s.roadblocks : 0;
    }

    /** Sections from which the next step reaches the truck's goal. */
    static long goals(State s, Autobot bot, int truck) {
        if (s.seats[Autobot.SEAT].carriesWine(truck)) {
            return s.modules.wineGoals(s, Autobot.SEAT, truck);
        }
        long goals = 0;
        for (int section = 0; section < s.map.sections; section++) {
            goals |= s.map.sectionCountry[section] == bot.destination[truck] ? Bits.one(section) : 0;
        }
        return goals;
    }

    /** Fills in what it costs to go on from each section, itself included, to a goal. */
    private static int[] costs(State s, long goals) {
        RoadMap map = s.map;
        int[] cost = s.sectionScratch;
        Arrays.fill(cost, FAR);
        long open = (map.sections == 64 ? -1L : Bits.one(map.sections) - 1) & ~barred(s);
        for (long bits = goals & open; bits != 0; bits = Bits.rest(bits)) {
            int section = Bits.first(bits);
            cost[section] = weight(s, section);
        }
        for (boolean changed = true; changed; ) {
            changed = false;
            for (long bits = open & ~goals; bits != 0; bits = Bits.rest(bits)) {
                int section = Bits.first(bits);
                int best = FAR;
                for (long next = map.sectionAdjacent[section] & open; next != 0; next = Bits.rest(next)) {
                    best = Math.min(best, cost[Bits.first(next)]);
                }
                int through = Math.min(FAR, best + weight(s, section));
                if (through < cost[section]) {
                    cost[section] = through;
                    changed = true;
                }
            }
        }
        return cost;
    }

    private static int weight(State s, int section) {
        return Bits.has(s.built, section) ? 1 : 1 + UNBUILT;
    }

    /** The next section on a truck's way, or NONE if its next step reaches the goal or no way leads there. */
    private static int next(State s, int place, long goals, int[] cost) {
        RoadMap map = s.map;
        if (place < Seat.DEPOT && Bits.has(goals, place)) {
            return RoadMap.NONE;
        }
        long exits =
                place >= Seat.DEPOT ? map.citySections[map.depotCity[place - Seat.DEPOT]] : map.sectionAdjacent[place];
        int[] compass = s.era < 2 ? s.figures.solo.sectionSouth : s.figures.solo.sectionNorth;
        int best = RoadMap.NONE;
        for (long bits = exits; bits != 0; bits = Bits.rest(bits)) {
            int section = Bits.first(bits);
            boolean better = cost[section] < FAR
                    && (best == RoadMap.NONE
                            || cost[section] < cost[best]
                            || (cost[section] == cost[best] && compass[section] < compass[best]));
            best = better ? section : best;
        }
        return best;
    }

    /**
     * The built part of a truck's way, at most some steps long; what is beyond the goal is one step more. If the ruling
     * wants complete ways only, a way with a gap is none.
     *
     * @return how many sections were filled in
     */
    static int built(State s, Autobot bot, int truck, int steps, int[] way) {
        long goals = goals(s, bot, truck);
        int[] cost = costs(s, goals);
        int place = s.seats[Autobot.SEAT].truckPlace[truck];
        int dearest = s.figures.rulings.autobotGoesPartWay() ? FAR : UNBUILT;
        int length = 0;
        while (length < steps) {
            place = next(s, place, goals, cost);
            if (place == RoadMap.NONE || !Bits.has(s.built, place) || cost[place] >= dearest) {
                break;
            }
            way[length++] = place;
        }
        return length;
    }

    /** Sections that must still be built until a country is connected. */
    static int missing(State s, int country) {
        if (connected(s, country)) {
            return 0;
        }
        RoadMap map = s.map;
        long open = ~s.built & ~barred(s);
        long found = s.frontier & open;
        int best = FAR;
        for (int steps = 1; found != 0; steps++) {
            for (long bits = found; bits != 0; bits = Bits.rest(bits)) {
                int section = Bits.first(bits);
                best = map.sectionCountry[section] == country ? Math.min(best, steps) : best;
            }
            open &= ~found;
            found = map.adjacentTo(found) & open;
        }
        return best;
    }

    /** Whether a built section touches a city of the country. */
    static boolean connected(State s, int country) {
        for (int bits = s.touched & ~s.map.germanCities; bits != 0; bits = Bits.rest(bits)) {
            if (s.map.cityCountry[Bits.first(bits)] == country) {
                return true;
            }
        }
        return false;
    }
}
