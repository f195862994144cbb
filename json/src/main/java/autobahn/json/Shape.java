package autobahn.json;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The shape of a record: what {@code Class.getRecordComponents} would tell, made by the compiler ({@link ShapesOf}), because in
 * the browser there is no such question.
 */
public abstract class Shape {
    /** A component. */
    public record Member(String name, Kind kind) {}

    private final Class<? extends Record> type;
    private final String name;
    private final List<Member> members;

    /** @param name the simple name of the record */
    protected Shape(Class<? extends Record> type, String name, Member... members) {
        this.type = type;
        this.name = name;
        this.members = List.of(members);
    }

    public final Class<? extends Record> type() {
        return type;
    }

    /** The simple name of the record. */
    public final String name() {
        return name;
    }

    /** In the order of the record's header. */
    public final List<Member> members() {
        return members;
    }

    /** What a record holds at a place of {@link #members}. */
    public abstract @Nullable Object get(Record record, int member);

    /** A record of these values, one for each member. It may refuse them with an IllegalArgumentException. */
    public Record make(@Nullable Object[] values) {
        throw new UnsupportedOperationException(name + " is written and never read");
    }
}
