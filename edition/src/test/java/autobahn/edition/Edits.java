package autobahn.edition;

import autobahn.json.Fault;
import java.util.List;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The standard edition with small edits, as a person with the printed game would make them. */
final class Edits {
    private static final JsonMapper MAPPER = new JsonMapper();

    private static final JsonNode STANDARD = MAPPER.readTree(Editions.standardText());

    private final JsonNode tree = STANDARD.deepCopy();

    /** Puts a value at a pointer such as {@code /board/links/3/sections}. */
    Edits set(String pointer, String json) {
        JsonPointer at = JsonPointer.compile(pointer);
        JsonNode parent = tree.at(at.head());
        if (parent instanceof ArrayNode array) {
            array.set(at.last().getMatchingIndex(), parse(json));
        } else {
            ((ObjectNode) parent).set(at.last().getMatchingProperty(), parse(json));
        }
        return this;
    }

    Edits remove(String pointer) {
        JsonPointer at = JsonPointer.compile(pointer);
        JsonNode parent = tree.at(at.head());
        if (parent instanceof ArrayNode array) {
            array.remove(at.last().getMatchingIndex());
        } else {
            ((ObjectNode) parent).remove(at.last().getMatchingProperty());
        }
        return this;
    }

    /** Adds a copy of an element to the end of its list. */
    Edits copy(String pointer) {
        ((ArrayNode) tree.at(JsonPointer.compile(pointer).head()))
                .add(tree.at(pointer).deepCopy());
        return this;
    }

    static JsonNode parse(String json) {
        return MAPPER.readTree(json);
    }

    JsonNode tree() {
        return tree;
    }

    String text() {
        return tree.toString();
    }

    List<String> faults() {
        return faultsOf(text());
    }

    static List<String> faultsOf(String json) {
        try {
            Editions.read(json);
            return List.of();
        } catch (EditionException e) {
            return e.faults().stream().map(Fault::toString).toList();
        }
    }
}
