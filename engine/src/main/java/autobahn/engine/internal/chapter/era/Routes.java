package autobahn.engine.internal.chapter.era;

import autobahn.engine.Event;
import autobahn.engine.MoneyReason;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Figures;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.State;
import java.util.Arrays;

/** Route cards at the end of an era (ROUTE-1). */
public final class Routes {
    private static final int FAR = Bits.small(20);

    private Routes() {}

    /** The status of the best fully built connection between two cities, or NONE. */
    public static int status(State s, int from, int to) {
        RoadMap map = s.map;
        int[] best = s.cityScratch;
        Arrays.fill(best, FAR);
        best[from] = 0;
        int[] weights = s.sectionScratch;
        for (long bits = s.complete; bits != 0; bits = Bits.rest(bits)) {
            weights[Bits.first(bits)] = weight(s, Bits.first(bits));
        }
        // no link weighs less than 0, so that relaxing all links as often as there are cities finds the best way
        for (boolean changed = true; changed; ) {
            changed = false;
            for (long bits = s.complete; bits != 0; bits = Bits.rest(bits)) {
                int link = Bits.first(bits);
                int weight = weights[link];
                int a = map.linkFrom[link];
                int b = map.linkTo[link];
                if (best[a] + weight < best[b]) {
                    best[b] = best[a] + weight;
                    changed = true;
                } else if (best[b] + weight < best[a]) {
                    best[a] = best[b] + weight;
                    changed = true;
                }
            }
        }
        return best[to] == FAR ? RoadMap.NONE : best[to];
    }

    static int weight(State s, int link) {
        return s.map.linkLength[link]
                - Bits.count(s.upgraded, link)
                - Bits.count(s.stations, link)
                + s.modules.routeBurden(s, link);
    }

    /** Whether a connection of this status brings a reward: that of its status and all above it. */
    public static boolean brings(State s, int status, int reward) {
        return status != RoadMap.NONE && status <= s.figures.routeRewardStatus[reward];
    }

    /** Rewards for a player's route. */
    public static void reward(State s, int seat) {
        int route = s.seats[seat].route;
        int status = status(s, s.figures.routeFrom[route], s.figures.routeTo[route]);
        if (s.listener != null) {
            s.emit(new Event.RouteChecked(seat, Names.route(s.figures, route), status));
        }
        Figures figures = s.figures;
        for (int i = figures.routeRewards.length - 1; i >= 0; i--) {
            if (brings(s, status, i)) {
                s.bonuses.grant(s, seat, figures.routeRewards[i], MoneyReason.ROUTE);
            }
        }
    }
}
