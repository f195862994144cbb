package autobahn.json;

/** The words of JSON, and the value that is not there. */
public final class LiteralNode extends JsonNode {
    public static final LiteralNode TRUE = new LiteralNode("true");
    public static final LiteralNode FALSE = new LiteralNode("false");
    public static final LiteralNode NULL = new LiteralNode("null");
    /** What stands where there is no value. */
    public static final LiteralNode MISSING = new LiteralNode("");

    private final String word;

    private LiteralNode(String word) {
        this.word = word;
    }

    public static LiteralNode of(boolean value) {
        return value ? TRUE : FALSE;
    }

    @Override
    void write(StringBuilder out) {
        out.append(word);
    }
}
