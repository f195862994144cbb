package autobahn.bots.match;

/**
 * What a sequential test decides between: a bot's true score of a deal is at most {@code low}, or at least {@code high}.
 *
 * @param low share of first places, 0 to 1
 * @param high share of first places, above the other
 * @param alpha how often a bot of the low score may pass for one of the high
 * @param beta how often one of the high score may pass for one of the low
 */
public record Hypotheses(double low, double high, double alpha, double beta) {
    private static final double SCALE = 400;

    public Hypotheses {
        if (!(low > 0 && low < high && high < 1)) {
            throw new IllegalArgumentException(
                    "the bounds are two shares between 0 and 1, the lower one first, not " + low + " and " + high);
        }
        if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
            throw new IllegalArgumentException(
                    "errors are shares above 0 and below 0.5, not " + alpha + " and " + beta);
        }
    }

    /** The log-likelihood ratio at which the low score is taken to be the true one. */
    public double lowerBound() {
        return Math.log(beta / (1 - alpha));
    }

    /** The one for the high score. */
    public double upperBound() {
        return Math.log((1 - beta) / alpha);
    }

    /** The share of first places of one who is so much stronger than each of the others, by the Bradley–Terry model. */
    public static double share(double elo, int sides) {
        return 1 / (1 + (sides - 1) * Math.pow(10, -elo / SCALE));
    }

    /** The other way round. */
    public static double elo(double share, int sides) {
        return SCALE * Math.log10(share * (sides - 1) / (1 - share));
    }
}
