package org.teavm.classlib.impl.text;

/** Puts a number of single precision together that was read. */
public final class FloatSynthesizer {
    private static final int DIGITS = 8;
    private static final int BITS = 24;
    private static final int LEAST = -149;
    /** The exponents of the first digit beyond which there is only 0, or nothing but infinity. */
    private static final int SMALLEST = -50;

    private static final int LARGEST = 40;

    private FloatSynthesizer() {}

    /** @param mantissa up to 9 digits; the first has the exponent */
    public static float synthesizeFloat(int mantissa, int exponent, boolean negative) {
        float size = 0;
        if (mantissa != 0 && exponent >= SMALLEST) {
            size = exponent > LARGEST
                    ? Float.POSITIVE_INFINITY
                    : (float) Nearest.of(Integer.toUnsignedLong(mantissa), exponent - DIGITS, BITS, LEAST);
        }
        return negative ? -size : size;
    }
}
