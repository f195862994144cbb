package autobahn.cli.board;

import autobahn.edition.Drawing;
import autobahn.engine.edition.Edition;
import java.util.List;

/** Draws cities as dots with their value, the depots, and countries as panels. */
final class CityPainter {
    private static final double DEPOT = 19;

    private final Svg svg;
    private final Layout layout;
    private final MapPieces roads;

    CityPainter(Svg svg, Layout layout, MapPieces roads) {
        this.svg = svg;
        this.layout = layout;
        this.roads = roads;
    }

    void paint() {
        roads.edition().board().cities().forEach(this::dot);
        roads.edition().trade().countries().forEach(this::panel);
    }

    private void dot(Edition.City city) {
        Point at = layout.city(city.name());
        int value = roads.value(city.name());
        svg.add(
                "circle",
                "cx",
                at.x(),
                "cy",
                at.y(),
                "r",
                Layout.CITY_RADIUS,
                "fill",
                value > 0 ? "#fff" : "#efece3",
                "stroke",
                value > 0 ? Palette.INK : Palette.FAINT,
                "stroke-width",
                2.2);
        svg.label(
                "" + value,
                at.x(),
                at.y() + 5,
                14,
                "text-anchor",
                "middle",
                "font-weight",
                700,
                "fill",
                value > 0 ? Palette.INK : Palette.FAINT);
        name(city.name(), at);
    }

    private void name(String city, Point at) {
        Drawing.City place = layout.place(city);
        svg.label(
                city,
                at.x() + place.sign().x(),
                at.y() + place.sign().y() + 4.5,
                13.5,
                "text-anchor",
                place.sign().align(),
                "font-weight",
                600,
                "fill",
                Palette.INK,
                "stroke",
                Palette.PAPER,
                "stroke-width",
                4,
                "paint-order",
                "stroke",
                "stroke-linejoin",
                "round");
        Drawing.Depots row = place.depots();
        // trucks stand on the side of the depots where the name is not
        double side = row != null && place.sign().y() > row.y() ? -20 : 20;
        Point next = row == null ? at.plus(32, 28) : at.plus(row.x(), row.y());
        for (Edition.Depot depot : roads.edition().board().depots()) {
            if (depot.city().equals(city)) {
                depot(depot, next, side);
                next = next.plus(row == null ? 27 : row.step(), 0);
            }
        }
    }

    /** Goods of a depot in a frame of its autobahn; trucks in it stand above or below. */
    private void depot(Edition.Depot depot, Point at, double side) {
        double left = at.x() - DEPOT / 2;
        double top = at.y() - DEPOT / 2;
        svg.rect(left, top, DEPOT, DEPOT, 3, "fill", "#fff", "stroke", Palette.INK, "stroke-width", 4.6);
        svg.rect(
                left,
                top,
                DEPOT,
                DEPOT,
                3,
                "fill",
                "#fff",
                "stroke",
                Palette.road(depot.colour()),
                "stroke-width",
                2.8);
        Icons.goods(svg, at, depot.goods(), Palette.INK);
        List<MapPieces.Truck> trucks = roads.trucksIn(depot);
        for (int i = 0; i < trucks.size(); i++) {
            Icons.truck(svg, at.plus(2, side * (i + 1)), trucks.get(i));
        }
    }

    private void panel(Edition.Country country) {
        Point centre = Layout.country(country.name());
        if (centre == null) {
            return;
        }
        double width = Layout.PANEL_WIDTH;
        Point at = centre.plus(-width / 2, -Layout.PANEL_HEIGHT / 2);
        svg.rect(
                at.x(),
                at.y(),
                width,
                Layout.PANEL_HEIGHT,
                6,
                "fill",
                "#fff",
                "stroke",
                Palette.SIGN_BLUE,
                "stroke-width",
                1.6);
        svg.add(
                "path",
                "d",
                "M%s %s h%s v28 h%s v-28 z"
                        .formatted(
                                Svg.number(at.x() + 0.8),
                                Svg.number(at.y() + 0.8),
                                Svg.number(width - 1.6),
                                Svg.number(1.6 - width)),
                "fill",
                Palette.SIGN_BLUE);
        svg.label(country.name(), at.x() + 8, at.y() + 19, 13, "font-weight", 700, "fill", "#fff");
        tiles(country, at.plus(0, 40.5), width);
    }

    private void tiles(Edition.Country country, Point at, double width) {
        List<String> tiles = roads.deliveryTiles().getOrDefault(MapPieces.oneWord(country.name()), List.of());
        if (tiles.isEmpty()) {
            svg.label(
                    "no delivery tiles",
                    at.x() + width / 2,
                    at.y() + 3,
                    8.5,
                    "text-anchor",
                    "middle",
                    "fill",
                    Palette.FAINT);
        }
        double each = (width - 6) / Math.max(1, tiles.size());
        for (int i = 0; i < tiles.size(); i++) {
            Icons.tile(svg, at.plus(3 + each * (i + 0.5), 0), Icons.brief(tiles.get(i)), Math.min(each - 2, 60));
        }
    }
}
