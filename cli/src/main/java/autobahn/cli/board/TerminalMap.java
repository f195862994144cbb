package autobahn.cli.board;

import autobahn.cli.text.Paint;
import autobahn.engine.Feature;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.edition.Edition;
import java.util.List;

/**
 * The map for a terminal. A dotted line is not built, a line is a single carriageway, two lines a dual one; every link
 * carries its number, so that nobody needs the colours.
 */
public final class TerminalMap {
    private static final int MOST_COLUMNS = 130;

    private final MapPieces roads;
    private final Layout layout;
    private final Canvas canvas;
    private final int columns;
    private final int rows;

    private TerminalMap(MapPieces roads, int width) {
        this.roads = roads;
        layout = new Layout(roads.edition());
        columns = Math.min(MOST_COLUMNS, width);
        rows = columns * 2 / 5;
        canvas = new Canvas(columns, rows);
    }

    public static String of(Game game, Paint paint, int width) {
        TerminalMap map = new TerminalMap(MapPieces.of(game), width);
        map.draw();
        return map.canvas.render(paint)
                + "┈ not built  ─ built  ═ dual  ✖ roadblock  ◇ station space  ◆n station of player n  "
                + "▶n truck  + tile\n"
                + modules(game.options());
    }

    private static String modules(Options options) {
        String traffic = options.has(Feature.TRAFFIC) ? "● traffic  " : "";
        String improved = options.has(Feature.SERVICES) ? "◆n* improved station" : "";
        return traffic.isEmpty() && improved.isEmpty() ? "" : (traffic + improved).stripTrailing() + "\n";
    }

    private Point place(Point at) {
        return new Point(at.x() / Layout.MAP_WIDTH * (columns - 1), at.y() / Layout.HEIGHT * (rows - 1));
    }

    private void draw() {
        List<Edition.Link> links = roads.edition().board().links();
        links.forEach(link -> MapPieces.sections(link).forEach(this::road));
        links.forEach(this::furnish);
        roads.edition().board().cities().forEach(this::city);
    }

    private Point[] ends(MapPieces.Section section) {
        Edition.Link link = section.link();
        Point from = place(layout.city(link.from()));
        Point to = place(layout.city(link.to()));
        if (link.sections() == 1) {
            return new Point[] {from, to};
        }
        return section.index() == 0 ? new Point[] {from, from.toward(to, 0.5)} : new Point[] {from.toward(to, 0.5), to};
    }

    private void road(MapPieces.Section section) {
        Point[] ends = ends(section);
        boolean built = roads.built().contains(section.name());
        Canvas.Style style = (paint, text) -> paint.road(section.link().colour(), built, text);
        if (built && roads.upgraded().contains(MapPieces.link(section.link()))) {
            boolean flat = Math.abs(ends[1].x() - ends[0].x()) > 2 * Math.abs(ends[1].y() - ends[0].y());
            double dx = flat ? 0 : 0.5;
            double dy = flat ? 0.25 : 0;
            canvas.line(ends[0].plus(-dx, -dy), ends[1].plus(-dx, -dy), 1, style);
            canvas.line(ends[0].plus(dx, dy), ends[1].plus(dx, dy), 1, style);
        } else {
            canvas.line(ends[0], ends[1], built ? 1 : 3, style);
        }
    }

    private void furnish(Edition.Link link) {
        Canvas.Style road = (paint, text) -> paint.road(link.colour(), true, text);
        List<MapPieces.Section> sections = MapPieces.sections(link);
        for (MapPieces.Section section : sections) {
            Point[] ends = ends(section);
            Point middle = ends[0].toward(ends[1], 0.5);
            String sign = section.index() == 0 ? MapPieces.sign(link) : "";
            String block = roads.roadblocks().contains(section.name()) ? "✖" : "";
            String tile = roads.bonusTiles().containsKey(section.name()) ? "+" : "";
            String traffic = roads.traffic().contains(section.name()) ? "●" : "";
            write(middle, block + sign + tile + traffic, road);
            List<MapPieces.Truck> trucks = roads.trucksOn(section.name());
            for (MapPieces.Truck truck : trucks) {
                write(middle.plus(0, sign.isEmpty() ? 0 : 1), "▶" + (truck.seat() + 1), owner(truck.seat()));
            }
        }
        if (link.sections() == 2) {
            Integer owner = roads.stations().get(MapPieces.link(link));
            Point middle = ends(sections.get(0))[1];
            write(
                    middle,
                    owner == null ? "◇" : "◆" + (owner + 1) + improved(link),
                    owner == null ? road : owner(owner));
        }
    }

    private String improved(Edition.Link link) {
        return roads.improved().contains(MapPieces.link(link)) ? "*" : "";
    }

    private static Canvas.Style owner(int seat) {
        return (paint, text) -> paint.player(seat, text);
    }

    private void write(Point at, String text, Canvas.Style style) {
        canvas.write((int) Math.round(at.x() - text.length() / 2.0), (int) Math.round(at.y()), text, style);
    }

    private void city(Edition.City city) {
        Point at = place(layout.city(city.name()));
        Canvas.Style bold = (paint, text) -> paint.bold(text);
        if (MapPieces.foreign(city)) {
            int tiles = roads.deliveryTiles()
                    .getOrDefault(MapPieces.oneWord(String.valueOf(city.country())), List.of())
                    .size();
            write(at, "[" + city.name() + " " + city.value() + " " + "+".repeat(tiles) + "]", bold);
            return;
        }
        String value = "(" + roads.value(city.name()) + ")";
        write(at, value, bold);
        int column = (int) Math.round(at.x());
        int row = (int) Math.round(at.y());
        switch (layout.place(city.name()).sign().align()) {
            case "end" -> canvas.write(column - 2 - city.name().length(), row, city.name(), Canvas.PLAIN);
            case "middle" -> write(at.plus(0, 1), city.name(), Canvas.PLAIN);
            default -> canvas.write(column + 2, row, city.name(), Canvas.PLAIN);
        }
        StringBuilder waiting = new StringBuilder();
        for (Edition.Depot depot : roads.edition().board().depots()) {
            if (depot.city().equals(city.name())) {
                roads.trucksIn(depot).forEach(truck -> waiting.append('▶').append(truck.seat() + 1));
            }
        }
        canvas.write(column, row + 1, waiting.toString(), bold);
    }
}
