package autobahn.bots;

/**
 * e to a power, the same on every machine: {@code Math.exp} may differ in its last bit between a JVM and a browser, and with it a
 * bot's choice. Plain sums and products do not.
 */
final class Exponential {
    private static final double LOG2_E = 1.4426950408889634;
    /** The logarithm of 2 in two parts, the first short enough that its small multiples are exact. */
    private static final double LN2_HIGH = 0x1.62e42feep-1;

    private static final double LN2_LOW = 0x1.a39ef35793c76p-33;
    private static final int TERMS = 13;
    /** Beyond, nothing is left of it, or it is too large. */
    private static final double MOST = 700;

    private Exponential() {}

    static double of(double power) {
        if (!(power > -MOST)) {
            return 0;
        }
        if (power > MOST) {
            return Double.POSITIVE_INFINITY;
        }
        int twos = (int) Math.floor(power * LOG2_E + 0.5);
        double rest = power - twos * LN2_HIGH - twos * LN2_LOW;
        double sum = 1;
        for (int i = TERMS; i > 0; i--) {
            sum = 1 + sum * rest / i;
        }
        return sum * Double.longBitsToDouble(twos + 1023L << 52);
    }
}
