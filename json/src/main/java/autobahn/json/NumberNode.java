package autobahn.json;

import org.jspecify.annotations.Nullable;

/** A number, as it was written. */
public final class NumberNode extends JsonNode {
    private static final int SAFE_DIGITS = 18;

    private final String text;
    private final boolean integral;
    private final boolean fits;
    private final long value;

    private NumberNode(String text, boolean integral, boolean fits, long value) {
        this.text = text;
        this.integral = integral;
        this.fits = fits;
        this.value = value;
    }

    public static NumberNode of(long value) {
        return new NumberNode(Long.toString(value), true, true, value);
    }

    public static NumberNode of(double value) {
        return new NumberNode(Double.toString(value), false, false, 0);
    }

    /** @param text as JSON writes numbers */
    static NumberNode of(String text, boolean integral) {
        if (!integral) {
            return new NumberNode(text, false, false, 0);
        }
        try {
            return new NumberNode(text, true, true, Long.parseLong(text));
        } catch (NumberFormatException e) {
            // Digits alone: it is too large.
            assert text.length() > SAFE_DIGITS;
            return new NumberNode(text, true, false, 0);
        }
    }

    @Override
    public boolean isIntegralNumber() {
        return integral;
    }

    @Override
    public boolean canConvertToLong() {
        return fits;
    }

    @Override
    public long longValue() {
        return value;
    }

    @Override
    public double asDouble(double otherwise) {
        return fits ? value : Double.parseDouble(text);
    }

    @Override
    void write(StringBuilder out) {
        out.append(text);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof NumberNode number
                && (fits && number.fits ? value == number.value : text.equals(number.text));
    }

    @Override
    public int hashCode() {
        return fits ? Long.hashCode(value) : text.hashCode();
    }
}
