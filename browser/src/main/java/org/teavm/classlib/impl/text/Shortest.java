package org.teavm.classlib.impl.text;

/**
 * The decimal number with the fewest digits that is nearer to a binary one than to its neighbours. Java says the same, but
 * for numbers next to nothing (below 1E-43 of single, 1E-322 of double precision) that one digit tells: it gives them two.
 */
final class Shortest {
    private static final int TEN = 10;

    /** The digits, the first of them not 0. */
    long digits;
    /** Of the first digit. */
    int exponent = -1;

    private final Natural rest;
    private final Natural scale;
    /** Half of the way to the neighbours. */
    private final Natural toLower;

    private final Natural toUpper;
    /** Whether a number just in the middle would be read as this one. */
    private final boolean even;

    /**
     * @param mantissa times two to the power is the number
     * @param nearLower whether the lower neighbour is only half as far away as the upper one
     */
    Shortest(long mantissa, int power, boolean nearLower) {
        int wider = nearLower ? 2 : 1;
        even = mantissa % 2 == 0;
        rest = new Natural(mantissa).shift(Math.max(power, 0) + wider);
        scale = new Natural(1).shift(Math.max(-power, 0) + wider);
        toLower = new Natural(1).shift(Math.max(power, 0));
        toUpper = new Natural(1).shift(Math.max(power, 0) + wider - 1);
        while (reaches()) {
            scale.times(TEN);
            exponent++;
        }
        do {
            next();
        } while (!write());
    }

    /** Whether what is left may be rounded up to the next digit before. */
    private boolean reaches() {
        int more = rest.plus(toUpper).compare(scale);
        return even ? more >= 0 : more > 0;
    }

    private void next() {
        rest.times(TEN);
        toLower.times(TEN);
        toUpper.times(TEN);
    }

    /** Writes one digit; true if it was the last. */
    private boolean write() {
        int digit = 0;
        while (rest.compare(scale) >= 0) {
            rest.subtract(scale);
            digit++;
        }
        int less = rest.compare(toLower);
        boolean down = even ? less <= 0 : less < 0;
        boolean up = reaches();
        if (digits == 0 && digit == 0 && !up) {
            exponent--;
            return false;
        }
        int half = new Natural(0).plus(rest).times(2).compare(scale);
        boolean higher = up && (!down || half > 0 || half == 0 && digit % 2 != 0);
        digits = digits * TEN + digit + (higher ? 1 : 0);
        return down || up;
    }
}
