package autobahn.cli.board;

import autobahn.cli.text.Words;
import autobahn.engine.Position;
import autobahn.engine.Score;
import autobahn.engine.View;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition;
import java.util.List;

/** The column on the right: players, and the autobahns with who sits in their offices. */
final class Sidebar {
    static final double LEFT = Layout.MAP_WIDTH + 12;
    static final double WIDTH = 376;
    /** Where the legend begins. */
    private static final double BOTTOM = Layout.HEIGHT - 130;

    private final Svg svg;
    private final Edition edition;
    private final View view;

    Sidebar(Svg svg, Edition edition, View view) {
        this.svg = svg;
        this.edition = edition;
        this.view = view;
    }

    void paint() {
        double y = 24;
        for (int seat = 0; seat < view.players().size(); seat++) {
            player(seat, y);
            y += 92;
        }
        offices(Math.max(y + 8, 300));
        card(LEFT, BOTTOM, WIDTH, 116);
        new Legend(svg).paint(new Point(LEFT + 10, BOTTOM + 8));
    }

    private void card(double x, double y, double width, double height) {
        svg.rect(x, y, width, height, 8, "fill", Palette.CARD, "stroke", Palette.RULE, "stroke-width", 1);
    }

    private void player(int seat, double y) {
        Position.Player player = view.players().get(seat);
        Score score = view.scores().stream()
                .filter(each -> each.seat() == seat)
                .findFirst()
                .orElse(null);
        boolean moves = view.toMove() != null && view.toMove() == seat;
        card(LEFT, y, WIDTH, 84);
        svg.rect(LEFT, y, 6, 84, 3, "fill", Palette.player(seat));
        Icons.player(svg, new Point(LEFT + 28, y + 22), seat, 11);
        bold(Words.player(seat, view.options()), LEFT + 46, y + 27, 15);
        if (moves) {
            svg.rect(LEFT + 118, y + 13, 62, 18, 9, "fill", Palette.player(seat));
            svg.label("decides", LEFT + 149, y + 26, 11, "text-anchor", "middle", "fill", "#fff");
        }
        String money = Words.isAutobot(seat, view.options()) ? "" : "DM " + player.money();
        svg.label(money, LEFT + 290, y + 27, 15, "text-anchor", "end", "font-weight", 700);
        if (score != null) {
            svg.label(score.total() + " points", LEFT + WIDTH - 12, y + 27, 13, "text-anchor", "end");
        }
        line(
                LEFT + 20,
                y + 50,
                "%d employees free · %d in the lobby · %d on floors"
                        .formatted(player.supply(), player.lobby(), floors(player)));
        line(
                LEFT + 20,
                y + 68,
                "%s · %s · development %d · %s"
                        .formatted(
                                Words.count(player.stations().size(), "station"),
                                Words.count(player.delivered().size(), "country")
                                        .replace("countrys", "countries"),
                                player.development(),
                                Words.count(player.tiles().size(), "tile")));
    }

    private static int floors(Position.Player player) {
        return player.departments().values().stream().mapToInt(List::size).sum();
    }

    private void line(double x, double y, String text) {
        svg.label(text, x, y, 12, "fill", Palette.INK);
    }

    private void bold(String text, double x, double y, double size) {
        svg.label(text, x, y, size, "font-weight", 700, "fill", Palette.INK);
    }

    private void offices(double y) {
        List<Edition.Link> links = edition.board().links();
        card(LEFT, y, WIDTH, BOTTOM - 18 - y);
        bold("Autobahns and their offices", LEFT + 14, y + 24, 14);
        double row = Math.min(62, (BOTTOM - 58 - y) / Colour.values().length);
        for (Colour colour : Colour.values()) {
            double middle = y + 38 + row * (colour.ordinal() + 0.5);
            RoadPainter.single(svg, Svg.straight(new Point(LEFT + 18, middle), 60), colour);
            List<String> signs = links.stream()
                    .filter(link -> link.colour() == colour)
                    .map(MapPieces::sign)
                    .distinct()
                    .toList();
            svg.label(Words.title(colour), LEFT + 92, middle + 4.5, 13, "fill", Palette.INK);
            double x = LEFT + 160;
            for (String sign : signs) {
                Icons.shield(svg, new Point(x, middle), sign);
                x += 34;
            }
            seats(colour, middle);
        }
    }

    private void seats(Colour colour, double y) {
        List<Integer> seated = view.table().offices().getOrDefault(colour, List.of());
        int seats = view.reckoning().officeSeats().getOrDefault(colour, 0);
        for (int i = 0; i < seats; i++) {
            Point at = new Point(LEFT + WIDTH - 20 - (seats - 1 - i) * 24, y);
            if (i < seated.size()) {
                Icons.player(svg, at, seated.get(i), 10);
            } else {
                svg.add("circle", "cx", at.x(), "cy", at.y(), "r", 9.0, "fill", Palette.PAPER, "stroke", Palette.RULE);
            }
        }
    }
}
