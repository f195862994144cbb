package autobahn.json;

import java.util.Map;

/** Prints JSON for people: what fits on a line stays on it, the rest is indented. */
public final class JsonPrinter {
    private static final int WIDTH = 120;
    private static final String HEX = "0123456789ABCDEF";

    private JsonPrinter() {}

    public static String print(JsonNode node) {
        StringBuilder out = new StringBuilder();
        print(node, 0, 0, out);
        return out.append('\n').toString();
    }

    /** On one line, with spaces for people. */
    public static String line(JsonNode node) {
        StringBuilder out = new StringBuilder();
        flat(node, out);
        return out.toString();
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
            out.append(node.isObject() ? "{}" : node.toString());
        }
    }

    private static String key(Map.Entry<String, JsonNode> member) {
        StringBuilder name = new StringBuilder();
        quote(member.getKey(), name);
        return name.toString();
    }

    /** A text as a JSON string. */
    public static void quote(String text, StringBuilder out) {
        out.append('"');
        int begun = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c == '"' || c == '\\') {
                out.append(text, begun, i);
                begun = i + 1;
                escape(c, out);
            }
        }
        out.append(text, begun, text.length()).append('"');
    }

    private static void escape(char c, StringBuilder out) {
        switch (c) {
            case '"', '\\' -> out.append('\\').append(c);
            case '\b' -> out.append("\\b");
            case '\f' -> out.append("\\f");
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default -> out.append("\\u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
        }
    }
}
