package autobahn.rules;

import autobahn.edition.EditionException;
import autobahn.edition.Editions;
import autobahn.engine.edition.Edition;
import autobahn.engine.edition.Rulings;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The standard edition with one ruling the other way round or another figure, as somebody would write it into the file. */
public final class Readings {
    private static final JsonMapper MAPPER = new JsonMapper();

    private Readings() {}

    /** The names of all rulings. */
    public static Stream<String> all() {
        return Arrays.stream(Rulings.class.getRecordComponents()).map(RecordComponent::getName);
    }

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
        if (entry(tree, ruling).get("holds").booleanValue() == holds) {
            throw new IllegalArgumentException("so the standard edition plays already: " + ruling);
        }
        return flipped(ruling);
    }

    /** The edition that plays a ruling the other way round. */
    public static Edition flipped(String ruling) {
        return changed(tree -> flip(tree, ruling));
    }

    private static void flip(JsonNode tree, String ruling) {
        ObjectNode entry = entry(tree, ruling);
        entry.put("holds", !entry.get("holds").booleanValue());
    }

    /** The edition in which every connection brings one reward alone, and a ruling is the other way round. */
    static Edition routesBring(String bonus, String flipped) {
        return changed(tree -> {
            ArrayNode rewards = (ArrayNode) tree.at("/cards/routeRewards");
            while (rewards.size() > 1) {
                rewards.remove(1);
            }
            ((ObjectNode) rewards.get(0)).put("bonus", bonus);
            flip(tree, flipped);
        });
    }

    /** The edition whose action spaces stand the other way round. */
    static Edition spacesTurnedRound() {
        return changed(tree -> {
            ArrayNode spaces = (ArrayNode) tree.at("/playerBoard/actionSpaces");
            for (int i = spaces.size() - 2; i >= 0; i--) {
                spaces.add(spaces.remove(i));
            }
        });
    }

    private static Edition changed(Consumer<JsonNode> change) {
        JsonNode tree = MAPPER.readTree(Editions.standardText());
        change.accept(tree);
        return read(tree.toString());
    }

    private static ObjectNode entry(JsonNode tree, String ruling) {
        for (JsonNode entry : tree.get("rulings")) {
            if (entry.get("ruling").stringValue().equals(ruling)) {
                return (ObjectNode) entry;
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
