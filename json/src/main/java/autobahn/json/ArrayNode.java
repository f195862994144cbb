package autobahn.json;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A list. */
public final class ArrayNode extends JsonNode {
    private final List<JsonNode> elements = new ArrayList<>();

    public ArrayNode add(JsonNode element) {
        elements.add(element);
        return this;
    }

    /** Adds an empty list. */
    public ArrayNode addArray() {
        ArrayNode list = new ArrayNode();
        add(list);
        return list;
    }

    /** Adds an empty object. */
    public ObjectNode addObject() {
        ObjectNode object = new ObjectNode();
        add(object);
        return object;
    }

    @Override
    public int size() {
        return elements.size();
    }

    @Override
    public @Nullable JsonNode get(int index) {
        return index < 0 || index >= elements.size() ? null : elements.get(index);
    }

    @Override
    public Iterator<JsonNode> iterator() {
        return elements.iterator();
    }

    @Override
    void write(StringBuilder out) {
        char before = '[';
        for (JsonNode element : elements) {
            out.append(before);
            element.write(out);
            before = ',';
        }
        out.append(elements.isEmpty() ? "[]" : "]");
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ArrayNode list && elements.equals(list.elements);
    }

    @Override
    public int hashCode() {
        return elements.hashCode();
    }
}
