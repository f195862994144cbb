package autobahn.bots.train;

import autobahn.bots.Features;
import autobahn.bots.learn.Network;
import autobahn.bots.match.CurvePlot;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How well a network foretells games that it has not learnt from: log-loss and calibration, era by era, and siblings. */
public final class Marks {
    private static final int ERAS = 3;
    private static final int BANDS = 10;
    private static final double EDGE = 1e-6;

    private final double[] loss = new double[ERAS + 1];
    private final double[] linearLoss = new double[ERAS + 1];
    private final int[] count = new int[ERAS + 1];
    private final double[][] told = new double[ERAS][BANDS];
    private final double[][] came = new double[ERAS][BANDS];
    private final int[][] times = new int[ERAS][BANDS];
    private final float[] inputs = new float[Features.SIZE];
    private double products;
    private double netSquares;
    private double seenSquares;

    /** @param lessons of which those held out are looked at */
    public Marks(Network network, List<Lesson> lessons) {
        Network own = network.forOneThread();
        for (Lesson lesson : lessons) {
            if (lesson.isHeldOut()) {
                for (List<Example> decision : lesson.decisions()) {
                    look(own, decision);
                }
            }
        }
    }

    private void look(Network network, List<Example> decision) {
        double[] odds = new double[decision.size()];
        double meanOdds = 0;
        double meanSeen = 0;
        for (int i = 0; i < odds.length; i++) {
            Example example = decision.get(i);
            java.util.Arrays.fill(inputs, 0);
            for (int k = 0; k < example.places.length; k++) {
                inputs[example.places[k]] = example.values[k];
            }
            network.run(inputs);
            odds[i] = network.odds();
            meanOdds += odds[i] / odds.length;
            meanSeen += example.seen / odds.length;
            if (example.chosen) {
                count(example, chance(odds[i]), chance(inputs[Features.OPINION]));
            }
        }
        for (int i = 0; i < odds.length; i++) {
            double a = odds[i] - meanOdds;
            double b = decision.get(i).seen - meanSeen;
            products += a * b;
            netSquares += a * a;
            seenSquares += b * b;
        }
    }

    private void count(Example example, double chance, double linear) {
        int era = example.era - 1;
        for (int at : new int[] {era, ERAS}) {
            loss[at] += loss(example.result, chance);
            linearLoss[at] += loss(example.result, linear);
            count[at]++;
        }
        int band = Math.min(BANDS - 1, (int) (chance * BANDS));
        told[era][band] += chance;
        came[era][band] += example.result;
        times[era][band]++;
    }

    private static double chance(double odds) {
        return Math.clamp(1 / (1 + Math.exp(-odds)), EDGE, 1 - EDGE);
    }

    private static double loss(double result, double chance) {
        return -result * Math.log(chance) - (1 - result) * Math.log(1 - chance);
    }

    /** Mean log-loss over all eras. */
    public double loss() {
        return mean(loss, ERAS);
    }

    private double mean(double[] sums, int era) {
        return sums[era] / Math.max(1, count[era]);
    }

    /** Log-loss after each round of learning as a picture: each era and all of them, beside the linear value function. */
    public static String curves(String title, List<Marks> rounds) {
        List<CurvePlot.Curve> curves = new ArrayList<>();
        for (int era = 0; era <= ERAS; era++) {
            int at = era;
            curves.add(new CurvePlot.Curve(
                    era == ERAS ? "all eras" : "era " + (era + 1),
                    rounds.stream().map(marks -> marks.mean(marks.loss, at)).toList(),
                    rounds.getFirst().mean(rounds.getFirst().linearLoss, at)));
        }
        return CurvePlot.of(title, "rounds (dashed: the linear value function)", curves);
    }

    /** How closely differences between siblings follow those that search has seen, from -1 to 1. */
    public double siblings() {
        return products / Math.sqrt(Math.max(EDGE, netSquares * seenSquares));
    }

    public String line() {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%d held-out positions, log-loss %.4f (linear %.4f)",
                count[ERAS],
                loss(),
                mean(linearLoss, ERAS)));
        for (int era = 0; era < ERAS; era++) {
            text.append(String.format(
                    Locale.ROOT, ", era %d %.4f (%.4f)", era + 1, mean(loss, era), mean(linearLoss, era)));
        }
        return text.append(String.format(Locale.ROOT, ", siblings %.3f", siblings()))
                .toString();
    }

    /** What was foretold and what came, band by band. */
    public String calibration() {
        StringBuilder text = new StringBuilder("| era | foretold | came | positions |\n|--:|--:|--:|--:|\n");
        for (int era = 0; era < ERAS; era++) {
            for (int band = 0; band < BANDS; band++) {
                int n = times[era][band];
                if (n > 0) {
                    text.append(String.format(
                            Locale.ROOT,
                            "| %d | %.1f %% | %.1f %% | %d |%n",
                            era + 1,
                            100 * told[era][band] / n,
                            100 * came[era][band] / n,
                            n));
                }
            }
        }
        return text.toString();
    }
}
