package autobahn.bots.match;

import java.util.Locale;

/** A measured figure with its 95 % interval and the number of observations behind it. */
public record Estimate(double value, double low, double high, int count) {
    static final double Z = 1.96;

    /** A share of so many trials, by Wilson's interval; shares of a trial may be halves and thirds. */
    public static Estimate share(double successes, int trials) {
        if (trials == 0) {
            return new Estimate(0, 0, 1, 0);
        }
        double p = successes / trials;
        double z2 = Z * Z / trials;
        double centre = (p + z2 / 2) / (1 + z2);
        double half = Z * Math.sqrt(p * (1 - p) / trials + z2 / (4 * trials)) / (1 + z2);
        return new Estimate(p, Math.max(0, centre - half), Math.min(1, centre + half), trials);
    }

    /** The mean of values, by the normal approximation. */
    public static Estimate mean(double sum, double squares, int count) {
        if (count == 0) {
            return new Estimate(0, 0, 0, 0);
        }
        double mean = sum / count;
        double variance = count < 2 ? 0 : Math.max(0, (squares - sum * mean) / (count - 1));
        double half = Z * Math.sqrt(variance / count);
        return new Estimate(mean, mean - half, mean + half, count);
    }

    public String percent() {
        return String.format(Locale.ROOT, "%.1f %% (%.1f–%.1f)", 100 * value, 100 * low, 100 * high);
    }

    public String plain() {
        return String.format(Locale.ROOT, "%.1f (%.1f–%.1f)", value, low, high);
    }
}
