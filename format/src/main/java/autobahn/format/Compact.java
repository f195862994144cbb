package autobahn.format;

import autobahn.json.ConstantNames;
import autobahn.json.JsonOut;
import autobahn.json.JsonOut.Piece;
import autobahn.json.JsonPrinter;
import autobahn.json.Shape;
import java.util.Collection;
import java.util.Map;
import java.util.Set;

/**
 * Records as JSON on one line, member for member what {@link TreeWriter} makes of them but without a tree in between: a
 * server writes thousands of views a second.
 */
public final class Compact {
    private static final Piece TRUE = new Piece("true");
    private static final Piece FALSE = new Piece("false");
    private static final Piece EVENT = new Piece("{\"event\":");

    /** A shape, and how each of its members begins. */
    private static final class Members {
        private final Shape shape;
        private final Piece[] starts;

        Members(Shape shape) {
            this.shape = shape;
            starts = shape.members().stream()
                    .map(member -> new Piece('"' + member.name() + "\":"))
                    .toArray(Piece[]::new);
        }
    }

    private static final ClassValue<Members> MEMBERS = new ClassValue<>() {
        @Override
        protected Members computeValue(Class<?> type) {
            return new Members(Shapes.of(type));
        }
    };

    /** The constants of a type, between quotes. */
    private static final ClassValue<Piece[]> CONSTANTS = new ClassValue<>() {
        @Override
        protected Piece[] computeValue(Class<?> type) {
            Object[] constants = type.getEnumConstants();
            Piece[] names = new Piece[constants.length];
            for (int i = 0; i < names.length; i++) {
                names[i] = new Piece('"' + ConstantNames.of((Enum<?>) constants[i]) + '"');
            }
            return names;
        }
    };

    private static final class TextOut implements JsonOut {
        private final StringBuilder text;

        TextOut(StringBuilder text) {
            this.text = text;
        }

        @Override
        public void add(Piece piece) {
            text.append(piece.text());
        }

        @Override
        public void add(char ascii) {
            text.append(ascii);
        }

        @Override
        public void add(String json) {
            text.append(json);
        }

        @Override
        public void quote(String words) {
            JsonPrinter.quote(words, text);
        }

        @Override
        public void add(long number) {
            text.append(number);
        }

        @Override
        public void add(double number) {
            text.append(number);
        }
    }

    private Compact() {}

    public static String write(Object value) {
        StringBuilder text = new StringBuilder(4096);
        write(value, text);
        return text.toString();
    }

    public static void write(Object value, StringBuilder text) {
        write(value, new TextOut(text));
    }

    public static void write(Object value, JsonOut out) {
        switch (value) {
            case autobahn.engine.Event event -> event(event, out);
            case Written written -> out.add(written.json());
            case Record record -> {
                out.add('{');
                members(record, out, false);
                out.add('}');
            }
            case Map<?, ?> map -> map(map, out);
            case Set<?> set -> list(set.stream().sorted().toList(), out);
            case Collection<?> list -> list(list, out);
            case Integer number -> out.add(number.longValue());
            case Long number -> out.add(number.longValue());
            case Double number -> out.add(number.doubleValue());
            case Boolean flag -> out.add(flag ? TRUE : FALSE);
            default -> name(value, out);
        }
    }

    private static void event(autobahn.engine.Event event, JsonOut out) {
        out.add(EVENT);
        out.quote(Events.name(event));
        if (event instanceof Record record) {
            members(record, out, true);
        }
        out.add('}');
    }

    private static void members(Record record, JsonOut out, boolean goesOn) {
        boolean comma = goesOn;
        Members members = MEMBERS.get(record.getClass());
        for (int i = 0; i < members.starts.length; i++) {
            Object value = members.shape.get(record, i);
            if (value != null) {
                if (comma) {
                    out.add(',');
                }
                out.add(members.starts[i]);
                write(value, out);
                comma = true;
            }
        }
    }

    private static void map(Map<?, ?> map, JsonOut out) {
        char before = '{';
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            out.add(before);
            name(entry.getKey(), out);
            out.add(':');
            write(entry.getValue(), out);
            before = ',';
        }
        end(before, '{', '}', out);
    }

    private static void list(Collection<?> elements, JsonOut out) {
        char before = '[';
        for (Object element : elements) {
            out.add(before);
            write(element, out);
            before = ',';
        }
        end(before, '[', ']', out);
    }

    /** @param before what would stand before a next element: as long as there was none, the beginning */
    private static void end(char before, char begin, char end, JsonOut out) {
        if (before == begin) {
            out.add(begin);
        }
        out.add(end);
    }

    private static void name(Object value, JsonOut out) {
        if (value instanceof Enum<?> constant) {
            out.add(CONSTANTS.get(constant.getDeclaringClass())[constant.ordinal()]);
        } else {
            out.quote(value.toString());
        }
    }
}
