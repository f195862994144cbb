package autobahn.json;

/** Parses JSON strictly: one value, no key twice, no NaN, nothing nested deeper than our files are. */
public final class JsonText {
    /** What some editors put in front of every text; it says nothing. */
    private static final String MARK = "\uFEFF";

    private JsonText() {}

    /** The only value of a text; a missing node and a fault if there is none. */
    public static JsonNode parse(String json, Faults faults) {
        JsonReader reader = new JsonReader(json.startsWith(MARK) ? json.substring(MARK.length()) : json);
        try {
            if (reader.isAtEnd()) {
                faults.add("$", "the file is empty");
                return LiteralNode.MISSING;
            }
            JsonNode tree = reader.value();
            if (reader.isAtEnd()) {
                return tree;
            }
            faults.add("$", "something follows the end" + reader.place());
        } catch (JsonReader.Broken e) {
            faults.add(reader.path(), "no valid JSON" + reader.place() + ": " + e.getMessage());
        }
        return LiteralNode.MISSING;
    }
}
