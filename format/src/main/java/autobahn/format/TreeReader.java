package autobahn.format;

import autobahn.json.Faults;
import autobahn.json.JsonValues;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.StringNode;

/**
 * Records from JSON, as {@link TreeWriter} writes them. All faults of the shape are found in one go: unknown and missing
 * members, wrong types, unknown constants. With any fault the result is null, so no half-read record is ever made.
 */
final class TreeReader {
    /**
     * Components that may be null, so that their members may be missing. A test holds this against the records'
     * {@code @Nullable}, which need not be there at run time.
     */
    static final Set<String> OPTIONAL = Set.of(
            "Options.solo",
            "GameRecord.seed",
            "GameRecord.result",
            "GameRecord.names",
            "Result.endedBy",
            "Table.eraTarget",
            "Table.deadRounds",
            "Table.trigger",
            "Table.turnsLeft",
            "Table.traffic",
            "Table.services",
            "Table.wineTokens",
            "Player.hand",
            "Player.route",
            "Player.wine",
            "Player.trafficTokens",
            "Wine.card",
            "Truck.at",
            "Truck.goods",
            "Truck.destination",
            "Position.autobot",
            "Autobot.wineCards",
            "Hidden.autobot",
            "Turn.card",
            "Turn.space",
            "Turn.changedColour",
            "Turn.boostedTruck");

    private final Faults faults;

    private TreeReader(Faults faults) {
        this.faults = faults;
    }

    static <T extends Record> @Nullable T read(JsonNode node, Class<T> type, String path, Faults faults) {
        return type.cast(new TreeReader(faults).record(node, type, path));
    }

    private @Nullable Object value(JsonNode node, Type type, String path) {
        if (type instanceof ParameterizedType generic) {
            Type[] arguments = generic.getActualTypeArguments();
            if (generic.getRawType() == Map.class) {
                return map(node, (Class<?>) arguments[0], arguments[1], path);
            }
            List<Object> list = list(node, arguments[0], path);
            return generic.getRawType() == Set.class ? set(list, path) : list;
        }
        Class<?> plain = (Class<?>) type;
        if (plain == int.class || plain == Integer.class) {
            return JsonValues.whole(node, path, faults, Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
        if (plain == long.class || plain == Long.class) {
            boolean good = node.isIntegralNumber() && node.canConvertToLong();
            faults.check(good, path, "must be a whole number of 64 bits, not " + JsonValues.shown(node));
            return good ? node.longValue() : 0L;
        }
        if (plain == boolean.class) {
            faults.check(node.isBoolean(), path, "must be true or false, not " + JsonValues.shown(node));
            return node.isBoolean() && node.booleanValue();
        }
        if (plain.isEnum()) {
            return constant(node, plain, path);
        }
        return plain.isRecord() ? record(node, plain, path) : JsonValues.text(node, path, faults);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Object constant(JsonNode node, Class<?> type, String path) {
        return JsonValues.choice(node, path, faults, (Class<? extends Enum>) type);
    }

    private List<Object> list(JsonNode node, Type element, String path) {
        List<Object> list = new ArrayList<>();
        faults.check(node.isArray(), path, "must be a list, not " + JsonValues.shown(node));
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            Object value = value(node.get(i), element, path + "[" + i + "]");
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

    private Map<Object, Object> map(JsonNode node, Class<?> key, Type element, String path) {
        Map<Object, Object> map = new LinkedHashMap<>();
        faults.check(node.isObject(), path, "must be an object, not " + JsonValues.shown(node));
        for (Map.Entry<String, JsonNode> member : node.properties()) {
            String place = path + "." + member.getKey();
            Object name = key.isEnum() ? constant(StringNode.valueOf(member.getKey()), key, place) : member.getKey();
            Object value = value(member.getValue(), element, place);
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
        RecordComponent[] components = TreeWriter.COMPONENTS.get(type);
        @Nullable Object[] values = new Object[components.length];
        Class<?>[] types = new Class<?>[components.length];
        Set<String> known = new LinkedHashSet<>();
        for (int i = 0; i < components.length; i++) {
            String name = components[i].getName();
            known.add(name);
            types[i] = components[i].getType();
            values[i] = member(node.get(name), type, components[i], path + "." + name);
        }
        for (String name : node.propertyNames()) {
            faults.check(known.contains(name), path + "." + name, "is no member that belongs here: those are " + known);
        }
        return faults.isEmpty() ? make(type, types, values, path) : null;
    }

    private @Nullable Object member(@Nullable JsonNode node, Class<?> owner, RecordComponent component, String path) {
        boolean absent = node == null || node.isNull();
        if (absent && OPTIONAL.contains(owner.getSimpleName() + "." + component.getName())) {
            return null;
        }
        if (node == null) {
            if (component.getType() == Set.class) {
                return Set.of();
            }
            faults.add(path, "is missing");
            return null;
        }
        return value(node, component.getGenericType(), path);
    }

    /** Records check themselves; what they say against the values becomes a fault. */
    private @Nullable Object make(Class<?> type, Class<?>[] types, @Nullable Object[] values, String path) {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof IllegalArgumentException wrong) {
                faults.add(path, String.valueOf(wrong.getMessage()));
                return null;
            }
            throw new AssertionError("a record that was read in full can be made", e);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("public records can be made", e);
        }
    }
}
