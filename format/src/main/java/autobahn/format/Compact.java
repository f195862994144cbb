package autobahn.format;

import autobahn.json.ConstantNames;
import autobahn.json.JsonPrinter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Records as JSON on one line, member for member what {@link TreeWriter} makes of them but without a tree in between: a
 * server writes thousands of views a second.
 */
public final class Compact {
    private record Member(String start, Method accessor) {}

    private static final ClassValue<Member[]> MEMBERS = new ClassValue<>() {
        @Override
        protected Member[] computeValue(Class<?> type) {
            RecordComponent[] components = type.getRecordComponents();
            Member[] members = new Member[components.length];
            for (int i = 0; i < members.length; i++) {
                members[i] = new Member('"' + components[i].getName() + "\":", components[i].getAccessor());
            }
            return members;
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
        for (Member member : MEMBERS.get(record.getClass())) {
            Object value = value(record, member.accessor());
            if (value != null) {
                out.append(comma).append(member.start());
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

    private static @Nullable Object value(Record record, Method accessor) {
        try {
            return accessor.invoke(record);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new LinkageError("components of public records can be read", e);
        }
    }
}
