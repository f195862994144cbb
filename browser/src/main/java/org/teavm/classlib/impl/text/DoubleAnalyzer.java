package org.teavm.classlib.impl.text;

/** Takes a number apart to be written. */
public final class DoubleAnalyzer {
    public static final int DECIMAL_PRECISION = 18;
    public static final long DOUBLE_MAX_POS = 100_000_000_000_000_000L;
    private static final int BITS = 52;
    private static final int BIAS = 1075;
    private static final int EXPONENTS = 0x7FF;

    private DoubleAnalyzer() {}

    public static void analyze(double number, Result result) {
        long bits = Double.doubleToRawLongBits(number);
        long fraction = bits & (1L << BITS) - 1;
        int power = (int) (bits >>> BITS) & EXPONENTS;
        result.sign = bits < 0;
        result.mantissa = 0;
        result.exponent = 0;
        if (fraction == 0 && power == 0) {
            return;
        }
        Shortest shortest = power == 0
                ? new Shortest(fraction, 1 - BIAS, false)
                : new Shortest(fraction | 1L << BITS, power - BIAS, fraction == 0 && power > 1);
        result.exponent = shortest.exponent;
        result.mantissa = shortest.digits;
        while (result.mantissa < DOUBLE_MAX_POS) {
            result.mantissa *= 10;
        }
    }

    /** A number that is written with as many digits as {@link #DECIMAL_PRECISION} says, and the exponent of the first. */
    public static class Result {
        public long mantissa;
        public int exponent;
        public boolean sign;
    }
}
