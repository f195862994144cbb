package autobahn.cli.board;

import java.util.Locale;

/** Writes SVG elements; escapes what is text. Attributes come in pairs: name, value. */
final class Svg {
    private final StringBuilder text = new StringBuilder();

    Svg open(String element, Object... attributes) {
        tag(element, attributes);
        text.append(">\n");
        return this;
    }

    Svg close(String element) {
        text.append("</").append(element).append(">\n");
        return this;
    }

    Svg add(String element, Object... attributes) {
        tag(element, attributes);
        text.append("/>\n");
        return this;
    }

    /** An element with text inside. */
    Svg text(String element, String content, Object... attributes) {
        tag(element, attributes);
        text.append('>').append(escape(content)).append("</").append(element).append(">\n");
        return this;
    }

    /** A label: x, y, font size, then further attributes. */
    Svg label(String content, double x, double y, double size, Object... attributes) {
        text.append("<text x=\"%s\" y=\"%s\" font-size=\"%s\"".formatted(number(x), number(y), number(size)));
        attributes(attributes);
        text.append('>').append(escape(content)).append("</text>\n");
        return this;
    }

    /** The path of a level line. */
    static String straight(Point from, double length) {
        return "M" + number(from.x()) + " " + number(from.y()) + " h" + number(length);
    }

    Svg rect(double x, double y, double width, double height, double radius, Object... attributes) {
        text.append("<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"%s\""
                .formatted(number(x), number(y), number(width), number(height), number(radius)));
        attributes(attributes);
        text.append("/>\n");
        return this;
    }

    /** A group that is moved to a point; {@link #end} closes it. */
    Svg at(double x, double y) {
        return open("g", "transform", "translate(" + number(x) + " " + number(y) + ")");
    }

    Svg end() {
        return close("g");
    }

    private void tag(String element, Object... attributes) {
        text.append('<').append(element);
        attributes(attributes);
    }

    private void attributes(Object... attributes) {
        for (int i = 0; i < attributes.length; i += 2) {
            Object value = attributes[i + 1];
            String written = value instanceof Double number ? number(number) : escape(value.toString());
            text.append(' ').append(attributes[i]).append("=\"").append(written).append('"');
        }
    }

    static String number(double value) {
        String written = String.format(Locale.ROOT, "%.1f", value);
        return written.endsWith(".0") ? written.substring(0, written.length() - 2) : written;
    }

    static String escape(String content) {
        return content.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
