package autobahn.engine.internal.state;

import autobahn.engine.edition.Colour;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** Distances and compass bearings that Autobot's priorities compare (SOLO-4); they depend on the map alone. */
public final class SoloMap {
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

    public SoloMap(RoadMap map, int centre) {
        sectionToBlack = distances(map, map.colourCities[Colour.BLACK.ordinal()]);
        linkToBlack = ofLinks(map, sectionToBlack);
        atBlack = touching(map, map.colourCities[Colour.BLACK.ordinal()]);
        linkToCentre = ofLinks(map, distances(map, Bits.small(centre)));
        cityDistance = new int[map.cities * map.cities];
        for (int from = 0; from < map.cities; from++) {
            int[] distance = distances(map, Bits.small(from));
            for (int to = 0; to < map.cities; to++) {
                int best = from == to ? 0 : Integer.MAX_VALUE;
                for (long bits = from == to ? 0 : map.citySections[to]; bits != 0; bits = Bits.rest(bits)) {
                    best = Math.min(best, 1 + distance[Bits.first(bits)]);
                }
                cityDistance[from * map.cities + to] = best;
            }
        }
        double[][] sections = IntStream.range(0, map.sections)
                .mapToObj(i -> sectionPlace(map, i))
                .toArray(double[][]::new);
        double[][] links = IntStream.range(0, map.links)
                .mapToObj(i -> linkPlace(map, i, 0.5))
                .toArray(double[][]::new);
        double[][] cities = IntStream.range(0, map.cities)
                .mapToObj(i -> new double[] {map.cityLatitude[i], map.cityLongitude[i]})
                .toArray(double[][]::new);
        sectionSouth = ranks(sections, false);
        sectionNorth = ranks(sections, true);
        linkSouth = ranks(links, false);
        linkNorth = ranks(links, true);
        citySouth = ranks(cities, false);
        cityNorth = ranks(cities, true);
    }

    /** Sections between each section and the nearest of some cities. */
    private static int[] distances(RoadMap map, int cities) {
        int[] distance = new int[map.sections];
        Arrays.fill(distance, Integer.MAX_VALUE);
        long reached = touching(map, cities);
        long found = reached;
        for (int steps = 0; found != 0; steps++) {
            for (long bits = found; bits != 0; bits = Bits.rest(bits)) {
                distance[Bits.first(bits)] = steps;
            }
            found = map.adjacentTo(found) & ~reached;
            reached |= found;
        }
        return distance;
    }

    /** Sections that touch one of some cities. */
    private static long touching(RoadMap map, int cities) {
        long sections = 0;
        for (int bits = cities; bits != 0; bits = Bits.rest(bits)) {
            sections |= map.citySections[Bits.first(bits)];
        }
        return sections;
    }

    private static int[] ofLinks(RoadMap map, int[] sectionDistance) {
        int[] distance = new int[map.links];
        Arrays.fill(distance, Integer.MAX_VALUE);
        for (int s = 0; s < map.sections; s++) {
            int link = map.sectionLink[s];
            distance[link] = Math.min(distance[link], sectionDistance[s]);
        }
        return distance;
    }

    /** The middle of a one-section link; a quarter and three quarters of the way on a longer one. */
    private static double[] sectionPlace(RoadMap map, int section) {
        int sibling = map.sectionSibling[section];
        return linkPlace(
                map, map.sectionLink[section], sibling == RoadMap.NONE ? 0.5 : sibling > section ? 0.25 : 0.75);
    }

    private static double[] linkPlace(RoadMap map, int link, double part) {
        int from = map.linkFrom[link];
        int to = map.linkTo[link];
        return new double[] {
            map.cityLatitude[from] + part * (map.cityLatitude[to] - map.cityLatitude[from]),
            map.cityLongitude[from] + part * (map.cityLongitude[to] - map.cityLongitude[from])
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
