package org.teavm.classlib.impl.text;

import java.util.Arrays;

/** A whole number of any length, for the few things that are reckoned with it. */
final class Natural {
    private static final long DIGIT = 0xFFFFFFFFL;
    private static final int BITS = 32;

    /** Without leading zeros, the lowest part first. */
    private int[] parts;

    Natural(long value) {
        parts = new int[] {(int) value, (int) (value >>> BITS)};
        trim();
    }

    /** Multiplies by a number of at most 31 bits. */
    Natural times(int factor) {
        int[] product = Arrays.copyOf(parts, parts.length + 1);
        long carry = 0;
        for (int i = 0; i < parts.length; i++) {
            carry += (parts[i] & DIGIT) * factor;
            product[i] = (int) carry;
            carry >>>= BITS;
        }
        product[parts.length] = (int) carry;
        parts = product;
        trim();
        return this;
    }

    Natural timesPower(int factor, int exponent) {
        for (int i = 0; i < exponent; i++) {
            times(factor);
        }
        return this;
    }

    /** Doubles it so many times. */
    Natural shift(int bits) {
        int[] shifted = new int[parts.length + bits / BITS];
        System.arraycopy(parts, 0, shifted, bits / BITS, parts.length);
        parts = shifted;
        int rest = bits % BITS;
        return times(1 << rest / 2).times(1 << (rest - rest / 2));
    }

    Natural plus(Natural other) {
        int[] sum = Arrays.copyOf(parts, Math.max(parts.length, other.parts.length) + 1);
        long carry = 0;
        for (int i = 0; i < sum.length; i++) {
            carry += (sum[i] & DIGIT) + (i < other.parts.length ? other.parts[i] & DIGIT : 0);
            sum[i] = (int) carry;
            carry >>>= BITS;
        }
        Natural result = new Natural(0);
        result.parts = sum;
        result.trim();
        return result;
    }

    /** Takes away what is not more than this. */
    void subtract(Natural other) {
        long borrow = 0;
        for (int i = 0; i < parts.length; i++) {
            borrow += (parts[i] & DIGIT) - (i < other.parts.length ? other.parts[i] & DIGIT : 0);
            parts[i] = (int) borrow;
            borrow >>= BITS;
        }
        trim();
    }

    boolean isZero() {
        return parts.length == 0;
    }

    /** Less than 0, 0, or more, as this is less than the other, the same, or more. */
    int compare(Natural other) {
        if (parts.length != other.parts.length) {
            return parts.length - other.parts.length;
        }
        for (int i = parts.length - 1; i >= 0; i--) {
            if (parts[i] != other.parts[i]) {
                return Integer.compareUnsigned(parts[i], other.parts[i]);
            }
        }
        return 0;
    }

    private void trim() {
        int length = parts.length;
        while (length > 0 && parts[length - 1] == 0) {
            length--;
        }
        parts = Arrays.copyOf(parts, length);
    }
}
