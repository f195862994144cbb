package autobahn.format;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import autobahn.engine.Game;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Small edits of a written position. */
final class Edits {
    private Edits() {}

    static ObjectNode file(Game game) {
        return (ObjectNode) JsonMapper.shared().readTree(Positions.write(game));
    }

    /** An edited position is refused, with the fault at its place. */
    static void fault(Game game, Consumer<ObjectNode> edit, String place, String... messages) {
        ObjectNode file = file(game);
        edit.accept((ObjectNode) file.get("position"));
        assertThatThrownBy(() -> Positions.read(game.box(), file.toString()))
                .isInstanceOf(FormatException.class)
                .hasMessageContaining("$.position." + place)
                .hasMessageContainingAll(messages);
    }

    static ObjectNode table(ObjectNode position) {
        return object(position, "table");
    }

    static ObjectNode player(ObjectNode position, int seat) {
        return (ObjectNode) position.get("players").get(seat);
    }

    static ObjectNode truck(ObjectNode position, int seat, int truck) {
        return (ObjectNode) player(position, seat).get("trucks").get(truck);
    }

    static ObjectNode pending(ObjectNode position, String step, int seat) {
        ObjectNode pending = ((ArrayNode) position.get("agenda")).insertObject(0);
        pending.put("step", step).put("seat", seat).putObject("arguments");
        return pending;
    }

    static ObjectNode object(ObjectNode node, String... path) {
        return (ObjectNode) find(node, path);
    }

    static ArrayNode array(ObjectNode node, String... path) {
        return (ArrayNode) find(node, path);
    }

    private static JsonNode find(JsonNode node, String... path) {
        JsonNode found = node;
        for (String name : path) {
            found = found.get(name);
        }
        return found;
    }
}
