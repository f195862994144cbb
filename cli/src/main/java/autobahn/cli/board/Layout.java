package autobahn.cli.board;

import autobahn.engine.edition.Edition;
import java.util.HashMap;
import java.util.Map;

/**
 * Where cities stand in the picture: projected from latitude and longitude, then moved by the offsets of one table where
 * true distances would crowd the Ruhr or waste the page on foreign countries.
 */
final class Layout {
    static final int WIDTH = 1440;
    static final int HEIGHT = 900;
    static final double CITY_RADIUS = 15;
    static final double PANEL_WIDTH = 134;
    static final double PANEL_HEIGHT = 52;

    /** West, north, east and south of the part that is drawn to scale; what lies beyond is pulled in. */
    private static final double WEST = 6.5;

    private static final double NORTH = 53.8;
    private static final double EAST = 14.0;
    private static final double SOUTH = 48.9;
    private static final double PULL = 0.3;

    /**
     * What to add to a city's projected place; where its name stands, from the dot, and how it is aligned; where the
     * column of its depots begins.
     */
    record Tuning(double dx, double dy, String anchor, double nameX, double nameY, double depotX, double depotY) {}

    private static final Map<String, Tuning> TUNING = Map.ofEntries(
            Map.entry("Amsterdam", new Tuning(-45, -15, "middle", 0, 0, 0, 0)),
            Map.entry("Oberhausen", new Tuning(17, -23, "end", -20, 13, 0, 0)),
            Map.entry("Köln", new Tuning(4, 38, "end", -21, 5, 0, 0)),
            Map.entry("Dortmund", new Tuning(78, -6, "start", 14, 26, 0, 0)),
            Map.entry("Saarbrücken", new Tuning(0, 10, "end", -21, 0, 0, 0)),
            Map.entry("Paris", new Tuning(26, 65, "middle", 0, 0, 0, 0)),
            Map.entry("Mannheim", new Tuning(8, 45, "start", 4, 36, 0, 0)),
            Map.entry("Frankfurt", new Tuning(29, 9, "end", -20, 17, 0, 0)),
            Map.entry("Basel", new Tuning(-18, 71, "middle", 0, 0, 0, 0)),
            Map.entry("Bad Hersfeld", new Tuning(61, 2, "end", -19, -8, 38, 24)),
            Map.entry("Würzburg", new Tuning(65, 6, "start", 20, -8, 31, -54)),
            Map.entry("Crailsheim", new Tuning(39, 44, "end", -20, 26, -74, 44)),
            Map.entry("Nürnberg", new Tuning(123, 23, "start", 22, 11, 0, 0)),
            Map.entry("Milano", new Tuning(256, 4, "middle", 0, 0, 0, 0)),
            Map.entry("Wien", new Tuning(31, 76, "middle", 0, 0, 0, 0)),
            Map.entry("Praha", new Tuning(88, 33, "middle", 0, 0, 0, 0)),
            Map.entry("Jena", new Tuning(87, 14, "end", -6, -20, 0, 0)),
            Map.entry("Dresden", new Tuning(58, 12, "middle", 2, 34, 0, 0)),
            Map.entry("Berlin", new Tuning(64, -13, "start", 20, -5, 31, -52)),
            Map.entry("Warszawa", new Tuning(-79, 49, "middle", 0, 0, 0, 0)),
            Map.entry("Magdeburg", new Tuning(63, -27, "middle", 0, 34, 0, 0)),
            Map.entry("Hannover", new Tuning(49, 0, "start", 18, -10, 38, 24)),
            Map.entry("Hamburg", new Tuning(41, -6, "end", -21, 2, 30, 22)),
            Map.entry("Schwerin", new Tuning(110, 19, "start", 20, -5, 0, 0)),
            Map.entry("København", new Tuning(84, -9, "middle", 0, 0, 0, 0)),
            Map.entry("Århus", new Tuning(-63, 3, "middle", 0, 0, 0, 0)));

    private static final Tuning NONE = new Tuning(0, 0, "start", 20, 5, 30, 24);

    private final Map<String, Point> places = new HashMap<>();
    private final Map<String, Edition.City> cities = new HashMap<>();

    Layout(Edition edition) {
        for (Edition.City city : edition.board().cities()) {
            Tuning tuning = tuning(city.name());
            Point place = project(city.latitude(), city.longitude()).plus(tuning.dx, tuning.dy);
            places.put(city.name(), place);
            cities.put(city.name(), city);
        }
    }

    private static Point project(double latitude, double longitude) {
        double x = pull(longitude, WEST, EAST);
        double y = pull(latitude, SOUTH, NORTH);
        return new Point(170 + (x - WEST) * 90, 190 + (NORTH - y) * 112);
    }

    private static double pull(double value, double low, double high) {
        double inside = Math.clamp(value, low, high);
        return inside + (value - inside) * PULL;
    }

    Point city(String name) {
        Point place = places.get(name);
        if (place == null) {
            throw new IllegalArgumentException("no city " + name);
        }
        return place;
    }

    static Tuning tuning(String city) {
        return TUNING.getOrDefault(city, NONE);
    }

    /** Where a road from one city to another leaves the first one's dot or panel. */
    Point leave(String from, String to) {
        Point start = city(from);
        Point end = city(to);
        double length = start.distance(end);
        Edition.City city = cities.get(from);
        if (city == null || !MapPieces.foreign(city)) {
            return start.toward(end, CITY_RADIUS / length);
        }
        double dx = Math.max(1e-6, Math.abs(end.x() - start.x()));
        double dy = Math.max(1e-6, Math.abs(end.y() - start.y()));
        double part = Math.min(PANEL_WIDTH / 2 / dx, PANEL_HEIGHT / 2 / dy);
        return start.toward(end, part);
    }

    /** The two ends of a section. */
    Point[] section(MapPieces.Section section) {
        Edition.Link link = section.link();
        Point from = leave(link.from(), link.to());
        Point to = leave(link.to(), link.from());
        if (link.sections() == 1) {
            return new Point[] {from, to};
        }
        double gap = 9 / from.distance(to);
        return section.index() == 0
                ? new Point[] {from, from.toward(to, 0.5 - gap)}
                : new Point[] {from.toward(to, 0.5 + gap), to};
    }

    Point middle(Edition.Link link) {
        return leave(link.from(), link.to()).toward(leave(link.to(), link.from()), 0.5);
    }

    /** Whether something of a width would touch the panel of a foreign city of the link. */
    boolean nearPanel(Edition.Link link, Point at, double width) {
        for (String name : new String[] {link.from(), link.to()}) {
            Edition.City city = cities.get(name);
            if (city != null && MapPieces.foreign(city)) {
                Point panel = city(name);
                if (Math.abs(panel.x() - at.x()) < (PANEL_WIDTH + width) / 2 + 2
                        && Math.abs(panel.y() - at.y()) < PANEL_HEIGHT / 2 + 9) {
                    return true;
                }
            }
        }
        return false;
    }
}
