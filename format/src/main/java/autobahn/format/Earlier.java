package autobahn.format;

import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Positions as they were written under rules 1, brought to the shape of today. Servers keep them from the ends of turns, when
 * nothing of what has changed since was remembered.
 */
final class Earlier {
    private static final Set<String> GONE = Set.of("upgradedSections", "sectionsBuilt", "trucksToMove", "extraSteps");

    private Earlier() {}

    /** Replaces the members of a turn that are gone by those that came for them. */
    static void renew(JsonNode position) {
        if (position.get("turn") instanceof ObjectNode turn && turn.has("trucksToMove")) {
            turn.remove(GONE);
            turn.put("builtWithCard", false);
            turn.putArray("trucksMoved");
            ArrayNode trails = turn.putArray("trails");
            trails.addArray();
            trails.addArray();
        }
    }
}
