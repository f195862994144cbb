package autobahn.cli.board;

import autobahn.edition.Drawing;
import autobahn.engine.edition.Edition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where cities, countries and roads of an edition stand in the picture, by the table that the pages use too. */
final class Layout {
    static final int MAP_WIDTH = Drawing.board().width();
    static final int WIDTH = MAP_WIDTH + 400;
    static final int HEIGHT = Drawing.board().height();
    static final double CITY_RADIUS = 15;
    static final double PANEL_WIDTH = 134;
    static final double PANEL_HEIGHT = 52;

    /** How far a handle reaches towards the other city where the table does not know the road. */
    private static final double REACH = 0.36;

    private final Map<String, Drawing.City> cities = new HashMap<>();

    Layout(Edition edition) {
        for (Edition.City city : edition.board().cities()) {
            cities.put(city.name(), Drawing.board().city(city));
        }
    }

    Point city(String name) {
        return new Point(place(name).x(), place(name).y());
    }

    Drawing.City place(String city) {
        Drawing.City place = cities.get(city);
        if (place == null) {
            throw new IllegalArgumentException("no city " + city);
        }
        return place;
    }

    /** The centre of a country's panel; null where the table does not know the country. */
    static @Nullable Point country(String name) {
        Drawing.Country country = Drawing.board().countries().get(MapPieces.oneWord(name));
        return country == null ? null : new Point(country.x(), country.y());
    }

    Curve link(Edition.Link link) {
        Point from = city(link.from());
        Point to = city(link.to());
        Drawing.Road road = Drawing.board().roads().get(MapPieces.link(link));
        return road == null
                ? new Curve(from, from.toward(to, REACH), to.toward(from, REACH), to)
                : new Curve(from, handle(from, road.from()), handle(to, road.to()), to);
    }

    private static Point handle(Point city, List<Double> offset) {
        return city.plus(offset.get(0), offset.get(1));
    }

    Curve section(MapPieces.Section section) {
        Curve whole = link(section.link());
        return section.link().sections() == 1 ? whole : whole.halves().get(section.index());
    }

    Point middle(Edition.Link link) {
        return link(link).along(0.5);
    }

    /** Whether something of a width would touch the panel of a country. */
    static boolean nearPanel(Point at, double width) {
        return Drawing.board().countries().values().stream()
                .anyMatch(panel -> Math.abs(panel.x() - at.x()) < (PANEL_WIDTH + width) / 2 + 2
                        && Math.abs(panel.y() - at.y()) < PANEL_HEIGHT / 2 + 9);
    }
}
