package autobahn.json;

/** What a component of a record holds, so that it can be read without asking the JVM. */
public sealed interface Kind {
    /** Kinds that stand for themselves. */
    enum Plain implements Kind {
        WHOLE,
        LONG,
        DECIMAL,
        FLAG,
        TEXT,
        /** Anything that can be written; nothing of it is read. */
        ANY
    }

    record Constant(Class<? extends Enum<?>> type) implements Kind {}

    record OfRecord(Class<? extends Record> type) implements Kind {}

    record ListOf(Kind element) implements Kind {}

    record SetOf(Kind element) implements Kind {}

    record MapOf(Kind key, Kind value) implements Kind {}
}
