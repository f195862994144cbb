package autobahn.bots.match;

import java.util.List;
import java.util.Locale;

/** The few shapes that plots are made of. */
final class PlotSvg {
    private final StringBuilder body = new StringBuilder();
    private final int width;
    private final int height;

    PlotSvg(int width, int height) {
        this.width = width;
        this.height = height;
    }

    PlotSvg line(double x1, double y1, double x2, double y2, String style) {
        return add(String.format(
                Locale.ROOT,
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" style=\"%s\"/>",
                x1,
                y1,
                x2,
                y2,
                style));
    }

    PlotSvg rect(double x, double y, double w, double h, String fill, String title) {
        return add(String.format(
                Locale.ROOT,
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\"><title>%s</title></rect>",
                x,
                y,
                Math.max(0, w),
                h,
                fill,
                escape(title)));
    }

    PlotSvg circle(double x, double y, double r, String fill, String title) {
        return add(String.format(
                Locale.ROOT,
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\" fill=\"%s\"><title>%s</title></circle>",
                x,
                y,
                r,
                fill,
                escape(title)));
    }

    /** With a rim in the colour of the paper, so that it can be read across lines. */
    PlotSvg text(double x, double y, String anchor, String text) {
        return add(String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" paint-order=\"stroke\" stroke=\"#fff\""
                        + " stroke-width=\"3\">%s</text>",
                x,
                y,
                anchor,
                escape(text)));
    }

    /** A line through points given as x, y, x, y, … */
    PlotSvg path(List<Double> points, String style) {
        StringBuilder d = new StringBuilder();
        for (int i = 0; i + 1 < points.size(); i += 2) {
            d.append(String.format(Locale.ROOT, "%s%.1f %.1f", i == 0 ? "M" : "L", points.get(i), points.get(i + 1)));
        }
        body.append("<path d=\"")
                .append(d)
                .append("\" style=\"fill:none;")
                .append(style)
                .append("\"/>\n");
        return this;
    }

    private PlotSvg add(String shape) {
        body.append(shape).append('\n');
        return this;
    }

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** @param title what the picture shows, for those who cannot see it */
    String picture(String title) {
        return String.format(
                        Locale.ROOT,
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\""
                                + " font-family=\"sans-serif\" font-size=\"12\">%n",
                        width,
                        height,
                        escape(title))
                + body + "</svg>\n";
    }
}
