package autobahn.bots.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;

/** How something became smaller round by round, each curve beside a level that it is to be compared with. */
public final class CurvePlot {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 320;
    private static final int LEFT = 60;
    private static final int RIGHT = 110;
    private static final int TOP = 16;
    private static final int BOTTOM = 48;
    private static final int TICKS = 4;
    private static final String AXIS = "stroke:#999;stroke-width:1";

    /**
     * One line.
     *
     * @param values after each round
     * @param level what is drawn dashed
     */
    public record Curve(String name, List<Double> values, double level) {
        public Curve {
            values = List.copyOf(values);
        }
    }

    private final List<Curve> curves;
    private final double low;
    private final double high;
    private final int rounds;

    private CurvePlot(List<Curve> curves) {
        this.curves = curves;
        double[] all = curves.stream()
                .flatMapToDouble(
                        c -> DoubleStream.concat(c.values().stream().mapToDouble(v -> v), DoubleStream.of(c.level())))
                .toArray();
        low = DoubleStream.of(all).min().orElse(0);
        high = Math.max(low + 1e-6, DoubleStream.of(all).max().orElse(1));
        rounds = curves.stream().mapToInt(c -> c.values().size()).max().orElse(1);
    }

    /** @param title what the picture shows, for those who cannot see it */
    public static String of(String title, String rounds, List<Curve> curves) {
        return new CurvePlot(curves).picture(title, rounds);
    }

    private String picture(String title, String name) {
        PlotSvg svg = new PlotSvg(WIDTH, HEIGHT);
        for (int tick = 0; tick <= TICKS; tick++) {
            double value = low + (high - low) * tick / TICKS;
            svg.line(LEFT, y(value), WIDTH - RIGHT, y(value), "stroke:#ddd;stroke-width:1");
            svg.text(LEFT - 6, y(value) + 4, "end", String.format(Locale.ROOT, "%.3f", value));
        }
        svg.line(LEFT, HEIGHT - BOTTOM, WIDTH - RIGHT, HEIGHT - BOTTOM, AXIS);
        for (int round = 0; round < rounds; round++) {
            svg.text(x(round), HEIGHT - BOTTOM + 18, "middle", Integer.toString(round + 1));
        }
        svg.text((LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 8, "middle", name);
        for (int i = 0; i < curves.size(); i++) {
            curve(svg, curves.get(i), Plots.COLOURS.get(i % Plots.COLOURS.size()));
        }
        return svg.picture(title);
    }

    private void curve(PlotSvg svg, Curve curve, String colour) {
        svg.line(
                LEFT,
                y(curve.level()),
                WIDTH - RIGHT,
                y(curve.level()),
                "stroke-width:1;stroke-dasharray:5 4;stroke:" + colour);
        List<Double> points = new ArrayList<>();
        for (int round = 0; round < curve.values().size(); round++) {
            double value = curve.values().get(round);
            points.add(x(round));
            points.add(y(value));
            svg.circle(x(round), y(value), 3, colour, String.format(Locale.ROOT, "%s %.4f", curve.name(), value));
        }
        svg.path(points, "stroke-width:2;stroke:" + colour);
        if (!points.isEmpty()) {
            svg.text(WIDTH - RIGHT + 8, points.getLast() + 4, "start", curve.name());
        }
    }

    private double x(int round) {
        return LEFT + (round + 0.5) / rounds * (WIDTH - LEFT - RIGHT);
    }

    private double y(double value) {
        return TOP + (high - value) / (high - low) * (HEIGHT - TOP - BOTTOM);
    }
}
