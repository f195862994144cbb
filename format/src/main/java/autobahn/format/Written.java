package autobahn.format;

/** JSON that is written already: it goes into a larger one as it is. */
public record Written(String json) {
    /** A value as {@link Compact} writes it. */
    public static Written of(Object value) {
        return new Written(Compact.write(value));
    }
}
