package autobahn.bots;

import autobahn.engine.Facts;
import autobahn.engine.MapFacts;
import java.util.Arrays;

/**
 * What follows from the roads alone: budgets, routes, distances abroad. A turn changes the roads once or not at all, and
 * the turns that are weighed against each other share most of them, so answers are kept until another network needs the
 * place.
 */
final class RoadFacts {
    static final int FAR = 99;
    private static final int ASK = -2;
    private static final int COLOURS = 7;
    private static final int NETWORKS = 256;
    private static final int WAYS = 2048;

    /** One network: roads, upgrades and stations. */
    private static final class RoadNetwork {
        long built = -1;
        long upgraded;
        long stations;
        long blocked;
        /** Answers, each worked out when it is asked for. */
        final int[] budget = new int[COLOURS];

        final int[] missing;
        final int[] status;
        /** Sections of each link that are missing; ASK if nobody has looked. */
        final int[] weight;

        RoadNetwork(int routes, int links) {
            missing = new int[routes];
            status = new int[routes];
            weight = new int[links];
        }

        void forget() {
            Arrays.fill(budget, ASK);
            Arrays.fill(missing, ASK);
            Arrays.fill(status, ASK);
            weight[0] = ASK;
        }
    }

    private final RoadNetwork[] networks = new RoadNetwork[NETWORKS];
    private final long[] wayBuilt = new long[WAYS];
    private final int[] wayPlace = new int[WAYS];
    private final int[][] way;
    private final int[] cityScratch;
    private RoadNetwork now;
    private long roads;

    RoadFacts(int routes, int countries, int cities, int links) {
        cityScratch = new int[cities];
        way = new int[WAYS][countries];
        for (int i = 0; i < NETWORKS; i++) {
            networks[i] = new RoadNetwork(routes, links);
        }
        Arrays.fill(wayPlace, -2);
        now = networks[0];
    }

    /** Turns to the network of a game; all other questions are about it. */
    void look(Facts f) {
        long built = f.built();
        roads = built;
        long upgraded = f.upgradedLinks();
        long stations = f.stationLinks();
        long blocked = f.roadblocks();
        long hash = (built * 31 + upgraded) * 0x9E3779B97F4A7C15L + stations * 0xBF58476D1CE4E5B9L + blocked;
        RoadNetwork network = networks[(int) (hash >>> 40) & NETWORKS - 1];
        now = network;
        if (network.built == built
                && network.upgraded == upgraded
                && network.stations == stations
                && network.blocked == blocked) {
            return;
        }
        network.built = built;
        network.upgraded = upgraded;
        network.stations = stations;
        network.blocked = blocked;
        network.forget();
    }

    /** What an office would divide now. */
    int budget(Facts f, int colour) {
        int[] budget = now.budget;
        if (budget[colour] == ASK) {
            budget[colour] = f.budget(colour);
        }
        return budget[colour];
    }

    /** Fewest sections that must still be built to connect a route. */
    int missing(Facts f, int route) {
        int[] missing = now.missing;
        if (missing[route] == ASK) {
            missing[route] =
                    missingSections(f, f.map().routeFrom(route), f.map().routeTo(route));
        }
        return missing[route];
    }

    /** Status of a connected route. */
    int status(Facts f, int route) {
        int[] status = now.status;
        if (status[route] == ASK) {
            status[route] = missing(f, route) == 0 ? f.routeStatus(route) : FAR;
        }
        return status[route];
    }

    private int missingSections(Facts f, int from, int to) {
        MapFacts map = f.map();
        int[] weight = weights(map);
        int[] best = cityScratch;
        Arrays.fill(best, FAR);
        best[from] = 0;
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int link = 0; link < weight.length; link++) {
                int a = map.linkFrom(link);
                int b = map.linkTo(link);
                int there = best[a] + weight[link];
                int back = best[b] + weight[link];
                if (there < best[b]) {
                    best[b] = there;
                    changed = true;
                } else if (back < best[a]) {
                    best[a] = back;
                    changed = true;
                }
            }
        }
        return best[to];
    }

    /** The same for all routes. */
    private int[] weights(MapFacts map) {
        int[] weight = now.weight;
        if (weight[0] == ASK) {
            for (int link = 0; link < weight.length; link++) {
                long open = map.linkSections(link) & ~now.built;
                weight[link] = (open & now.blocked) == 0 ? Long.bitCount(open) : FAR;
            }
        }
        return weight;
    }

    /** Steps that take a truck from a place beyond the border of each country, FAR where no road leads there. */
    int[] stepsAbroad(Facts f, int place) {
        int at = (int) ((roads * 0x9E3779B97F4A7C15L + place * 0xBF58476D1CE4E5B9L) >>> 40) & WAYS - 1;
        int[] steps = way[at];
        if (wayBuilt[at] != roads || wayPlace[at] != place) {
            wayBuilt[at] = roads;
            wayPlace[at] = place;
            spread(f, place, steps);
        }
        return steps;
    }

    private void spread(Facts f, int place, int[] steps) {
        Arrays.fill(steps, FAR);
        boolean inDepot = place >= Facts.DEPOT;
        long ring = (inDepot ? f.map().citySections(f.map().depotCity(place - Facts.DEPOT)) : 1L << place) & roads;
        long reached = ring;
        for (int taken = inDepot ? 2 : 1; ring != 0; taken++) {
            long next = 0;
            for (long bits = ring; bits != 0; bits &= bits - 1) {
                int section = Long.numberOfTrailingZeros(bits);
                next |= f.map().sectionAdjacent(section);
                int country = f.map().sectionCountry(section);
                if (country != Facts.NONE && steps[country] == FAR) {
                    steps[country] = taken;
                }
            }
            ring = next & roads & ~reached;
            reached |= ring;
        }
    }
}
