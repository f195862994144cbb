package autobahn.engine.internal.state;

import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The road map as numbers and bit masks. Sections and links are bits of a {@code long}, cities and colours bits of an
 * {@code int}; everything that depends on the map alone is worked out here once, so that playing is a few bit operations.
 *
 * <p>A link of two sections has the sections n (next to {@code from}) and n + 1 (next to {@code to}).
 */
public final class RoadMap {
    public static final int COLOURS = Colour.values().length;
    public static final int ALL_COLOURS = Bits.firstOnes(COLOURS);
    public static final int NONE = -1;

    public final int cities;
    public final int links;
    public final int sections;
    public final int depots;

    public final String[] cityName;
    /** Country of a foreign city, NONE for a German one. */
    public final int[] cityCountry;

    public final int[] cityValue;
    public final double[] cityLatitude;
    public final double[] cityLongitude;
    /** Sections that touch the city. */
    public final long[] citySections;
    /** Links of one colour at a city, by {@code city * COLOURS + colour}. */
    public final long[] cityLinks;
    /** Autobahns that run through a city, as a mask. */
    public final int[] cityColours;
    /** German cities as a mask. */
    public final int germanCities;

    public final int[] linkFrom;
    public final int[] linkTo;
    public final int[] linkColour;
    public final int[] linkLength;
    public final long[] linkSections;
    public final long doubleLinks;

    public final int[] sectionLink;
    public final int[] sectionColour;
    /** The other section of a two-section link, NONE for a one-section link. */
    public final int[] sectionSibling;
    /** Cities that the section touches. */
    public final int[] sectionCities;
    /** Country that lies one step beyond the section, or NONE. */
    public final int[] sectionCountry;
    /** Sections that one step leads to: through a city, or to the other half of the link. */
    public final long[] sectionAdjacent;
    /** Sections from which one step more delivers abroad. */
    public final long borderSections;
    /** Sections of one-section links; all others belong to two-section links. */
    public final long singleSections;

    public final long[] colourSections;
    public final long[] colourLinks;
    public final int[] colourCities;

    /** Cities with a depot of each colour. */
    public final int[] depotCities;

    public final int[] depotCity;
    public final int[] depotColour;
    public final int[] depotGoods;

    public final long startSections;
    public final long roadblocks;
    public final long developSpaces;
    /** Section of each construction-bonus space, in the edition's order. */
    public final int[] bonusSpaces;
    /** Construction-bonus space of a section, or NONE. */
    public final int[] sectionBonusSpace;

    private final Map<String, Integer> cityIndex = new HashMap<>();

    RoadMap(Edition.Board board, List<Edition.Country> countries) {
        cities = board.cities().size();
        cityName = new String[cities];
        cityCountry = new int[cities];
        cityValue = new int[cities];
        cityLatitude = new double[cities];
        cityLongitude = new double[cities];
        int german = 0;
        for (int i = 0; i < cities; i++) {
            Edition.City city = board.cities().get(i);
            cityName[i] = city.name();
            cityIndex.put(city.name(), i);
            cityCountry[i] = NONE;
            for (int c = 0; c < countries.size(); c++) {
                if (countries.get(c).name().equals(city.country())) {
                    cityCountry[i] = c;
                }
            }
            cityValue[i] = city.value();
            cityLatitude[i] = city.latitude();
            cityLongitude[i] = city.longitude();
            german |= city.country() == null ? Bits.small(i) : 0;
        }
        germanCities = german;

        links = board.links().size();
        sections = board.links().stream().mapToInt(Edition.Link::sections).sum();
        linkFrom = new int[links];
        linkTo = new int[links];
        linkColour = new int[links];
        linkLength = new int[links];
        linkSections = new long[links];
        sectionLink = new int[sections];
        sectionColour = new int[sections];
        sectionSibling = new int[sections];
        sectionCities = new int[sections];
        sectionCountry = new int[sections];
        sectionAdjacent = new long[sections];
        citySections = new long[cities];
        cityLinks = new long[cities * COLOURS];
        cityColours = new int[cities];
        colourSections = new long[COLOURS];
        colourLinks = new long[COLOURS];
        colourCities = new int[COLOURS];
        long doubles = 0;
        long singles = 0;
        int section = 0;
        for (int link = 0; link < links; link++) {
            Edition.Link data = board.links().get(link);
            int from = city(data.from());
            int to = city(data.to());
            int colour = data.colour().ordinal();
            linkFrom[link] = from;
            linkTo[link] = to;
            linkColour[link] = colour;
            linkLength[link] = data.sections();
            colourLinks[colour] |= Bits.one(link);
            colourCities[colour] |= Bits.small(from) | Bits.small(to);
            cityColours[from] |= Bits.small(colour);
            cityColours[to] |= Bits.small(colour);
            cityLinks[from * COLOURS + colour] |= Bits.one(link);
            cityLinks[to * COLOURS + colour] |= Bits.one(link);
            boolean twoSections = data.sections() == 2;
            doubles |= twoSections ? Bits.one(link) : 0;
            for (int half = 0; half < data.sections(); half++, section++) {
                sectionLink[section] = link;
                sectionColour[section] = colour;
                sectionSibling[section] = !twoSections ? NONE : half == 0 ? section + 1 : section - 1;
                sectionCities[section] = !twoSections
                        ? Bits.small(from) | Bits.small(to)
                        : half == 0 ? Bits.small(from) : Bits.small(to);
                linkSections[link] |= Bits.one(section);
                colourSections[colour] |= Bits.one(section);
                singles |= twoSections ? 0 : Bits.one(section);
            }
        }
        doubleLinks = doubles;
        singleSections = singles;
        connectSections();
        long borders = 0;
        for (int s = 0; s < sections; s++) {
            borders |= sectionCountry[s] != NONE ? Bits.one(s) : 0;
        }
        borderSections = borders;

        depots = board.depots().size();
        depotCities = new int[COLOURS];
        depotCity = new int[depots];
        depotColour = new int[depots];
        depotGoods = new int[depots];
        for (int i = 0; i < depots; i++) {
            Edition.Depot depot = board.depots().get(i);
            depotCity[i] = city(depot.city());
            depotColour[i] = depot.colour().ordinal();
            depotGoods[i] = depot.goods().ordinal();
            depotCities[depotColour[i]] |= Bits.small(depotCity[i]);
        }

        startSections = mask(board.startSections());
        roadblocks = mask(board.roadblocks());
        developSpaces = mask(board.developSpaces());
        bonusSpaces = board.bonusSpaces().stream()
                .mapToInt(s -> section(s.near(), s.far()))
                .toArray();
        sectionBonusSpace = new int[sections];
        java.util.Arrays.fill(sectionBonusSpace, NONE);
        for (int i = 0; i < bonusSpaces.length; i++) {
            sectionBonusSpace[bonusSpaces[i]] = i;
        }
    }

