package autobahn.engine.internal.state;

import autobahn.engine.edition.Colour;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** Distances and compass bearings that Autobot's priorities compare (SOLO-4); they depend on the map alone. */
public final class SoloTables {
    /** Sections between a section or link and the nearest city of the black autobahn. */
    public final int[] sectionToBlack;

    public final int[] linkToBlack;
    /** Sections that touch a city of the black autobahn. */
    public final long atBlack;
    /** Sections between a link and the city at the heart of the black autobahn. */
    public final int[] linkToCentre;
    /** Ranks: 0 the southernmost, then westernmost; and 0 the northernmost, then easternmost. */
    public final int[] sectionSouth;

    public final int[] sectionNorth;
    public final int[] linkSouth;
    public final int[] linkNorth;
    public final int[] citySouth;
    public final int[] cityNorth;
    /** Fewest sections between two cities on the map, by {@code from * cities + to}. */
    public final int[] cityDistance;

    public SoloTables(Network n, int centre) {
        sectionToBlack = distances(n, n.colourCities[Colour.BLACK.ordinal()]);
        linkToBlack = ofLinks(n, sectionToBlack);
        atBlack = touching(n, n.colourCities[Colour.BLACK.ordinal()]);
        linkToCentre = ofLinks(n, distances(n, Bits.small(centre)));
        cityDistance = new int[n.cities * n.cities];
        for (int from = 0; from < n.cities; from++) {
            int[] distance = distances(n, Bits.small(from));
            for (int to = 0; to < n.cities; to++) {
                int best = from == to ? 0 : Integer.MAX_VALUE;
                for (long bits = from == to ? 0 : n.citySections[to]; bits != 0; bits = Bits.rest(bits)) {
                    best = Math.min(best, 1 + distance[Bits.first(bits)]);
                }
                cityDistance[from * n.cities + to] = best;
            }
        }
        double[][] sections =
                IntStream.range(0, n.sections).mapToObj(i -> sectionPlace(n, i)).toArray(double[][]::new);
        double[][] links =
                IntStream.range(0, n.links).mapToObj(i -> linkPlace(n, i, 0.5)).toArray(double[][]::new);
        double[][] cities = IntStream.range(0, n.cities)
                .mapToObj(i -> new double[] {n.cityLatitude[i], n.cityLongitude[i]})
                .toArray(double[][]::new);
        sectionSouth = ranks(sections, false);
        sectionNorth = ranks(sections, true);
        linkSouth = ranks(links, false);
        linkNorth = ranks(links, true);
        citySouth = ranks(cities, false);
        cityNorth = ranks(cities, true);
    }

    /** Sections between each section and the nearest of some cities. */
    private static int[] distances(Network n, int cities) {
        int[] distance = new int[n.sections];
        Arrays.fill(distance, Integer.MAX_VALUE);
        long reached = touching(n, cities);
        long found = reached;
        for (int steps = 0; found != 0; steps++) {
            for (long bits = found; bits != 0; bits = Bits.rest(bits)) {
                distance[Bits.first(bits)] = steps;
            }
            found = n.adjacentTo(found) & ~reached;
            reached |= found;
        }
        return distance;
    }

    /** Sections that touch one of some cities. */
    private static long touching(Network n, int cities) {
        long sections = 0;
        for (int bits = cities; bits != 0; bits = Bits.rest(bits)) {
            sections |= n.citySections[Bits.first(bits)];
        }
        return sections;
    }

    private static int[] ofLinks(Network n, int[] sectionDistance) {
        int[] distance = new int[n.links];
        Arrays.fill(distance, Integer.MAX_VALUE);
        for (int s = 0; s < n.sections; s++) {
            int link = n.sectionLink[s];
            distance[link] = Math.min(distance[link], sectionDistance[s]);
        }
        return distance;
    }

    /** The middle of a one-section link; a quarter and three quarters of the way on a longer one. */
    private static double[] sectionPlace(Network n, int section) {
        int sibling = n.sectionSibling[section];
        return linkPlace(n, n.sectionLink[section], sibling == Network.NONE ? 0.5 : sibling > section ? 0.25 : 0.75);
    }

    private static double[] linkPlace(Network n, int link, double part) {
        int from = n.linkFrom[link];
        int to = n.linkTo[link];
        return new double[] {
            n.cityLatitude[from] + part * (n.cityLatitude[to] - n.cityLatitude[from]),
            n.cityLongitude[from] + part * (n.cityLongitude[to] - n.cityLongitude[from])
        };
    }

    private static int[] ranks(double[][] places, boolean north) {
        Comparator<double[]> south =
                Comparator.<double[]>comparingDouble(p -> p[0]).thenComparingDouble(p -> p[1]);
        Comparator<double[]> order = north ? south.reversed() : south;
        int[] ranks = new int[places.length];
        for (int i = 0; i < places.length; i++) {
            for (double[] other : places) {
                ranks[i] += order.compare(other, places[i]) < 0 ? 1 : 0;
            }
        }
        return ranks;
    }
}
