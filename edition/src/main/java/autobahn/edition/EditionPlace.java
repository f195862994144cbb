package autobahn.edition;

import autobahn.json.JsonNode;
import autobahn.json.ObjectNode;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A member of an object in an edition's tree, found by a path such as {@code $.board.links[3].sections}. */
record EditionPlace(ObjectNode parent, String name) {

    /** The place, whether or not anything stands there; null if there is no object that could have it. */
    static @Nullable EditionPlace find(JsonNode tree, String path) {
        if (!path.startsWith("$.")) {
            return null;
        }
        String[] steps = path.substring(2).split("\\.", -1);
        JsonNode at = tree;
        for (int i = 0; i < steps.length - 1; i++) {
            at = step(at, steps[i]);
        }
        String last = steps[steps.length - 1];
        return at instanceof ObjectNode parent && !last.isEmpty() && last.indexOf('[') < 0
                ? new EditionPlace(parent, last)
                : null;
    }

    private static JsonNode step(JsonNode node, String step) {
        int bracket = step.indexOf('[');
        if (bracket < 0) {
            return node.path(step);
        }
        String index = step.substring(bracket + 1, step.length() - 1);
        boolean written = step.endsWith("]") && (index.equals("0") || Spelling.isSmallNumber(index));
        return node.path(step.substring(0, bracket)).path(written ? Integer.parseInt(index) : -1);
    }

    JsonNode value() {
        return parent.path(name);
    }

    /** Puts a value there, or, if it is a missing node, takes away what stands there. */
    void set(JsonNode value) {
        if (value.isMissingNode()) {
            parent.remove(name);
        } else if (parent.has(name) || !Provenance.isChecker(name)) {
            parent.set(name, value);
        } else {
            setBesideLetter(value);
        }
    }

    /** Who has checked a figure stands right behind its letter. */
    private void setBesideLetter(JsonNode value) {
        for (Map.Entry<String, JsonNode> member : List.copyOf(parent.properties())) {
            parent.remove(member.getKey());
            parent.set(member.getKey(), member.getValue());
            if (member.getKey().equals(Provenance.letterOf(name))) {
                parent.set(name, value);
            }
        }
    }
}
