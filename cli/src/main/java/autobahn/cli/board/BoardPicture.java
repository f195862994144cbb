package autobahn.cli.board;

import autobahn.cli.text.TableText;
import autobahn.cli.text.Words;
import autobahn.engine.View;
import autobahn.engine.edition.Edition;

/** The whole board as an SVG picture, drawn in the manner of motorway signs. */
public final class BoardPicture {
    private static final String FONTS = "'DIN 1451','Bahnschrift','Segoe UI','Helvetica Neue',Arial,sans-serif";

    private BoardPicture() {}

    public static String of(MapPieces roads, View view) {
        Svg svg = new Svg();
        svg.open(
                "svg",
                "xmlns",
                "http://www.w3.org/2000/svg",
                "viewBox",
                "0 0 " + Layout.WIDTH + " " + Layout.HEIGHT,
                "width",
                Layout.WIDTH,
                "height",
                Layout.HEIGHT,
                "role",
                "img",
                "font-family",
                FONTS);
        svg.text("title", "Autobahn: " + heading(view));
        svg.rect(0, 0, Layout.WIDTH, Layout.HEIGHT, 0, "fill", Palette.PAPER);
        Layout layout = new Layout(roads.edition());
        new RoadPainter(svg, layout, roads).paint();
        new CityPainter(svg, layout, roads).paint();
        sign(svg, roads.edition(), view);
        new Sidebar(svg, roads.edition(), view).paint();
        return svg.close("svg").toString();
    }

    private static String heading(View view) {
        String players = players(view);
        return view.toMove() == null
                ? "the end, " + players
                : "era " + view.table().era() + ", " + players;
    }

    private static String players(View view) {
        return view.options().solo() != null
                ? "solo"
                : Words.count(view.players().size(), "player");
    }

    /** The title as a blue sign with a white border. */
    private static void sign(Svg svg, Edition edition, View view) {
        Edition.Era era = edition.dashboard().eras().get(view.table().era() - 1);
        svg.rect(16, 16, 320, 96, 12, "fill", Palette.SIGN_BLUE);
        svg.rect(20, 20, 312, 88, 9, "fill", "none", "stroke", "#fff", "stroke-width", 2.5);
        svg.label("Autobahn", 36, 54, 28, "font-weight", 700, "fill", "#fff");
        svg.label(players(view), 318, 52, 14, "text-anchor", "end", "fill", "#fff");
        String state = view.toMove() == null
                ? "The game is over"
                : "Era %d (%s) · %s decides"
                        .formatted(view.table().era(), era.years(), Words.player(view.toMove(), view.options()));
        svg.label(state, 36, 78, 14, "fill", "#fff");
        svg.label(
                "%d of %d sections built".formatted(view.table().sectionsBuilt(), TableText.due(view)),
                36,
                97,
                13,
                "fill",
                "#cfe0f7");
    }
}
