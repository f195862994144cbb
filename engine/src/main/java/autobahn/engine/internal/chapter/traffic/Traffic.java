package autobahn.engine.internal.chapter.traffic;

import autobahn.engine.Event;
import autobahn.engine.internal.chapter.office.Promotions;
import autobahn.engine.internal.chapter.road.CityValues;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/** Module 2: traffic around busy cities (TRAF). */
public final class Traffic {
    private static final int BUSY = 6;
    public static final int TOKENS_FOR_PROMOTION = 3;

    private Traffic() {}

    public static void linkUpgraded(State s, int seat, int link, int fromBefore, int toBefore) {
        collect(s, seat, link);
        boolean from = busier(s, s.map.linkFrom[link], fromBefore);
        boolean to = busier(s, s.map.linkTo[link], toBefore);
        if (from || to) {
            if (s.isAutobot(seat)) {
                placeDue(s, link, from, to);
            } else {
                s.push(Steps.traffic(seat, link, from, to));
            }
        }
    }

    /** The upgrade has lifted a German city to 6 or more; by the ruling also one that stood there before (TRAF-2). */
    private static boolean busier(State s, int city, int before) {
        int value = CityValues.of(s, city);
        return value > before && value >= BUSY && (before < BUSY || s.figures.rulings.trafficAtEveryRise());
    }

    /** The token of an upgraded link goes to the one who upgraded it; three of them make a promotion. */
    private static void collect(State s, int seat, int link) {
        long token = s.traffic & s.map.linkSections[link];
        if (token == 0) {
            return;
        }
        Seat player = s.seats[seat];
        s.traffic &= ~token;
        player.trafficTokens++;
        if (s.listener != null) {
            s.emit(new Event.TrafficCollected(seat, Names.link(s.figures, link), player.trafficTokens));
        }
        if (player.trafficTokens == TOKENS_FOR_PROMOTION) {
            player.trafficTokens = 0;
            Promotions.grant(s, seat, 1);
        }
    }

    public static int supply(State s) {
        int left = s.figures.edition.modules().trafficTokens() - Long.bitCount(s.traffic);
        for (Seat player : s.seats) {
            left -= player.trafficTokens;
        }
        return left;
    }

    /** Sections that are due to get a token after an upgrade of a link. */
    public static long due(State s, int link, boolean from, boolean to) {
        return (from ? around(s, s.map.linkFrom[link]) : 0) | (to ? around(s, s.map.linkTo[link]) : 0);
    }

    /** The nearest section of each complete single-carriageway link at a city, if link and section are free. */
    private static long around(State s, int city) {
        RoadMap map = s.map;
        long sections = 0;
        for (int colour = 0; colour < RoadMap.COLOURS; colour++) {
            for (long bits = map.cityLinks[city * RoadMap.COLOURS + colour] & s.complete & ~s.upgraded;
                    bits != 0;
                    bits = Bits.rest(bits)) {
                int link = Bits.first(bits);
                int section = map.sectionNextTo(city, link);
                boolean free = (s.traffic & map.linkSections[link]) == 0 && !truckOn(s, section);
                sections |= free ? Bits.one(section) : 0;
            }
        }
        return sections;
    }

    private static boolean truckOn(State s, int section) {
        for (Seat player : s.seats) {
            if (player.truckPlace[0] == section || player.truckPlace[1] == section) {
                return true;
            }
        }
        return false;
    }

    public static void place(State s, int section) {
        s.traffic |= Bits.one(section);
        if (s.listener != null) {
            s.emit(new Event.TrafficPlaced(Names.section(s.figures, section)));
        }
    }

    /** The section that gets its token first where nobody chooses: by Autobot's compass. */
    private static int first(State s, long due) {
        int[] rank = s.era < 2 ? s.figures.solo.sectionSouth : s.figures.solo.sectionNorth;
        int first = Bits.first(due);
        for (long bits = due; bits != 0; bits = Bits.rest(bits)) {
            int section = Bits.first(bits);
            first = rank[section] < rank[first] ? section : first;
        }
        return first;
    }

    /** Places what is due, as far as the supply goes. */
    public static void placeDue(State s, int link, boolean from, boolean to) {
        for (long due = due(s, link, from, to); due != 0 && supply(s) > 0; due = due(s, link, from, to)) {
            place(s, first(s, due));
        }
    }
}
