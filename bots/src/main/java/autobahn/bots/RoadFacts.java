package autobahn.bots;

import autobahn.engine.Facts;
import java.util.Arrays;

/**
 * What follows from the roads alone: budgets, routes, distances abroad. A turn changes the roads once or not at all, and
 * the turns that are weighed against each other share most of them, so answers are kept until another network needs the
 * place.
 */
final class RoadFacts {
    static final int FAR = 99;
    private static final int COLOURS = 7;
    private static final int NETWORKS = 256;
    private static final int WAYS = 2048;

    /** One network: roads, upgrades and stations. */
    private static final class Network {
        long built = -1;
        long upgraded;
        long stations;
        long blocked;
        final int[] budget = new int[COLOURS];
        final int[] missing;
        final int[] status;

        Network(int routes) {
            missing = new int[routes];
            status = new int[routes];
        }
    }

    private final Network[] networks = new Network[NETWORKS];
    private final long[] wayBuilt = new long[WAYS];
    private final int[] wayPlace = new int[WAYS];
    private final int[][] way;
    private final int routes;
    private final int[] cityScratch;
    private Network now;
    private long roads;

    RoadFacts(int routes, int countries, int cities) {
        this.routes = routes;
        cityScratch = new int[cities];
        way = new int[WAYS][countries];
        for (int i = 0; i < NETWORKS; i++) {
            networks[i] = new Network(routes);
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
        Network network = networks[(int) (hash >>> 40) & NETWORKS - 1];
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
        for (int colour = 0; colour < COLOURS; colour++) {
            network.budget[colour] = f.budget(colour);
        }
        for (int route = 0; route < routes; route++) {
            network.missing[route] =
                    missingSections(f, f.map().routeFrom(route), f.map().routeTo(route));
            network.status[route] = network.missing[route] == 0 ? f.routeStatus(route) : FAR;
        }
    }

    int budget(int colour) {
        return now.budget[colour];
    }

    /** Fewest sections that must still be built to connect a route. */
    int missing(int route) {
        return now.missing[route];
    }

    /** Status of a connected route. */
    int status(int route) {
        return now.status[route];
    }

    private int missingSections(Facts f, int from, int to) {
        int[] best = cityScratch;
        Arrays.fill(best, FAR);
        best[from] = 0;
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int link = 0; link < f.map().links(); link++) {
                long open = f.map().linkSections(link) & ~now.built;
                if ((open & now.blocked) == 0) {
                    int weight = Long.bitCount(open);
                    int a = f.map().linkFrom(link);
                    int b = f.map().linkTo(link);
                    if (best[a] + weight < best[b]) {
                        best[b] = best[a] + weight;
                        changed = true;
                    } else if (best[b] + weight < best[a]) {
                        best[a] = best[b] + weight;
                        changed = true;
                    }
                }
            }
        }
        return best[to];
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
