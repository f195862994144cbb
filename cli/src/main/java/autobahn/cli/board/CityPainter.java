package autobahn.cli.board;

import autobahn.engine.edition.Edition;
import java.util.List;

/** Draws German cities as dots with their value, foreign ones as panels, and the depots. */
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
        for (Edition.City city : roads.edition().board().cities()) {
            if (MapPieces.foreign(city)) {
                panel(city);
            } else {
                dot(city);
            }
        }
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
        Layout.Tuning tuning = Layout.tuning(city);
        svg.label(
                city,
                at.x() + tuning.nameX(),
                at.y() + tuning.nameY(),
                13.5,
                "text-anchor",
                tuning.anchor(),
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
        Point place = at.plus(tuning.depotX(), tuning.depotY());
        for (Edition.Depot depot : roads.edition().board().depots()) {
            if (depot.city().equals(city)) {
                depot(depot, place);
                place = place.plus(0, DEPOT + 5);
            }
        }
    }

    /** Goods of a depot in a frame of its autobahn; trucks in it stand to the right. */
    private void depot(Edition.Depot depot, Point at) {
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
            Icons.truck(svg, at.plus(DEPOT + 14 + 40 * i, 1), trucks.get(i));
        }
    }

    private void panel(Edition.City city) {
        Point at = layout.city(city.name()).plus(-Layout.PANEL_WIDTH / 2, -Layout.PANEL_HEIGHT / 2);
        double width = Layout.PANEL_WIDTH;
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
        svg.label(city.name(), at.x() + 8, at.y() + 14.5, 13, "font-weight", 700, "fill", "#fff");
        svg.label(String.valueOf(city.country()), at.x() + 8, at.y() + 25, 8.5, "fill", "#cfe0f7");
        svg.add("circle", "cx", at.x() + width - 15, "cy", at.y() + 14.5, "r", 10.5, "fill", "#fff");
        svg.label(
                "" + city.value(),
                at.x() + width - 15,
                at.y() + 19,
                13,
                "text-anchor",
                "middle",
                "font-weight",
                700,
                "fill",
                Palette.INK);
        tiles(city, at.plus(0, 40.5), width);
    }

    private void tiles(Edition.City city, Point at, double width) {
        List<String> tiles =
                roads.deliveryTiles().getOrDefault(MapPieces.oneWord(String.valueOf(city.country())), List.of());
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
