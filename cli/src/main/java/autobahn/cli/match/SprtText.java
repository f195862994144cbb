package autobahn.cli.match;

import autobahn.bots.match.DealScores;
import autobahn.bots.match.Estimate;
import autobahn.bots.match.Hypotheses;
import autobahn.bots.match.SequentialTest;
import autobahn.bots.match.Setting;
import java.util.Locale;

/** What a sequential test has found, in words. */
public final class SprtText {
    private static final double NEARLY = 1e-4;

    private SprtText() {}

    public static String of(Setting setting, Hypotheses hypotheses, SequentialTest test) {
        DealScores scores = new DealScores(setting);
        int sides = scores.sides();
        Estimate share = test.score();
        String counted = setting.options().players() == 1 ? "score against the other's" : "first places";
        String found = String.format(
                Locale.ROOT,
                "%s against %s: %d deals, %d games, %s %s (equal: %.0f %%), Elo %s%n",
                setting.bots().getFirst(),
                setting.bots().getLast(),
                test.deals(),
                test.deals() * scores.gamesOfADeal(),
                counted,
                share.percent(),
                100.0 / sides,
                new Estimate(elo(share.value(), sides), elo(share.low(), sides), elo(share.high(), sides), 0).plain());
        return found
                + String.format(
                        Locale.ROOT,
                        "log-likelihood ratio %.2f (%.2f to %.2f): %s%n",
                        test.ratio(),
                        hypotheses.lowerBound(),
                        hypotheses.upperBound(),
                        verdict(hypotheses, sides, test.verdict()));
    }

    private static String verdict(Hypotheses hypotheses, int sides, SequentialTest.Verdict verdict) {
        return switch (verdict) {
            case BETTER ->
                "better: " + bound(hypotheses.high(), sides) + " is believed, not " + bound(hypotheses.low(), sides);
            case NOT_BETTER ->
                "not better: " + bound(hypotheses.low(), sides) + " is believed, not "
                        + bound(hypotheses.high(), sides);
            case OPEN -> "not decided yet";
        };
    }

    private static String bound(double share, int sides) {
        return String.format(Locale.ROOT, "%.1f %% (Elo %.0f)", 100 * share, elo(share, sides));
    }

    private static double elo(double share, int sides) {
        return Hypotheses.elo(Math.clamp(share, NEARLY, 1 - NEARLY), sides);
    }
}
