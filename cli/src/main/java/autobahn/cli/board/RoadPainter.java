package autobahn.cli.board;

import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Draws the roads and what lies on them. */
final class RoadPainter {
    private final Svg svg;
    private final Layout layout;
    private final MapPieces roads;
    private final Set<String> developSpaces;

    RoadPainter(Svg svg, Layout layout, MapPieces roads) {
        this.svg = svg;
        this.layout = layout;
        this.roads = roads;
        developSpaces = roads.edition().board().developSpaces().stream()
                .map(roads::name)
                .collect(Collectors.toSet());
    }

    void paint() {
        for (Edition.Link link : roads.edition().board().links()) {
            MapPieces.sections(link).forEach(this::road);
        }
        for (Edition.Link link : roads.edition().board().links()) {
            MapPieces.sections(link).forEach(this::furnish);
            if (link.sections() == 2) {
                Integer owner = roads.stations().get(MapPieces.link(link));
                Icons.station(svg, layout.middle(link), owner == null ? -1 : owner);
                if (roads.improved().contains(MapPieces.link(link))) {
                    Icons.improvement(svg, layout.middle(link).plus(9, -9));
                }
            }
        }
    }

    private void road(MapPieces.Section section) {
        Curve curve = layout.section(section);
        Colour colour = section.link().colour();
        if (!roads.built().contains(section.name())) {
            unbuilt(svg, curve.path(), colour);
        } else if (roads.upgraded().contains(MapPieces.link(section.link()))) {
            dual(svg, curve.path(), colour);
        } else {
            single(svg, curve.path(), colour);
        }
    }

    static void unbuilt(Svg svg, String path, Colour colour) {
        stroke(svg, path, "#e7e4db", 8, "stroke-linecap", "round");
        stroke(
                svg,
                path,
                Palette.faint(colour),
                2,
                "stroke-opacity",
                0.65,
                "stroke-dasharray",
                Palette.faintDashes(colour));
    }

    static void single(Svg svg, String path, Colour colour) {
        stroke(svg, path, Palette.INK, 10.5, "stroke-linecap", "round");
        stroke(svg, path, Palette.road(colour), 8, "stroke-linecap", "round");
        stroke(svg, path, Palette.mark(colour), 1.8, "stroke-dasharray", Palette.dashes(colour));
    }

    /** Two carriageways with a strip between them, on which the dashes tell the autobahn. */
    static void dual(Svg svg, String path, Colour colour) {
        stroke(svg, path, Palette.INK, 17, "stroke-linecap", "round");
        stroke(svg, path, Palette.road(colour), 14.5, "stroke-linecap", "round");
        boolean dark = colour == Colour.BLACK;
        stroke(svg, path, dark ? "#ffffff" : Palette.INK, 4.2);
        stroke(svg, path, dark ? Palette.INK : "#ffffff", 1.6, "stroke-dasharray", Palette.faintDashes(colour));
    }

    private static void stroke(Svg svg, String path, String colour, double width, Object... more) {
        Object[] attributes = {"d", path, "fill", "none", "stroke", colour, "stroke-width", width};
        svg.add("path", Stream.concat(Stream.of(attributes), Stream.of(more)).toArray());
    }

    /** Shield, roadblock, tile, develop space and truck of a section, none on top of another. */
    private void furnish(MapPieces.Section section) {
        Curve curve = layout.section(section);
        List<MapPieces.Truck> trucks = roads.trucksOn(section.name());
        if (section.index() == signed(section.link())) {
            Icons.shield(svg, curve.along(trucks.isEmpty() ? 0.5 : 0.78), MapPieces.sign(section.link()));
        }
        if (roads.roadblocks().contains(section.name())) {
            Icons.roadblock(svg, curve.along(blockedAtEnd(section) ? 0.75 : 0.25));
        }
        String tile = roads.bonusTiles().get(section.name());
        if (tile != null) {
            double width = 10 + 4.6 * Icons.brief(tile).length();
            Point place = clear(curve, -width / 2 - 12);
            boolean hidden = Layout.nearPanel(place, width);
            Icons.tile(svg, hidden ? clear(curve, width / 2 + 12) : place, Icons.brief(tile), width);
        }
        if (developSpaces.contains(section.name()) && !roads.built().contains(section.name())) {
            Icons.develop(svg, clear(curve, -20));
        }
        if (roads.traffic().contains(section.name())) {
            Icons.traffic(svg, clear(curve, 17));
        }
        for (MapPieces.Truck truck : trucks) {
            Icons.truck(svg, curve.along(0.5), truck);
        }
    }

    /** The section of a link that carries the shield: the one on which less lies. */
    private int signed(Edition.Link link) {
        List<MapPieces.Section> sections = MapPieces.sections(link);
        return sections.size() == 2 && load(sections.get(1)) < load(sections.get(0)) ? 1 : 0;
    }

    private int load(MapPieces.Section section) {
        String name = section.name();
        return (roads.bonusTiles().containsKey(name) ? 1 : 0)
                + (roads.roadblocks().contains(name) ? 2 : 0)
                + (roads.trucksOn(name).isEmpty() ? 0 : 2);
    }

    private boolean blockedAtEnd(MapPieces.Section section) {
        return roads.edition().board().roadblocks().stream()
                .anyMatch(block -> block.near().equals(section.link().to())
                        && roads.name(block).equals(section.name()));
    }

    /** A place beside the road, farther off where the road is steep, as what is put there is wider than high. */
    private static Point clear(Curve curve, double wide) {
        double side = curve.from().x() <= curve.to().x() ? 1 : -1;
        double flat = Math.signum(wide) * 19;
        return curve.beside(0.5, side * (flat + (wide - flat) * curve.steepness(0.5)));
    }
}
