package autobahn.format;

import autobahn.json.ArrayNode;
import autobahn.json.ConstantNames;
import autobahn.json.JsonNode;
import autobahn.json.LiteralNode;
import autobahn.json.NumberNode;
import autobahn.json.ObjectNode;
import autobahn.json.Shape;
import autobahn.json.StringNode;
import java.util.Collection;
import java.util.Map;
import java.util.Set;

/** Records as JSON: a member per component, in their order, those that are null left out. */
final class TreeWriter {
    private TreeWriter() {}

    static JsonNode write(Object value) {
        return switch (value) {
            case Record record -> members(new ObjectNode(), record);
            case Map<?, ?> map -> {
                ObjectNode object = new ObjectNode();
                map.forEach((key, element) -> object.set(name(key), write(element)));
                yield object;
            }
            case Set<?> set -> array(set.stream().sorted().toList());
            case Collection<?> list -> array(list);
            case Integer number -> NumberNode.of(number);
            case Long number -> NumberNode.of(number);
            case Double number -> NumberNode.of(number);
            case Boolean flag -> LiteralNode.of(flag);
            default -> new StringNode(name(value));
        };
    }

    /** Adds a member for each component of a record. */
    static ObjectNode members(ObjectNode object, Record record) {
        Shape shape = Shapes.of(record.getClass());
        for (int i = 0; i < shape.members().size(); i++) {
            Object value = shape.get(record, i);
            if (value != null) {
                object.set(shape.members().get(i).name(), write(value));
            }
        }
        return object;
    }

    private static ArrayNode array(Collection<?> elements) {
        ArrayNode array = new ArrayNode();
        elements.forEach(element -> array.add(write(element)));
        return array;
    }

    private static String name(Object value) {
        return value instanceof Enum<?> constant ? ConstantNames.of(constant) : value.toString();
    }
}
