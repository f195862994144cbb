package org.teavm.classlib.impl.text;

/** The binary number that is nearest to a decimal one; of two, the even one. */
final class Nearest {
    private static final int TEN = 10;

    private Nearest() {}

    /**
     * @param digits without a sign; times ten to the exponent they are what is looked for
     * @param bits how many the result may have
     * @param least the exponent of the smallest result
     */
    static double of(long digits, int exponent, int bits, int least) {
        if (Long.remainderUnsigned(digits, TEN) == 0) {
            return of(Long.divideUnsigned(digits, TEN), exponent + 1, bits, least);
        }
        // Powers of ten up to here are exact in so many bits, and one division rounds as it should.
        int exact = (bits - 1) * 3 / 7;
        if (digits > 0 && digits < 1L << bits && Math.abs(exponent) <= exact) {
            return exponent < 0 ? (double) digits / tenTo(-exponent) : (double) digits * tenTo(exponent);
        }
        return reckoned(digits, exponent, bits, least);
    }

    private static double tenTo(int exponent) {
        double power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= TEN;
        }
        return power;
    }

    private static double reckoned(long digits, int exponent, int bits, int least) {
        Natural above = new Natural(digits).timesPower(TEN, exponent);
        Natural below = new Natural(1).timesPower(TEN, -exponent);
        // Until above / below has as many bits as the result: the quotient is from 2^(bits - 1) to 2^bits.
        int power = 0;
        Natural most = new Natural(0).plus(below).shift(bits);
        while (above.compare(most) >= 0) {
            most.times(2);
            below.times(2);
            power++;
        }
        while (power > least && new Natural(0).plus(above).times(2).compare(most) < 0) {
            above.times(2);
            power--;
        }
        long quotient = divided(above, below, bits);
        int half = above.times(2).compare(below);
        if (half > 0 || half == 0 && quotient % 2 != 0) {
            quotient++;
        }
        return scaled((double) quotient, power);
    }

    /** The quotient, bit by bit; what is left over stays above. */
    private static long divided(Natural above, Natural below, int bits) {
        long quotient = 0;
        for (int bit = bits; bit >= 0; bit--) {
            Natural part = new Natural(0).plus(below).shift(bit);
            if (above.compare(part) >= 0) {
                above.subtract(part);
                quotient |= 1L << bit;
            }
        }
        return quotient;
    }

    private static double scaled(double value, int power) {
        double scaled = value;
        for (int i = power; i > 0; i--) {
            scaled *= 2;
        }
        for (int i = power; i < 0; i++) {
            scaled /= 2;
        }
        return scaled;
    }
}
