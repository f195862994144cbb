package autobahn.bots.match;

import autobahn.bots.Analysis;
import java.util.ArrayList;
import java.util.List;

/** Chances to win over a game, a line for each seat. */
public final class ChancePlot {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 320;
    private static final String AXIS = "stroke:#999;stroke-width:1";

    private ChancePlot() {}

    public static String svg(List<Analysis.Moment> moments) {
        PlotSvg svg = new PlotSvg(WIDTH, HEIGHT);
        int last = Math.max(1, moments.getLast().move());
        for (int percent = 0; percent <= 100; percent += 25) {
            svg.line(40, y(percent / 100.0), WIDTH - 20, y(percent / 100.0), "stroke:#ddd;stroke-width:1");
            svg.text(34, y(percent / 100.0) + 4, "end", percent + " %");
        }
        for (int i = 1; i < moments.size(); i++) {
            if (moments.get(i).era() != moments.get(i - 1).era()) {
                double x = x(moments.get(i).move(), last);
                svg.line(x, y(1), x, y(0), AXIS + ";stroke-dasharray:4 4");
                svg.text(x, y(1) - 4, "middle", "era " + moments.get(i).era());
            }
        }
        int seats = moments.getFirst().chances().size();
        for (int seat = 0; seat < seats; seat++) {
            List<Double> line = new ArrayList<>();
            for (Analysis.Moment moment : moments) {
                line.add(x(moment.move(), last));
                line.add(y(moment.chances().get(seat)));
            }
            String colour = Plots.COLOURS.get(seat);
            svg.path(line, "stroke-width:2;stroke:" + colour);
            svg.rect(60 + 110.0 * seat, HEIGHT - 16, 10, 10, colour, "player " + (seat + 1));
            svg.text(74 + 110.0 * seat, HEIGHT - 7, "start", "player " + (seat + 1));
        }
        svg.line(40, y(0), WIDTH - 20, y(0), AXIS);
        return svg.picture("Chances to win after each turn");
    }

    private static double x(int move, int last) {
        return 40 + (WIDTH - 60.0) * move / last;
    }

    private static double y(double chance) {
        return 20 + (HEIGHT - 60) * (1 - chance);
    }
}
