package autobahn.cli.puzzle;

import autobahn.bots.Advice;
import autobahn.bots.Term;
import autobahn.bots.puzzle.Puzzle;
import autobahn.bots.puzzle.PuzzleFinder;
import autobahn.bots.puzzle.Theme;
import autobahn.cli.console.BadInput;
import autobahn.engine.Box;
import autobahn.format.Compact;
import autobahn.format.FormatException;
import autobahn.format.Records;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Puzzles as JSON: which edition and rules they are for, how much was thought, and the games, a line for each.
 *
 * @param edition id of the edition
 */
public record PuzzleFile(
        String rules, String edition, String editionHash, PuzzleFinder.Effort effort, List<PuzzleGame> games) {
    private static final int FORMAT = 1;
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final double THOUSAND = 1000;

    public static PuzzleFile empty(Box box, PuzzleFinder.Effort effort) {
        return new PuzzleFile(Records.RULES, box.edition().id(), box.edition().hash(), effort, List.of());
    }

    public PuzzleFile with(List<PuzzleGame> others) {
        return new PuzzleFile(rules, edition, editionHash, effort, List.copyOf(others));
    }

    /** Whether puzzles of both can lie in one file. */
    public boolean goesWith(PuzzleFile other) {
        return with(List.of()).equals(other.with(List.of()));
    }

    public String json() {
        StringBuilder text = new StringBuilder("{\"format\":" + FORMAT);
        text.append(",\"rules\":").append(quoted(rules));
        text.append(",\"edition\":").append(quoted(edition));
        text.append(",\"editionHash\":").append(quoted(editionHash));
        text.append(",\"effort\":").append(MAPPER.writeValueAsString(effort));
        text.append(",\"games\":[");
        for (int i = 0; i < games.size(); i++) {
            text.append(i == 0 ? "\n" : ",\n").append(Compact.write(told(games.get(i))));
        }
        return text.append("\n]}\n").toString();
    }

    private static String quoted(String words) {
        return MAPPER.writeValueAsString(words);
    }

    private static Map<String, Object> told(PuzzleGame game) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("source", game.source());
        told.put("options", game.options());
        // Text, since a seed has more digits than a page can hold in a number.
        told.put("seed", Long.toString(game.seed()));
        told.put("moves", game.moves());
        told.put(
                "puzzles",
                game.puzzles().stream().map(puzzle -> told(game, puzzle)).toList());
        return told;
    }

    private static Map<String, Object> told(PuzzleGame game, Puzzle puzzle) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("id", game.id(puzzle));
        told.put("at", puzzle.at());
        told.put("seat", puzzle.seat());
        told.put("era", puzzle.era());
        told.put("themes", puzzle.themes().stream().map(Theme::id).toList());
        told.put("rating", puzzle.rating());
        told.put("turns", puzzle.turns().stream().map(PuzzleFile::told).toList());
        told.put("reasons", puzzle.reasons().stream().map(PuzzleFile::told).toList());
        told.put("line", puzzle.line().stream().map(PuzzleFile::told).toList());
        return told;
    }

    private static Map<String, Object> told(Puzzle.Turn turn) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("moves", turn.moves());
        told.put("chance", rounded(turn.chance()));
        if (!turn.levels().isEmpty()) {
            told.put("levels", turn.levels());
        }
        return told;
    }

    private static Map<String, Object> told(Advice.Reason reason) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("term", reason.term().id());
        told.put("points", rounded(reason.points()));
        return told;
    }

    private static Map<String, Object> told(Puzzle.Reply reply) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("seat", reply.seat());
        told.put("moves", reply.moves());
        return told;
    }

    private static double rounded(double value) {
        return Math.round(value * THOUSAND) / THOUSAND;
    }

    public static PuzzleFile read(String name, String text) {
        try {
            JsonNode tree = MAPPER.readTree(text);
            if (tree.required("format").asInt() != FORMAT) {
                throw new IllegalArgumentException("its format is not " + FORMAT);
            }
            List<PuzzleGame> games = new ArrayList<>();
            for (JsonNode game : tree.required("games")) {
                games.add(game(game));
            }
            return new PuzzleFile(
                    tree.required("rules").stringValue(),
                    tree.required("edition").stringValue(),
                    tree.required("editionHash").stringValue(),
                    MAPPER.treeToValue(tree.required("effort"), PuzzleFinder.Effort.class),
                    List.copyOf(games));
        } catch (JacksonException | IllegalArgumentException | FormatException e) {
            throw new BadInput(name + ": holds no puzzles ("
                    + String.valueOf(e.getMessage()).lines().findFirst().orElse("") + ")");
        }
    }

    private static PuzzleGame game(JsonNode node) throws FormatException {
        List<Puzzle> puzzles = new ArrayList<>();
        for (JsonNode puzzle : node.required("puzzles")) {
            puzzles.add(puzzle(puzzle));
        }
        List<String> moves = texts(node.required("moves"));
        for (Puzzle puzzle : puzzles) {
            if (puzzle.at() < 0 || puzzle.at() > moves.size() || puzzle.turns().size() < 2) {
                throw new IllegalArgumentException("a puzzle after move " + puzzle.at() + " is not whole");
            }
        }
        return new PuzzleGame(
                node.required("source").stringValue(),
                Records.options(node.required("options").toString()),
                Long.parseLong(node.required("seed").stringValue()),
                moves,
                puzzles);
    }

    private static Puzzle puzzle(JsonNode node) {
        List<Theme> themes = new ArrayList<>();
        for (String theme : texts(node.required("themes"))) {
            themes.add(Arrays.stream(Theme.values())
                    .filter(one -> one.id().equals(theme))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("there is no theme " + theme)));
        }
        List<Puzzle.Turn> turns = new ArrayList<>();
        for (JsonNode turn : node.required("turns")) {
            turns.add(new Puzzle.Turn(
                    texts(turn.required("moves")),
                    turn.required("chance").doubleValue(),
                    turn.has("levels") ? texts(turn.required("levels")) : List.of()));
        }
        List<Advice.Reason> reasons = new ArrayList<>();
        for (JsonNode reason : node.required("reasons")) {
            reasons.add(new Advice.Reason(
                    term(reason.required("term").stringValue()),
                    reason.required("points").doubleValue()));
        }
        List<Puzzle.Reply> line = new ArrayList<>();
        for (JsonNode reply : node.required("line")) {
            line.add(new Puzzle.Reply(reply.required("seat").intValue(), texts(reply.required("moves"))));
        }
        return new Puzzle(
                node.required("at").intValue(),
                node.required("seat").intValue(),
                node.required("era").intValue(),
                themes,
                node.required("rating").intValue(),
                turns,
                reasons,
                line);
    }

    private static Term term(String id) {
        return Arrays.stream(Term.values())
                .filter(term -> term.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no term " + id));
    }

    private static List<String> texts(JsonNode node) {
        List<String> texts = new ArrayList<>();
        for (JsonNode each : node) {
            texts.add(each.stringValue());
        }
        return texts;
    }
}
