package autobahn.cli.board;

import autobahn.cli.text.Paint;
import java.util.Objects;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** A grid of characters to draw on: fine lines in Braille dots, two by four a character, and text on top of them. */
final class Canvas {
    /** How a character is painted. */
    interface Style extends BiFunction<Paint, String, String> {}

    static final Style PLAIN = (paint, text) -> text;
    private static final int BRAILLE = 0x2800;
    /** The bits of a Braille character by row and column of its dots. */
    private static final int[][] DOTS = {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};

    private final int columns;
    private final int rows;
    private final int[][] dots;
    private final char[][] text;
    private final @Nullable Style[][] styles;

    Canvas(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
        dots = new int[rows][columns];
        text = new char[rows][columns];
        styles = new Style[rows][columns];
    }

    /** Draws a line, given in characters; every n-th dot only, so that more is fainter. */
    void line(Point from, Point to, int every, Style style) {
        int steps = (int) Math.max(1, Math.max(Math.abs(to.x() - from.x()) * 2, Math.abs(to.y() - from.y()) * 4));
        for (int i = 0; i <= steps; i++) {
            if (i % every == 0) {
                Point at = from.toward(to, (double) i / steps);
                dot((int) Math.round(at.x() * 2), (int) Math.round(at.y() * 4), style);
            }
        }
    }

    private void dot(int x, int y, Style style) {
        int column = x >> 1;
        int row = y >> 2;
        if (column >= 0 && column < columns && row >= 0 && row < rows) {
            dots[row][column] |= DOTS[y & 3][x & 1];
            styles[row][column] = style;
        }
    }

    /** Writes a text over what is there; it is moved so that all of it can be seen. */
    void write(int column, int row, String content, Style style) {
        int start = Math.clamp(column, 0, Math.max(0, columns - content.length()));
        int line = Math.clamp(row, 0, rows - 1);
        for (int i = 0; i < content.length() && start + i < columns; i++) {
            text[line][start + i] = content.charAt(i);
            styles[line][start + i] = style;
        }
    }

    String render(Paint paint) {
        StringBuilder out = new StringBuilder();
        for (int row = 0; row < rows; row++) {
            StringBuilder line = new StringBuilder();
            int column = 0;
            while (column < columns) {
                Style style = styles[row][column];
                StringBuilder run = new StringBuilder();
                while (column < columns && Objects.equals(styles[row][column], style)) {
                    run.append(at(row, column));
                    column++;
                }
                line.append(style == null ? run : style.apply(paint, run.toString()));
            }
            out.append(line.toString().stripTrailing()).append('\n');
        }
        return out.toString();
    }

    private char at(int row, int column) {
        if (text[row][column] != 0) {
            return text[row][column];
        }
        return dots[row][column] == 0 ? ' ' : (char) (BRAILLE + dots[row][column]);
    }
}
