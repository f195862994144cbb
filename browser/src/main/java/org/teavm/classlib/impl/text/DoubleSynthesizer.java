package org.teavm.classlib.impl.text;

/** Puts a number together that was read. */
public final class DoubleSynthesizer {
    private static final int DIGITS = 18;
    private static final int BITS = 53;
    private static final int LEAST = -1074;
    /** The exponents of the first digit beyond which there is only 0, or nothing but infinity. */
    private static final int SMALLEST = -330;

    private static final int LARGEST = 310;

    private DoubleSynthesizer() {}

    /** @param mantissa up to 19 digits; the first has the exponent */
    public static double synthesizeDouble(long mantissa, int exponent, boolean negative) {
        double size = 0;
        if (mantissa != 0 && exponent >= SMALLEST) {
            size = exponent > LARGEST ? Double.POSITIVE_INFINITY : Nearest.of(mantissa, exponent - DIGITS, BITS, LEAST);
        }
        return negative ? -size : size;
    }
}
