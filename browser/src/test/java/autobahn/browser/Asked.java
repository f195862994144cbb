package autobahn.browser;

import static org.assertj.core.api.Assertions.assertThat;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Asks as a page does: with JSON, and by the names of operations. */
final class Asked {
    static final ObjectMapper JSON = new ObjectMapper();
    static final String AT = "2026-11-18T08:00:00Z";

    private final Calls calls = new Calls();

    static ObjectNode args() {
        return JSON.createObjectNode();
    }

    private JsonNode answer(String operation, JsonNode args) {
        return JSON.readTree(
                calls.answer(args().put("op", operation).set("args", args).toString()));
    }

    JsonNode ask(String operation, JsonNode args) {
        JsonNode answer = answer(operation, args);
        assertThat(answer.has("result")).as(answer.toString()).isTrue();
        return answer.get("result");
    }

    /** What is said against it. */
    JsonNode refused(String operation, JsonNode args) {
        JsonNode answer = answer(operation, args);
        assertThat(answer.has("problem")).as(answer.toString()).isTrue();
        return answer.get("problem");
    }

    /** A new game of two. */
    int start(String seed) {
        ObjectNode args = args().put("game", "g").put("seed", seed);
        args.putObject("options").put("players", 2);
        return ask("start", args).get("table").intValue();
    }

    JsonNode now(int table) {
        return ask("now", args().put("table", table));
    }

    /** Plays the first legal move that ends no turn if it can be helped, and notes it. */
    JsonNode play(int table, ArrayNode entries) {
        int seat = now(table).at("/view/toMove").intValue();
        JsonNode now = ask("now", args().put("table", table).put("seat", seat));
        String move = now.at("/view/moves/0").stringValue();
        entries.addObject().put("move", move).put("at", AT);
        return ask(
                "play",
                args().put("table", table)
                        .put("seat", seat)
                        .put("version", now.get("version").intValue())
                        .put("move", move)
                        .put("at", AT));
    }
}
