package autobahn.json;

import java.util.Map;
import tools.jackson.core.io.JsonStringEncoder;
import tools.jackson.databind.JsonNode;

/** Prints JSON for people: what fits on a line stays on it, the rest is indented. */
public final class JsonPrinter {
    private static final int WIDTH = 120;

    private JsonPrinter() {}

    public static String print(JsonNode node) {
        StringBuilder out = new StringBuilder();
        print(node, 0, 0, out);
        return out.append('\n').toString();
    }

    /** @param used what stands on the line already */
    private static void print(JsonNode node, int indent, int used, StringBuilder out) {
        if (node.isContainer() && !node.isEmpty()) {
            StringBuilder line = new StringBuilder();
            flat(node, line);
            // a comma may follow
            if (indent == 0 || used + line.length() >= WIDTH) {
                broken(node, indent, out);
            } else {
                out.append(line);
            }
        } else {
            flat(node, out);
        }
    }

    private static void broken(JsonNode node, int indent, StringBuilder out) {
        String margin = "\n" + "  ".repeat(indent + 1);
        String comma = "";
        out.append(node.isArray() ? '[' : '{');
        if (node.isArray()) {
            for (JsonNode element : node) {
                out.append(comma).append(margin);
                print(element, indent + 1, margin.length(), out);
                comma = ",";
            }
        } else {
            for (Map.Entry<String, JsonNode> member : node.properties()) {
                String name = key(member) + ": ";
                out.append(comma).append(margin).append(name);
                print(member.getValue(), indent + 1, margin.length() + name.length(), out);
                comma = ",";
            }
        }
        out.append("\n").append("  ".repeat(indent)).append(node.isArray() ? ']' : '}');
    }

    private static void flat(JsonNode node, StringBuilder out) {
        String comma = "";
        if (node.isArray()) {
            out.append('[');
            for (JsonNode element : node) {
                out.append(comma);
                flat(element, out);
                comma = ", ";
            }
            out.append(']');
        } else if (node.isObject() && !node.isEmpty()) {
            out.append("{ ");
            for (Map.Entry<String, JsonNode> member : node.properties()) {
                out.append(comma).append(key(member)).append(": ");
                flat(member.getValue(), out);
                comma = ", ";
            }
            out.append(" }");
        } else if (node.isString()) {
            quote(node.stringValue(), out);
        } else {
            out.append(node.isObject() ? "{}" : node.asString());
        }
    }

    private static String key(Map.Entry<String, JsonNode> member) {
        StringBuilder name = new StringBuilder();
        quote(member.getKey(), name);
        return name.toString();
    }

    /** A text as a JSON string. A node's own toString() sets up a writer each time, which is many times slower. */
    public static void quote(String text, StringBuilder out) {
        out.append('"');
        JsonStringEncoder.getInstance().quoteAsString(text, out);
        out.append('"');
    }
}