    private void connectSections() {
        for (int s = 0; s < sections; s++) {
            for (int bits = sectionCities[s]; bits != 0; bits = Bits.rest(bits)) {
                citySections[Bits.first(bits)] |= Bits.one(s);
            }
        }
        for (int s = 0; s < sections; s++) {
            sectionCountry[s] = NONE;
            long near = sectionSibling[s] == NONE ? 0 : Bits.one(sectionSibling[s]);
            for (int bits = sectionCities[s]; bits != 0; bits = Bits.rest(bits)) {
                int city = Bits.first(bits);
                near |= citySections[city];
                if (cityCountry[city] != NONE) {
                    sectionCountry[s] = cityCountry[city];
                }
            }
            sectionAdjacent[s] = near & ~Bits.one(s);
        }
    }

    private long mask(List<Edition.Section> names) {
        long mask = 0;
        for (Edition.Section name : names) {
            mask |= Bits.one(section(name.near(), name.far()));
        }
        return mask;
    }

    /** The city of that name; the edition has been checked, so there is one. */
    public int city(String name) {
        Integer index = cityIndex.get(name);
        if (index == null) {
            throw new IllegalArgumentException("no city " + name);
        }
        return index;
    }

    /** The link between two cities, or NONE. */
    public int link(int cityA, int cityB) {
        for (int link = 0; link < links; link++) {
            if ((linkFrom[link] == cityA && linkTo[link] == cityB)
                    || (linkFrom[link] == cityB && linkTo[link] == cityA)) {
                return link;
            }
        }
        return NONE;
    }

    /** The section next to {@code near} on a link. */
    public int sectionNextTo(int near, int link) {
        int first = Bits.first(linkSections[link]);
        return linkLength[link] == 2 && linkTo[link] == near ? first + 1 : first;
    }

    private int section(String near, String far) {
        return sectionNextTo(city(near), link(city(near), city(far)));
    }

    /** The sections next to all sections of a mask, those themselves included where they touch one another. */
    public long adjacentTo(long mask) {
        long adjacent = 0;
        for (long bits = mask; bits != 0; bits = Bits.rest(bits)) {
            adjacent |= sectionAdjacent[Bits.first(bits)];
        }
        return adjacent;
    }

    /** The cities that sections of a mask touch. */
    public int citiesTouchedBy(long mask) {
        int touched = 0;
        for (long bits = mask; bits != 0; bits = Bits.rest(bits)) {
            touched |= sectionCities[Bits.first(bits)];
        }
        return touched;
    }

    /** The links all of whose sections are in a mask. */
    public long linksCompleteIn(long mask) {
        long complete = 0;
        for (int link = 0; link < links; link++) {
            if ((linkSections[link] & ~mask) == 0) {
                complete |= Bits.one(link);
            }
        }
        return complete;
    }
}
