package autobahn.json;

import java.util.Collections;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A value of a JSON text. Whoever asks it for what it is not gets something empty and no exception, so that readers can name
 * every fault of a file. Plain Java throughout: the same classes run in the player's browser.
 */
public abstract sealed class JsonNode implements Iterable<JsonNode>
        permits ObjectNode, ArrayNode, StringNode, NumberNode, LiteralNode {
    JsonNode() {}

    public boolean isObject() {
        return this instanceof ObjectNode;
    }

    public boolean isArray() {
        return this instanceof ArrayNode;
    }

    public boolean isContainer() {
        return isObject() || isArray();
    }

    public boolean isString() {
        return this instanceof StringNode;
    }

    public boolean isNumber() {
        return this instanceof NumberNode;
    }

    public boolean isBoolean() {
        return this == LiteralNode.TRUE || this == LiteralNode.FALSE;
    }

    public boolean isNull() {
        return this == LiteralNode.NULL;
    }

    /** Whether there is no value at all. */
    public boolean isMissingNode() {
        return this == LiteralNode.MISSING;
    }

    /** Whether it is a number written without fraction and exponent. */
    public boolean isIntegralNumber() {
        return false;
    }

    public boolean isFloatingPointNumber() {
        return isNumber() && !isIntegralNumber();
    }

    /** Whether it is a whole number of 32 bits. */
    public boolean canConvertToInt() {
        return canConvertToLong() && longValue() == (int) longValue();
    }

    /** Whether it is a whole number of 64 bits. */
    public boolean canConvertToLong() {
        return false;
    }

    public int intValue() {
        return (int) longValue();
    }

    public long longValue() {
        return 0;
    }

    public long asLong(long otherwise) {
        return canConvertToLong() ? longValue() : otherwise;
    }

    public double asDouble(double otherwise) {
        return otherwise;
    }

    public boolean booleanValue() {
        return this == LiteralNode.TRUE;
    }

    public boolean asBoolean(boolean otherwise) {
        return isBoolean() ? booleanValue() : otherwise;
    }

    /** The text of a string; empty for anything else. */
    public String stringValue() {
        return "";
    }

    /** Of a string its text, of numbers and literals how they are written. */
    public String asString(String otherwise) {
        return isContainer() || isMissingNode() ? otherwise : toString();
    }

    /** Elements of a list, or members of an object. */
    public int size() {
        return 0;
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public @Nullable JsonNode get(String name) {
        return null;
    }

    public @Nullable JsonNode get(int index) {
        return null;
    }

    public boolean has(String name) {
        return get(name) != null;
    }

    /** The member of that name; a missing node if there is none. */
    public JsonNode path(String name) {
        JsonNode member = get(name);
        return member == null ? LiteralNode.MISSING : member;
    }

    /** The element at that place; a missing node if there is none. */
    public JsonNode path(int index) {
        JsonNode element = get(index);
        return element == null ? LiteralNode.MISSING : element;
    }

    public Set<Map.Entry<String, JsonNode>> properties() {
        return Set.of();
    }

    public Set<String> propertyNames() {
        return Set.of();
    }

    /** Elements of a list; nothing else has any. */
    @Override
    public Iterator<JsonNode> iterator() {
        return Collections.emptyIterator();
    }

    abstract void write(StringBuilder out);

    /** On one line. */
    @Override
    public final String toString() {
        StringBuilder out = new StringBuilder();
        write(out);
        return out.toString();
    }
}
