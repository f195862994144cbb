package autobahn.rules;

import autobahn.edition.EditionException;
import autobahn.edition.Editions;
import autobahn.engine.edition.Edition;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The standard edition with one ruling the other way round, as somebody would write it into the file. */
final class Readings {
    private static final JsonMapper MAPPER = new JsonMapper();

    private Readings() {}

    /** The edition in which a ruling holds. */
    static Edition with(String ruling) {
        return switched(ruling, true);
    }

    /** The edition in which a ruling does not hold. */
    static Edition without(String ruling) {
        return switched(ruling, false);
    }

    private static Edition switched(String ruling, boolean holds) {
        JsonNode tree = MAPPER.readTree(Editions.standardText());
        for (JsonNode entry : tree.get("rulings")) {
            if (entry.get("ruling").stringValue().equals(ruling)) {
                if (entry.get("holds").booleanValue() == holds) {
                    throw new IllegalArgumentException("so the standard edition plays already: " + ruling);
                }
                ((ObjectNode) entry).put("holds", holds);
                return read(tree.toString());
            }
        }
        throw new IllegalArgumentException("no ruling " + ruling);
    }

    private static Edition read(String json) {
        try {
            return Editions.read(json).edition();
        } catch (EditionException e) {
            throw new IllegalStateException(e);
        }
    }
}
