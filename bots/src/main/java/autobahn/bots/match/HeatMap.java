package autobahn.bots.match;

import autobahn.engine.edition.Edition;
import java.util.List;
import java.util.Locale;

/**
 * The road map with each section as dark as it is often built, one picture an era. Germany is drawn to scale and the foreign
 * cities are pulled in; what still crowds is moved and its name turned away from its neighbours, city by city.
 */
final class HeatMap {
    private static final int WIDTH = 500;
    private static final int HEIGHT = 560;
    /** The part that is drawn to scale. */
    private static final double WEST = 6.7;

    private static final double EAST = 14.0;
    private static final double NORTH = 53.7;
    private static final double SOUTH = 49.0;
    private static final double PULL = 0.3;
    private static final double LEFT = 100;
    private static final double RIGHT = 90;
    private static final double TOP = 84;
    private static final double BOTTOM = 110;

    /**
     * How a city is drawn.
     *
     * @param dx how far it is moved
     * @param side where its name stands: w, e, n or s
     */
    private record Place(String name, double dx, double dy, char side) {}

    private static final List<Place> PLACES = List.of(
            new Place("Saarbrücken", 0, 14, 's'),
            new Place("Köln", 0, 6, 'w'),
            new Place("Dortmund", 22, -10, 'n'),
            new Place("Oberhausen", -8, -14, 'w'),
            new Place("Hamburg", 0, 0, 'w'),
            new Place("Hannover", 0, 0, 'w'),
            new Place("Magdeburg", 0, 0, 's'),
            new Place("Frankfurt", 0, -8, 'w'),
            new Place("Mannheim", -8, 22, 's'),
            new Place("Bad Hersfeld", 0, 0, 'w'),
            new Place("Würzburg", 14, -4, 'e'),
            new Place("Crailsheim", 14, 26, 's'),
            new Place("Nürnberg", 20, 22, 's'),
            new Place("Jena", 10, 0, 's'),
            new Place("Dresden", 0, 0, 's'),
            new Place("Århus", -14, 0, 'n'),
            new Place("København", 0, 0, 'n'),
            new Place("Amsterdam", 0, 0, 'n'),
            new Place("Paris", 0, 24, 's'),
            new Place("Basel", 0, 24, 's'),
            new Place("Milano", 40, 10, 'e'),
            new Place("Wien", 0, 24, 's'),
            new Place("Praha", 14, 10, 'n'),
            new Place("Warszawa", -60, 10, 'n'));

    private HeatMap() {}

    static String era(Standings standings, Edition edition, int era) {
        List<Edition.City> cities = edition.board().cities();
        PlotSvg svg = new PlotSvg(WIDTH, HEIGHT);
        int section = 0;
        for (Edition.Link link : edition.board().links()) {
            Edition.City from = city(cities, link.from());
            Edition.City to = city(cities, link.to());
            for (int half = 0; half < link.sections(); half++, section++) {
                double a = (double) half / link.sections();
                double b = (half + 1.0) / link.sections();
                double share = standings.built(section, era);
                svg.line(
                        x(from) + a * (x(to) - x(from)),
                        y(from) + a * (y(to) - y(from)),
                        x(from) + b * (x(to) - x(from)),
                        y(from) + b * (y(to) - y(from)),
                        String.format(
                                Locale.ROOT,
                                "stroke:hsl(%.0f,80%%,%.0f%%);stroke-width:%.1f",
                                220 - 220 * share,
                                85 - 45 * share,
                                2 + 5 * share));
            }
        }
        for (Edition.City city : cities) {
            svg.circle(x(city), y(city), 3, "#333", city.name());
            name(svg, city);
        }
        svg.text(8, 16, "start", "era " + era);
        return svg.picture("How often each section is built in era " + era);
    }

    private static void name(PlotSvg svg, Edition.City city) {
        double x = x(city);
        double y = y(city);
        switch (place(city).side()) {
            case 'w' -> svg.text(x - 6, y + 4, "end", city.name());
            case 'n' -> svg.text(x, y - 7, "middle", city.name());
            case 's' -> svg.text(x, y + 15, "middle", city.name());
            default -> svg.text(x + 6, y + 4, "start", city.name());
        }
    }

    private static double x(Edition.City city) {
        double scale = (WIDTH - LEFT - RIGHT) / (EAST - WEST);
        return LEFT
                + scale * (pulled(city.longitude(), WEST, EAST) - WEST)
                + place(city).dx();
    }

    private static double y(Edition.City city) {
        double scale = (HEIGHT - TOP - BOTTOM) / (NORTH - SOUTH);
        return TOP
                + scale * (NORTH - pulled(city.latitude(), SOUTH, NORTH))
                + place(city).dy();
    }

    private static double pulled(double at, double low, double high) {
        double inside = Math.clamp(at, low, high);
        return inside + PULL * (at - inside);
    }

    private static Place place(Edition.City city) {
        return PLACES.stream()
                .filter(p -> p.name().equals(city.name()))
                .findFirst()
                .orElse(new Place(city.name(), 0, 0, 'e'));
    }

    private static Edition.City city(List<Edition.City> cities, String name) {
        return cities.stream().filter(c -> c.name().equals(name)).findFirst().orElseThrow();
    }
}
