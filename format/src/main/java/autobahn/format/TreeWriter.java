package autobahn.format;

import autobahn.json.ConstantNames;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Records as JSON: a member per component, in their order, those that are null left out. */
final class TreeWriter {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /** Asking a class for its components anew copies them each time. */
    static final ClassValue<RecordComponent[]> COMPONENTS = new ClassValue<>() {
        @Override
        protected RecordComponent[] computeValue(Class<?> type) {
            return type.getRecordComponents();
        }
    };

    private TreeWriter() {}

    static JsonNode write(Object value) {
        return switch (value) {
            case Record record -> members(NODES.objectNode(), record);
            case Map<?, ?> map -> {
                ObjectNode object = NODES.objectNode();
                map.forEach((key, element) -> object.set(name(key), write(element)));
                yield object;
            }
            case Set<?> set -> array(set.stream().sorted().toList());
            case Collection<?> list -> array(list);
            case Integer number -> NODES.numberNode(number);
            case Long number -> NODES.numberNode(number);
            case Boolean flag -> NODES.booleanNode(flag);
            default -> NODES.stringNode(name(value));
        };
    }

    /** Adds a member for each component of a record. */
    static ObjectNode members(ObjectNode object, Record record) {
        for (RecordComponent component : COMPONENTS.get(record.getClass())) {
            Object value = value(record, component);
            if (value != null) {
                object.set(component.getName(), write(value));
            }
        }
        return object;
    }

    private static ArrayNode array(Collection<?> elements) {
        ArrayNode array = NODES.arrayNode();
        elements.forEach(element -> array.add(write(element)));
        return array;
    }

    private static String name(Object value) {
        return value instanceof Enum<?> constant ? ConstantNames.of(constant) : value.toString();
    }

    private static @Nullable Object value(Record record, RecordComponent component) {
        try {
            return component.getAccessor().invoke(record);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new LinkageError("components of public records can be read", e);
        }
    }
}
