package autobahn.edition;

import autobahn.json.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;

/**
 * The hash by which a game names its edition. It covers what is played, and neither how the file is written (white space,
 * order of members) nor what is said about it (name, notes, provenance).
 */
final class ContentHash {
    private static final int DIGITS = 16;
    private static final Set<String> LEFT_OUT =
            Set.of("format", "edition", "name", "note", "provenance", "text", "otherwise", "rule");

    private ContentHash() {}

    static String of(JsonNode tree) {
        StringBuilder canonical = new StringBuilder();
        append(tree, canonical);
        return Sha256.hex(canonical.toString().getBytes(StandardCharsets.UTF_8)).substring(0, DIGITS);
    }

    /** Whether a member of that name is part of what is played. */
    static boolean counts(String name) {
        return !LEFT_OUT.contains(name) && !Provenance.isAbout(name);
    }

    private static void append(JsonNode node, StringBuilder out) {
        if (node.isObject()) {
            out.append('{');
            for (String name : new TreeSet<>(node.propertyNames())) {
                if (counts(name)) {
                    out.append(name).append(':');
                    append(node.path(name), out);
                    out.append(',');
                }
            }
            out.append('}');
        } else if (node.isArray()) {
            out.append('[');
            node.forEach(element -> {
                append(element, out);
                out.append(',');
            });
            out.append(']');
        } else if (node.isFloatingPointNumber()) {
            // 7 and 7.0 are one latitude.
            double number = node.asDouble(0);
            out.append(number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number));
        } else if (node.isString()) {
            String escaped = node.stringValue().replace("\\", "\\\\").replace("\"", "\\\"");
            out.append('"').append(escaped).append('"');
        } else {
            out.append(node.asString(""));
        }
    }
}
