package autobahn.cli.match;

import autobahn.bots.match.GameResult;
import autobahn.bots.match.Setting;
import autobahn.bots.match.Standings;
import autobahn.cli.console.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A match, whole or in part, as JSON.
 *
 * @param games by number
 */
public record MatchFile(Setting setting, TreeMap<Integer, GameResult> games) {
    private static final JsonMapper MAPPER = new JsonMapper();

    public static MatchFile empty(Setting setting) {
        return new MatchFile(setting, new TreeMap<>());
    }

    public static MatchFile read(String name, String text) {
        try {
            JsonNode tree = MAPPER.readTree(text);
            TreeMap<Integer, GameResult> games = new TreeMap<>();
            for (JsonNode node : tree.required("games")) {
                GameResult game = MAPPER.treeToValue(node, GameResult.class);
                games.put(game.number(), game);
            }
            return new MatchFile(MAPPER.treeToValue(tree.required("setting"), Setting.class), games);
        } catch (JacksonException | IllegalArgumentException e) {
            throw new BadInput(name + ": is no match ("
                    + String.valueOf(e.getMessage()).lines().findFirst().orElse("") + ")");
        }
    }

    /** Joins parts of one match; a game that several of them hold must be the same in all. */
    public MatchFile join(String name, MatchFile other) {
        if (!setting.equals(other.setting)) {
            throw new BadInput(name + ": is part of another match: " + other.setting + " instead of " + setting);
        }
        TreeMap<Integer, GameResult> all = new TreeMap<>(games);
        for (Map.Entry<Integer, GameResult> game : other.games.entrySet()) {
            GameResult known = all.put(game.getKey(), game.getValue());
            if (known != null && !known.equals(game.getValue()) && !setting.goesByTheClock()) {
                throw new BadInput(name + ": game " + game.getKey() + " went another way; was the program the same?");
            }
        }
        return new MatchFile(setting, all);
    }

    public List<GameResult> results() {
        return new ArrayList<>(games.values());
    }

    public String json() {
        ObjectNode root = MAPPER.createObjectNode();
        root.set("setting", MAPPER.valueToTree(setting));
        if (!games.isEmpty()) {
            Standings standings = new Standings(results());
            ArrayNode rows = root.putArray("standings");
            for (Standings.Row row : standings.rows()) {
                ObjectNode node = rows.addObject().put("bot", row.bot());
                node.set("firstPlaces", MAPPER.valueToTree(row.first()));
                node.put("equalBots", row.expected());
                node.set("elo", MAPPER.valueToTree(row.elo()));
                node.set("points", MAPPER.valueToTree(row.points()));
                node.set("components", MAPPER.valueToTree(row.components()));
            }
            root.set("turns", MAPPER.valueToTree(standings.turns()));
            ArrayNode seats = root.putArray("firstPlacesByTurnOrder");
            for (int i = 0; i < games.firstEntry().getValue().bots().size(); i++) {
                seats.add(MAPPER.<JsonNode>valueToTree(standings.seat(i)));
            }
            root.put("faults", standings.faults());
        }
        StringBuilder text = new StringBuilder(root.toPrettyString());
        text.setLength(text.lastIndexOf("}"));
        text.append(",  \"games\" : [\n");
        String comma = "";
        for (GameResult game : games.values()) {
            text.append(comma).append(MAPPER.writeValueAsString(game));
            comma = ",\n";
        }
        return text.append("\n]}\n").toString();
    }
}
