package autobahn.json;

import org.jspecify.annotations.Nullable;

/** A text. */
public final class StringNode extends JsonNode {
    private final String value;

    public StringNode(String value) {
        this.value = value;
    }

    @Override
    public String stringValue() {
        return value;
    }

    @Override
    public String asString(String otherwise) {
        return value;
    }

    @Override
    void write(StringBuilder out) {
        JsonPrinter.quote(value, out);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof StringNode string && value.equals(string.value);
    }

    @Override
    public int hashCode() {
        return value.hashCode();
    }
}
