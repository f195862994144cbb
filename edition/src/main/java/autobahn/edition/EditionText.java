package autobahn.edition;

import autobahn.json.JsonNode;
import autobahn.json.JsonPrinter;
import java.util.Map;

/** Writes an edition as the standard one is written: an entry is a line, so that a corrected figure is a changed line. */
final class EditionText {
    private final StringBuilder out = new StringBuilder();

    private EditionText() {}

    static String of(JsonNode tree) {
        EditionText text = new EditionText();
        text.print(tree, "\n");
        return text.out.append('\n').toString();
    }

    private void print(JsonNode node, String margin) {
        if (node.isEmpty()
                || node.has("from")
                || (node.isArray() && !node.path(0).isObject())) {
            out.append(JsonPrinter.line(node));
            return;
        }
        String inner = margin + "  ";
        String comma = "";
        out.append(node.isArray() ? '[' : '{');
        if (node.isArray()) {
            for (JsonNode element : node) {
                out.append(comma).append(inner);
                print(element, inner);
                comma = ",";
            }
        } else {
            for (Map.Entry<String, JsonNode> member : node.properties()) {
                out.append(comma).append(inner);
                JsonPrinter.quote(member.getKey(), out);
                out.append(": ");
                print(member.getValue(), inner);
                comma = ",";
            }
        }
        out.append(margin).append(node.isArray() ? ']' : '}');
    }
}
