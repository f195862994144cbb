package autobahn.json;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An object; its members keep their order. */
public final class ObjectNode extends JsonNode {
    private final Map<String, JsonNode> members = new LinkedHashMap<>();

    public ObjectNode set(String name, JsonNode value) {
        members.put(name, value);
        return this;
    }

    public ObjectNode put(String name, String value) {
        return set(name, new StringNode(value));
    }

    public ObjectNode put(String name, long value) {
        return set(name, NumberNode.of(value));
    }

    public ObjectNode put(String name, boolean value) {
        return set(name, LiteralNode.of(value));
    }

    /** Adds an empty list. */
    public ArrayNode putArray(String name) {
        ArrayNode list = new ArrayNode();
        set(name, list);
        return list;
    }

    /** Adds an empty object. */
    public ObjectNode putObject(String name) {
        ObjectNode object = new ObjectNode();
        set(name, object);
        return object;
    }

    public void remove(String name) {
        members.remove(name);
    }

    @Override
    public int size() {
        return members.size();
    }

    @Override
    public @Nullable JsonNode get(String name) {
        return members.get(name);
    }

    @Override
    public Set<Map.Entry<String, JsonNode>> properties() {
        return members.entrySet();
    }

    @Override
    public Set<String> propertyNames() {
        return members.keySet();
    }

    @Override
    void write(StringBuilder out) {
        char before = '{';
        for (Map.Entry<String, JsonNode> member : members.entrySet()) {
            out.append(before);
            JsonPrinter.quote(member.getKey(), out);
            out.append(':');
            member.getValue().write(out);
            before = ',';
        }
        out.append(members.isEmpty() ? "{}" : "}");
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ObjectNode object && members.equals(object.members);
    }

    @Override
    public int hashCode() {
        return members.hashCode();
    }
}
