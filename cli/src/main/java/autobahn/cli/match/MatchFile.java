package autobahn.cli.match;

import autobahn.bots.match.GameResult;
import autobahn.bots.match.Hypotheses;
import autobahn.bots.match.Setting;
import autobahn.bots.match.Standings;
import autobahn.cli.console.BadInput;
import autobahn.cli.console.Console;
import autobahn.cli.console.TextFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
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
    private static final String TEST = "test";

    public static MatchFile empty(Setting setting) {
        return new MatchFile(setting, new TreeMap<>());
    }

    /** What of this match a file holds already; nothing if there is no such file. */
    public static MatchFile goOn(Setting setting, @Nullable Path file, Console console) {
        MatchFile begun = empty(setting);
        return file == null || !Files.exists(file)
                ? begun
                : begun.join(file.toString(), read(file.toString(), TextFiles.text(file, console)));
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

    /** With what is tested by it; a match file all the same. */
    public String json(Hypotheses tested) {
        ObjectNode root = MAPPER.createObjectNode();
        root.set(TEST, MAPPER.valueToTree(tested));
        return json(root);
    }

    /** What is tested by the games of a file; null for a plain match. */
    public static @Nullable Hypotheses tested(String name, String text) {
        try {
            JsonNode test = MAPPER.readTree(text).get(TEST);
            return test == null ? null : MAPPER.treeToValue(test, Hypotheses.class);
        } catch (JacksonException | IllegalArgumentException e) {
            throw new BadInput(name + ": is no sequential test");
        }
    }

    public List<GameResult> results() {
        return new ArrayList<>(games.values());
    }

    public String json() {
        return json(MAPPER.createObjectNode());
    }

    /** @param root what stands before all else */
    private String json(ObjectNode root) {
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
