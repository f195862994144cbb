package autobahn.cli.text;

/** Lines with a name in front, broken where they would be too long. */
final class Rows {
    private static final int INDENT = 13;

    private final StringBuilder out;
    private final Paint paint;
    private final int width;

    Rows(StringBuilder out, Paint paint, int width) {
        this.out = out;
        this.paint = paint;
        this.width = width;
    }

    void add(String name, String text) {
        out.append("  ")
                .append(paint.dim("%-11s".formatted(name)))
                .append(Words.wrap(text, " │ ", width, INDENT))
                .append('\n');
    }
}
