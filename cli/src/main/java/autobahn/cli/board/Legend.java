package autobahn.cli.board;

import autobahn.cli.text.Words;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Goods;

/** Explains the signs of the picture. */
final class Legend {
    private static final double ROW = 24;
    private static final double[] COLUMNS = {0, 136, 246};

    private final Svg svg;

    Legend(Svg svg) {
        this.svg = svg;
    }

    void paint(Point at) {
        Point from = at.plus(0, 10);
        RoadPainter.unbuilt(svg, Svg.straight(from, 34), Colour.RED);
        text(0, 0, at, "not built");
        RoadPainter.single(svg, Svg.straight(from.plus(2, ROW), 30), Colour.RED);
        text(0, 1, at, "built");
        RoadPainter.dual(svg, Svg.straight(from.plus(2, 2 * ROW), 30), Colour.RED);
        text(0, 2, at, "dual carriageway");
        Icons.roadblock(svg, from.plus(17, 3 * ROW));
        text(0, 3, at, "roadblock");
        Icons.station(svg, from.plus(COLUMNS[1] + 10, 0), -1);
        Icons.station(svg, from.plus(COLUMNS[1] + 26, 0), 0);
        text(1, 0, at, "stations");
        Icons.truck(svg, from.plus(COLUMNS[1] + 19, ROW), new MapPieces.Truck(0, 1, null, null, Goods.CHEMICALS));
        text(1, 1, at, "truck, goods");
        Icons.tile(svg, from.plus(COLUMNS[1] + 18, 2 * ROW), "tile", 32);
        text(1, 2, at, "bonus tile");
        Icons.develop(svg, from.plus(COLUMNS[1] + 18, 3 * ROW));
        text(1, 3, at, "develop space");
        for (int i = 0; i < 4; i++) {
            Goods goods = Goods.values()[i];
            Icons.goods(svg, from.plus(COLUMNS[2] + 16, i * ROW), goods, Palette.INK);
            svg.label(Words.word(goods), at.x() + COLUMNS[2] + 30, at.y() + 14 + i * ROW, 11, "fill", Palette.INK);
        }
    }

    private void text(int column, int row, Point at, String text) {
        svg.label(text, at.x() + COLUMNS[column] + 42, at.y() + 14 + row * ROW, 11, "fill", Palette.INK);
    }
}
