package autobahn.engine.internal.state;

/** The name and meaning of one argument of a step, for positions that people read and edit. */
public record Field(String name, Type type) {
    /** How an argument is written. */
    public enum Type {
        NUMBER,
        FLAG,
        COLOUR,
        COLOURS,
        /** A section, or 255 for none. */
        SECTION,
        LINK,
        TRUCK,
        /** A set of trucks. */
        TRUCKS,
        COUNTRY,
        /** What chance turned up, where it is dealt by hand. */
        OUTCOME
    }

    public static Field of(String name, Type type) {
        return new Field(name, type);
    }
}
