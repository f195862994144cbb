package autobahn.engine.internal.chapter.era;

import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * The way that a route card stands for now: the best complete one; as long as there is none, the one that lacks least, and
 * among those the one past the fewest roadblocks.
 *
 * @param status ROUTE-1, or NONE
 * @param missing its sections that are not built
 * @param links from the card's first city on
 */
public record RouteWay(int status, int missing, List<Integer> links) {
    private static final int CLOSED = Integer.MAX_VALUE;
    /** Weighs more than any way past roadblocks, which weigh more than any status. */
    private static final int PER_MISSING = 1000;

    private static final int PER_ROADBLOCK = 100;

    public static RouteWay of(State s, int route) {
        int from = s.figures.routeFrom[route];
        int to = s.figures.routeTo[route];
        int status = Routes.status(s, from, to);
        List<Integer> links = status == RoadMap.NONE
                ? shortest(s, from, to, link -> lacking(s, link))
                : shortest(s, from, to, link -> Bits.has(s.complete, link) ? Routes.weight(s, link) : CLOSED);
        return new RouteWay(
                status, links.stream().mapToInt(link -> missing(s, link)).sum(), links);
    }

    private static int missing(State s, int link) {
        return Long.bitCount(s.map.linkSections[link] & ~s.built);
    }

    private static int lacking(State s, int link) {
        return PER_MISSING * missing(s, link)
                + PER_ROADBLOCK * Long.bitCount(s.map.linkSections[link] & s.roadblocks)
                + Routes.weight(s, link);
    }

    /** The links of the shortest way, from its first city on; none if there is no way at all. */
    private static List<Integer> shortest(State s, int from, int to, IntUnaryOperator length) {
        RoadMap map = s.map;
        int[] best = new int[map.cities];
        int[] by = new int[map.cities];
        Arrays.fill(best, CLOSED);
        Arrays.fill(by, RoadMap.NONE);
        best[from] = 0;
        for (boolean better = true; better; ) {
            better = false;
            for (int link = 0; link < map.links; link++) {
                int step = length.applyAsInt(link);
                better |= step != CLOSED
                        && (relax(best, by, link, step, map.linkFrom[link], map.linkTo[link])
                                || relax(best, by, link, step, map.linkTo[link], map.linkFrom[link]));
            }
        }
        List<Integer> way = new ArrayList<>();
        for (int city = to; by[city] != RoadMap.NONE; city = other(map, by[city], city)) {
            way.add(by[city]);
        }
        Collections.reverse(way);
        return way;
    }

    private static boolean relax(int[] best, int[] by, int link, int step, int near, int far) {
        if (best[near] == CLOSED || best[near] + step >= best[far]) {
            return false;
        }
        best[far] = best[near] + step;
        by[far] = link;
        return true;
    }

    private static int other(RoadMap map, int link, int city) {
        return map.linkFrom[link] == city ? map.linkTo[link] : map.linkFrom[link];
    }
}
