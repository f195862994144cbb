package autobahn.format;

import autobahn.json.ConstantNames;
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
    /** A shape, and how each of its members begins. */
    private static final class Members {
        private final Shape shape;
        private final String[] starts;

        Members(Shape shape) {
            this.shape = shape;
            starts = shape.members().stream()
                    .map(member -> '"' + member.name() + "\":")
                    .toArray(String[]::new);
        }
    }

    private static final ClassValue<Members> MEMBERS = new ClassValue<>() {
        @Override
        protected Members computeValue(Class<?> type) {
            return new Members(Shapes.of(type));
        }
    };

    private static final ClassValue<String[]> CONSTANTS = new ClassValue<>() {
        @Override
        protected String[] computeValue(Class<?> type) {
            Object[] constants = type.getEnumConstants();
            String[] names = new String[constants.length];
            for (int i = 0; i < names.length; i++) {
                names[i] = ConstantNames.of((Enum<?>) constants[i]);
            }
            return names;
        }
    };

    private Compact() {}

    public static String write(Object value) {
        StringBuilder out = new StringBuilder(4096);
        write(value, out);
        return out.toString();
    }

    public static void write(Object value, StringBuilder out) {
        switch (value) {
            case autobahn.engine.Event event -> event(event, out);
            case Written written -> out.append(written.json());
            case Record record -> {
                out.append('{');
                members(record, out, "");
                out.append('}');
            }
            case Map<?, ?> map -> map(map, out);
            case Set<?> set -> list(set.stream().sorted().toList(), out);
            case Collection<?> list -> list(list, out);
            case Integer number -> out.append(number.intValue());
            case Long number -> out.append(number.longValue());
            case Double number -> out.append(number.doubleValue());
            case Boolean flag -> out.append(flag.booleanValue());
            default -> JsonPrinter.quote(name(value), out);
        }
    }

    private static void event(autobahn.engine.Event event, StringBuilder out) {
        out.append("{\"event\":");
        JsonPrinter.quote(Events.name(event), out);
        if (event instanceof Record record) {
            members(record, out, ",");
        }
        out.append('}');
    }

    private static void members(Record record, StringBuilder out, String first) {
        String comma = first;
        Members members = MEMBERS.get(record.getClass());
        for (int i = 0; i < members.starts.length; i++) {
            Object value = members.shape.get(record, i);
            if (value != null) {
                out.append(comma).append(members.starts[i]);
                write(value, out);
                comma = ",";
            }
        }
    }

    private static void map(Map<?, ?> map, StringBuilder out) {
        String comma = "{";
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            out.append(comma);
            JsonPrinter.quote(name(entry.getKey()), out);
            out.append(':');
            write(entry.getValue(), out);
            comma = ",";
        }
        out.append(map.isEmpty() ? "{}" : "}");
    }

    private static void list(Collection<?> elements, StringBuilder out) {
        String comma = "[";
        for (Object element : elements) {
            out.append(comma);
            write(element, out);
            comma = ",";
        }
        out.append(elements.isEmpty() ? "[]" : "]");
    }

    private static String name(Object value) {
        return value instanceof Enum<?> constant
                ? CONSTANTS.get(constant.getDeclaringClass())[constant.ordinal()]
                : value.toString();
    }
}
