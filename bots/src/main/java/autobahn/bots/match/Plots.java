package autobahn.bots.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The plots of a match report. */
final class Plots {
    static final List<String> COLOURS =
            List.of("#4e79a7", "#f28e2b", "#59a14f", "#e15759", "#b07aa1", "#76b7b2", "#9c755f", "#edc948");

    private static final int WIDTH = 640;
    private static final int LEFT = 100;
    private static final int ROW = 26;
    private static final String AXIS = "stroke:#999;stroke-width:1";

    private Plots() {}

    /** Elo with intervals. */
    static String ladder(Standings standings) {
        List<Standings.Row> rows = standings.rows();
        double low = rows.stream().mapToDouble(r -> r.elo().low()).min().orElse(0) - 30;
        double high = rows.stream().mapToDouble(r -> r.elo().high()).max().orElse(1) + 30;
        PlotSvg svg = new PlotSvg(WIDTH, rows.size() * ROW + 40);
        for (int i = 0; i < rows.size(); i++) {
            Estimate elo = rows.get(i).elo();
            double y = 20 + i * ROW;
            svg.text(LEFT - 8, y + 4, "end", rows.get(i).bot());
            svg.line(x(elo.low(), low, high), y, x(elo.high(), low, high), y, "stroke:#4e79a7;stroke-width:3");
            svg.circle(x(elo.value(), low, high), y, 5, "#4e79a7", "Elo " + elo.plain());
            svg.text(WIDTH - 4, y + 4, "end", String.format(Locale.ROOT, "%.0f", elo.value()));
        }
        double base = 20 + rows.size() * ROW;
        svg.line(LEFT, base, WIDTH - 40, base, AXIS);
        for (double tick = Math.ceil(low / 200) * 200; tick < high; tick += 200) {
            svg.text(x(tick, low, high), base + 14, "middle", String.format(Locale.ROOT, "%.0f", tick));
        }
        return svg.picture("Strength of each bot as Elo with 95 % intervals");
    }

    /** How often each bot has how many points. */
    static String scores(Standings standings) {
        List<Standings.Row> rows = standings.rows();
        int most = rows.stream()
                .flatMap(r -> r.all().stream())
                .max(Integer::compare)
                .orElse(1);
        int bins = 24;
        double size = Math.max(1, (most + 1.0) / bins);
        PlotSvg svg = new PlotSvg(WIDTH, 260);
        for (int i = 0; i < rows.size(); i++) {
            double[] share = new double[bins + 1];
            for (int points : rows.get(i).all()) {
                share[(int) Math.clamp(points / size, 0, bins)] +=
                        1.0 / rows.get(i).all().size();
            }
            List<Double> line = new ArrayList<>();
            for (int bin = 0; bin <= bins; bin++) {
                line.add(40 + bin * (WIDTH - 60.0) / bins);
                line.add(220 - Math.min(1, share[bin] * 3) * 200);
            }
            String colour = COLOURS.get(i % COLOURS.size());
            svg.path(line, "stroke-width:2;stroke:" + colour);
            svg.rect(WIDTH - 130, 10 + 18.0 * i, 12, 12, colour, rows.get(i).bot());
            svg.text(WIDTH - 112, 20 + 18.0 * i, "start", rows.get(i).bot());
        }
        svg.line(40, 220, WIDTH - 20, 220, AXIS);
        for (int tick = 0; tick <= 4; tick++) {
            svg.text(40 + tick * (WIDTH - 60.0) / 4, 236, "middle", Integer.toString(most * tick / 4));
        }
        return svg.text(WIDTH / 2.0, 254, "middle", "points").picture("Distribution of points of each bot");
    }

    /** Where the points come from. */
    static String departments(Standings standings) {
        List<Standings.Row> rows = standings.rows();
        double most = rows.stream()
                .mapToDouble(r -> r.components().stream().mapToDouble(d -> d).sum())
                .max()
                .orElse(1);
        PlotSvg svg = new PlotSvg(WIDTH, rows.size() * ROW + 50);
        for (int i = 0; i < rows.size(); i++) {
            double y = 10 + i * ROW;
            svg.text(LEFT - 8, y + 14, "end", rows.get(i).bot());
            double x = LEFT;
            for (int part = 0; part < GameResult.COMPONENTS.size(); part++) {
                double points = rows.get(i).components().get(part);
                double width = points / most * (WIDTH - LEFT - 20);
                String title = String.format(Locale.ROOT, "%s %.1f", GameResult.COMPONENTS.get(part), points);
                svg.rect(x, y, width, ROW - 6, COLOURS.get(part), title);
                x += width;
            }
        }
        double x = LEFT;
        for (int part = 0; part < GameResult.COMPONENTS.size(); part++, x += 75) {
            svg.rect(x, rows.size() * ROW + 24, 10, 10, COLOURS.get(part), GameResult.COMPONENTS.get(part));
            svg.text(x + 14, rows.size() * ROW + 33, "start", GameResult.COMPONENTS.get(part));
        }
        return svg.picture("Average points of each bot by department");
    }

    private static double x(double value, double low, double high) {
        return LEFT + (value - low) / (high - low) * (WIDTH - LEFT - 60);
    }
}
