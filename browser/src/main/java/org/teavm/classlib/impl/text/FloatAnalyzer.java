package org.teavm.classlib.impl.text;

/** Takes a number of single precision apart to be written. */
public final class FloatAnalyzer {
    public static final int PRECISION = 9;
    public static final int MAX_POS = 100_000_000;
    private static final int BITS = 23;
    private static final int BIAS = 150;
    private static final int EXPONENTS = 0xFF;

    private FloatAnalyzer() {}

    public static void analyze(float number, Result result) {
        int bits = Float.floatToRawIntBits(number);
        int fraction = bits & (1 << BITS) - 1;
        int power = bits >>> BITS & EXPONENTS;
        result.sign = bits < 0;
        result.mantissa = 0;
        result.exponent = 0;
        if (fraction == 0 && power == 0) {
            return;
        }
        Shortest shortest = power == 0
                ? new Shortest(fraction, 1 - BIAS, false)
                : new Shortest(fraction | 1 << BITS, power - BIAS, fraction == 0 && power > 1);
        result.exponent = shortest.exponent;
        result.mantissa = (int) shortest.digits;
        while (result.mantissa < MAX_POS) {
            result.mantissa *= 10;
        }
    }

    /** A number that is written with as many digits as {@link #PRECISION} says, and the exponent of the first. */
    public static class Result {
        public int mantissa;
        public int exponent;
        public boolean sign;
    }
}
