package autobahn.cli.board;

import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

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
        Point[] ends = layout.section(section);
        Colour colour = section.link().colour();
        if (!roads.built().contains(section.name())) {
            unbuilt(svg, ends[0], ends[1], colour);
        } else if (roads.upgraded().contains(MapPieces.link(section.link()))) {
            dual(svg, ends[0], ends[1], colour);
        } else {
            single(svg, ends[0], ends[1], colour, 8);
        }
    }

    static void unbuilt(Svg svg, Point from, Point to, Colour colour) {
        svg.line(from, to, "stroke", "#e7e4db", "stroke-width", 8, "stroke-linecap", "round");
        svg.line(
                from,
                to,
                "stroke",
                Palette.faint(colour),
                "stroke-width",
                2,
                "stroke-opacity",
                0.65,
                "stroke-dasharray",
                Palette.faintDashes(colour));
    }

    static void single(Svg svg, Point from, Point to, Colour colour, double width) {
        svg.line(from, to, "stroke", Palette.INK, "stroke-width", width + 2.5, "stroke-linecap", "round");
        svg.line(from, to, "stroke", Palette.road(colour), "stroke-width", width, "stroke-linecap", "round");
        svg.line(
                from,
                to,
                "stroke",
                Palette.mark(colour),
                "stroke-width",
                1.8,
                "stroke-dasharray",
                Palette.dashes(colour));
    }

    static void dual(Svg svg, Point from, Point to, Colour colour) {
        for (double side : new double[] {-5, 5}) {
            single(svg, from.beside(from, to, side), to.beside(from, to, side), colour, 6);
        }
    }

    /** Shield, roadblock, tile, develop space and truck of a section, none on top of another. */
    private void furnish(MapPieces.Section section) {
        Point[] ends = layout.section(section);
        Point middle = ends[0].toward(ends[1], 0.5);
        List<MapPieces.Truck> trucks = roads.trucksOn(section.name());
        if (section.index() == signed(section.link())) {
            Icons.shield(
                    svg, !trucks.isEmpty() ? ends[0].toward(ends[1], 0.85) : middle, MapPieces.sign(section.link()));
        }
        if (roads.roadblocks().contains(section.name())) {
            Icons.roadblock(svg, ends[0].toward(ends[1], blockedAtEnd(section) ? 0.8 : 0.2));
        }
        String tile = roads.bonusTiles().get(section.name());
        if (tile != null) {
            double width = 10 + 4.6 * Icons.brief(tile).length();
            Point place = clear(ends, middle, -width / 2 - 12);
            boolean hidden = layout.nearPanel(section.link(), place, width);
            Icons.tile(svg, hidden ? clear(ends, middle, width / 2 + 12) : place, Icons.brief(tile), width);
        }
        if (developSpaces.contains(section.name()) && !roads.built().contains(section.name())) {
            Icons.develop(svg, clear(ends, middle, -20));
        }
        if (roads.traffic().contains(section.name())) {
            Icons.traffic(svg, clear(ends, middle, 17));
        }
        for (MapPieces.Truck truck : trucks) {
            Icons.truck(svg, middle, truck);
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
    private static Point clear(Point[] ends, Point middle, double wide) {
        double length = ends[0].distance(ends[1]);
        double steep = Math.abs(ends[1].y() - ends[0].y()) / length;
        double side = ends[0].x() <= ends[1].x() ? 1 : -1;
        double flat = Math.signum(wide) * 19;
        return middle.beside(ends[0], ends[1], side * (flat + (wide - flat) * steep));
    }
}
