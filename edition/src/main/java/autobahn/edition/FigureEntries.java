package autobahn.edition;

import autobahn.json.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds every entry of a file: an object that says where it comes from, and members of it that come from elsewhere. */
final class FigureEntries {
    private final List<FigureEntry> entries = new ArrayList<>();

    private FigureEntries() {}

    static List<FigureEntry> of(JsonNode tree) {
        FigureEntries found = new FigureEntries();
        found.visit(tree, "$");
        return List.copyOf(found.entries);
    }

    private void visit(JsonNode node, String path) {
        if (node.has("from")) {
            add(node, path);
        } else if (node.isArray()) {
            int index = 0;
            for (JsonNode element : node) {
                visit(element, path + "[" + index++ + "]");
            }
        } else {
            for (String name : node.propertyNames()) {
                visit(node.path(name), path + "." + name);
            }
        }
    }

    private void add(JsonNode node, String path) {
        List<String> words = new ArrayList<>();
        List<FigureEntry> members = new ArrayList<>();
        for (String name : node.propertyNames()) {
            if (Provenance.isAbout(name)) {
                continue;
            }
            String text = words(name, node.path(name));
            JsonNode own = node.get(name + "From");
            if (own == null) {
                words.add(text);
            } else {
                Provenance provenance = provenance(own);
                words.add(text + " [" + provenance.letter() + "]");
                members.add(new FigureEntry(path + "." + name, text, provenance, checker(node, name + "By")));
            }
        }
        entries.add(
                new FigureEntry(path, String.join(", ", words), provenance(node.path("from")), checker(node, "by")));
        entries.addAll(members);
    }

    private static @Nullable String checker(JsonNode node, String member) {
        return node.has(member) ? node.path(member).asString("") : null;
    }

    /** Letters that are none have been reported by the reader; what stands here then is never seen. */
    private static Provenance provenance(JsonNode letter) {
        Provenance provenance = Provenance.of(letter.asString(""));
        return provenance == null ? Provenance.DESIGNED : provenance;
    }

    private static String words(String name, JsonNode value) {
        if (value.isArray()) {
            List<String> parts = new ArrayList<>();
            value.forEach(part -> parts.add(part.asString("")));
            return name + " " + String.join("/", parts);
        }
        if (value.isBoolean()) {
            return value.booleanValue() ? name : "not " + name;
        }
        return name + " " + value.asString("");
    }
}
