package autobahn.server.rating;

/**
 * How strong somebody is thought to be, and how sure that is.
 *
 * @param mean on the usual scale: 174 more are odds of e to 1 in a game of two
 * @param deviation by which the true strength may typically differ
 */
public record Rating(double mean, double deviation) {
    /** Of somebody who has not played yet. */
    public static final Rating FIRST = new Rating(1500, 250);
    /**
     * Of Autobot with settings that nobody has played rated yet. It is what everybody alone is measured by, so it is taken to
     * be known: its settings were measured to lie closer together than this deviation (bench/results.md).
     */
    public static final Rating AUTOBOT = new Rating(1500, 100);

    private static final double SETTLED = 150;

    public int shown() {
        return (int) Math.round(mean);
    }

    /** Nineteen of twenty times the true strength is not farther off than this. */
    public int margin() {
        return (int) Math.round(1.96 * deviation);
    }

    /** Whether too little is known yet to compare it with others. */
    public boolean isProvisional() {
        return deviation > SETTLED;
    }
}
