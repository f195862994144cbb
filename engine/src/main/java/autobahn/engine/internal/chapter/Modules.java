package autobahn.engine.internal.chapter;

import autobahn.engine.internal.chapter.road.Upgrading;
import autobahn.engine.internal.chapter.service.Services;
import autobahn.engine.internal.chapter.traffic.Traffic;
import autobahn.engine.internal.chapter.wine.Wine;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;

/**
 * Where the base rules ask the modules: every hook is one method here, and a module that is switched off costs one test of
 * a flag.
 */
public final class Modules {
    private Modules() {}

    /** A link has been upgraded; the values of its cities before that are given. */
    public static void linkUpgraded(State s, int seat, int link, int fromBefore, int toBefore) {
        if (s.withTraffic) {
            Traffic.linkUpgraded(s, seat, link, fromBefore, toBefore);
        }
    }

    /** Sections on which no truck may end its movement. */
    public static long closedSections(State s) {
        return s.traffic;
    }

    /** By how much tokens on a link worsen the status of a route. */
    public static int routeBurden(State s, int link) {
        return s.withTraffic && (s.traffic & s.map.linkSections[link]) != 0 ? 1 : 0;
    }

    /** Links with an own station that the 'build station' action could improve instead. */
    public static long improvable(State s, int seat, int colours) {
        return s.withServices ? Services.improvable(s, seat, colours) : 0;
    }

    /** Whether an own station would get room for an improvement if its link were upgraded. */
    public static boolean upgradeWouldImprove(State s, int seat, int colours) {
        return s.improvements != 0 && (s.seats[seat].stations & ~s.upgraded & Upgrading.linksOf(s, colours)) != 0;
    }

    public static void addImprovements(State s, int seat, int colours, MoveList out) {
        if (s.withServices) {
            Services.addImprovements(s, seat, colours, out);
        }
    }

    public static boolean improved(State s, int link) {
        return Bits.has(s.improved, link);
    }

    /** Loading wine instead, with a card played for the 'load truck' action. */
    public static void addWine(State s, int seat, int colours, MoveList out) {
        if (s.withWine) {
            Wine.addLoads(s, seat, colours, out);
        }
    }

    /** Whether a truck that reaches a section has brought its wine home. */
    public static boolean winePasses(State s, int seat, int truck, int section) {
        return s.withWine && Wine.arrives(s, seat, truck, section);
    }

    /** Sections that end the journey of a truck with wine. */
    public static long wineGoals(State s, int seat, int truck) {
        return s.withWine ? Wine.goals(s, seat, truck) : 0;
    }

    public static boolean carriesWine(State s, int seat, int truck) {
        return s.withWine && Wine.carried(s, seat, truck);
    }

    /** Countries that count for Trade beside those delivered to. */
    public static int tradeExtra(State s, int seat) {
        return s.withWine && s.seats[seat].wine == Wine.DELIVERED ? 1 : 0;
    }
}
