package autobahn.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Records from JSON: a member for each component. All faults of the shape are found in one go: unknown and missing members,
 * wrong types, unknown constants. With any fault the result is null, so no half-read record is ever made.
 */
public final class RecordReader {
    private final Function<Class<?>, Shape> shapes;
    private final Set<String> optional;
    private final Faults faults;

    /** @param optional components that may be null, so that their members may be missing: {@code Record.component} */
    public RecordReader(Function<Class<?>, Shape> shapes, Set<String> optional, Faults faults) {
        this.shapes = shapes;
        this.optional = optional;
        this.faults = faults;
    }

    public <T extends Record> @Nullable T read(JsonNode node, Class<T> type, String path) {
        return type.cast(record(node, type, path));
    }

    private @Nullable Object value(JsonNode node, Kind kind, String path) {
        return switch (kind) {
            case Kind.MapOf map -> map(node, map, path);
            case Kind.ListOf list -> list(node, list.element(), path);
            case Kind.SetOf set -> set(list(node, set.element(), path), path);
            case Kind.OfRecord record -> record(node, record.type(), path);
            case Kind.Constant constant -> constant(node, constant.type(), path);
            case Kind.Plain plain -> plain(node, plain, path);
        };
    }

    private Object plain(JsonNode node, Kind.Plain kind, String path) {
        return switch (kind) {
            case WHOLE -> JsonValues.whole(node, path, faults, Integer.MIN_VALUE, Integer.MAX_VALUE);
            case LONG -> {
                boolean good = node.isIntegralNumber() && node.canConvertToLong();
                faults.check(good, path, "must be a whole number of 64 bits, not " + JsonValues.shown(node));
                yield good ? node.longValue() : 0L;
            }
            case DECIMAL -> JsonValues.decimal(node, path, faults, -Double.MAX_VALUE, Double.MAX_VALUE);
            case FLAG -> {
                faults.check(node.isBoolean(), path, "must be true or false, not " + JsonValues.shown(node));
                yield node.booleanValue();
            }
            case TEXT -> JsonValues.text(node, path, faults);
            case ANY -> throw new IllegalStateException("nothing says how to read " + path);
        };
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Object constant(JsonNode node, Class<?> type, String path) {
        return JsonValues.choice(node, path, faults, (Class<? extends Enum>) type);
    }

    private List<Object> list(JsonNode node, Kind element, String path) {
        List<Object> list = new ArrayList<>();
        faults.check(node.isArray(), path, "must be a list, not " + JsonValues.shown(node));
        int index = 0;
        for (JsonNode one : node) {
            Object value = value(one, element, path + "[" + index++ + "]");
            if (value != null) {
                list.add(value);
            }
        }
        return list;
    }

    private Set<Object> set(List<Object> list, String path) {
        Set<Object> set = new LinkedHashSet<>(list);
        faults.check(set.size() == list.size(), path, "names something twice");
        return set;
    }

    private Map<Object, Object> map(JsonNode node, Kind.MapOf kind, String path) {
        Map<Object, Object> map = new LinkedHashMap<>();
        faults.check(node.isObject(), path, "must be an object, not " + JsonValues.shown(node));
        for (Map.Entry<String, JsonNode> member : node.properties()) {
            String place = path + "." + member.getKey();
            Object name = kind.key() instanceof Kind.Constant key
                    ? constant(new StringNode(member.getKey()), key.type(), place)
                    : member.getKey();
            Object value = value(member.getValue(), kind.value(), place);
            if (value != null) {
                map.put(name, value);
            }
        }
        return map;
    }

    private @Nullable Object record(JsonNode node, Class<?> type, String path) {
        if (!node.isObject()) {
            faults.add(path, "must be an object, not " + JsonValues.shown(node));
            return null;
        }
        Shape shape = shapes.apply(type);
        List<Shape.Member> members = shape.members();
        @Nullable Object[] values = new Object[members.size()];
        Set<String> known = new LinkedHashSet<>();
        for (int i = 0; i < values.length; i++) {
            Shape.Member member = members.get(i);
            known.add(member.name());
            values[i] = member(node.get(member.name()), shape, member, path + "." + member.name());
        }
        for (String name : node.propertyNames()) {
            faults.check(known.contains(name), path + "." + name, "is no member that belongs here: those are " + known);
        }
        return faults.isEmpty() ? make(shape, values, path) : null;
    }

    private @Nullable Object member(@Nullable JsonNode node, Shape owner, Shape.Member member, String path) {
        boolean absent = node == null || node.isNull();
        if (absent && optional.contains(owner.name() + "." + member.name())) {
            return null;
        }
        if (node == null) {
            if (member.kind() instanceof Kind.SetOf) {
                return Set.of();
            }
            faults.add(path, "is missing");
            return null;
        }
        return value(node, member.kind(), path);
    }

    /** Records check themselves; what they say against the values becomes a fault. */
    private @Nullable Object make(Shape shape, @Nullable Object[] values, String path) {
        try {
            return shape.make(values);
        } catch (IllegalArgumentException wrong) {
            faults.add(path, String.valueOf(wrong.getMessage()));
            return null;
        }
    }
}
