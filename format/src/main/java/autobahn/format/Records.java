package autobahn.format;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.IllegalMoveException;
import autobahn.engine.Options;
import autobahn.json.Faults;
import autobahn.json.JsonPrinter;
import autobahn.json.JsonText;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Records as JSON, and games replayed from them. */
public final class Records {
    /** Version of the rules as the engine plays them. */
    public static final String RULES = Header.RULES;

    private Records() {}

    /** A table's options, as they stand in a record. */
    public static Options options(JsonNode tree) throws FormatException {
        Faults faults = new Faults();
        Options options = TreeReader.read(tree, Options.class, "$.options", faults);
        if (!faults.isEmpty()) {
            throw new FormatException(faults.list());
        }
        return Objects.requireNonNull(options);
    }

    public static GameRecord read(JsonNode tree) throws FormatException {
        Faults faults = new Faults();
        Header.checkFormat(tree, faults);
        return read(tree, faults);
    }

    public static String write(GameRecord record) {
        return JsonPrinter.print(TreeWriter.write(record));
    }

    public static GameRecord read(String json) throws FormatException {
        Faults faults = new Faults();
        JsonNode tree = JsonText.parse(json, faults);
        if (faults.isEmpty()) {
            Header.checkFormat(tree, faults);
        }
        return read(tree, faults);
    }

    static GameRecord read(JsonNode tree, Faults faults) throws FormatException {
        GameRecord record = faults.isEmpty() ? TreeReader.read(tree, GameRecord.class, "$", faults) : null;
        if (!faults.isEmpty()) {
            throw new FormatException(faults.list());
        }
        return Objects.requireNonNull(record);
    }

    /** The game that a record tells, after all its moves; its result must be the one that comes out. */
    public static Game replay(Box box, GameRecord record) throws FormatException {
        Game game = replay(box, record, record.moves().size());
        checkResult(game, record.result());
        return game;
    }

    /** The game after the first moves of a record. */
    public static Game replay(Box box, GameRecord record, int moves) throws FormatException {
        Faults faults = new Faults();
        Header.check(box, record.rules(), record.edition(), record.editionHash(), faults);
        int size = record.moves().size();
        faults.check(
                moves >= 0 && moves <= size, "$.moves", "there are " + size + " moves, so none is number " + moves);
        Long seed = record.seed();
        if (seed == null) {
            faults.add("$.seed", "is missing: without it the game cannot be replayed");
        }
        if (seed == null || !faults.isEmpty()) {
            throw new FormatException(faults.list());
        }
        Game game = box.newGame(record.options(), seed);
        for (int i = 0; i < moves; i++) {
            play(game, record.moves().get(i), i);
        }
        return game;
    }

    private static void play(Game game, String move, int index) throws FormatException {
        String path = "$.moves[" + index + "]";
        if (game.isOver()) {
            throw new FormatException(path, "move " + (index + 1) + " comes after the end of the game");
        }
        try {
            game.play(move);
        } catch (IllegalMoveException e) {
            throw new FormatException(path, "move " + (index + 1) + ": " + e.getMessage());
        }
    }

    private static void checkResult(Game game, @Nullable Result stated) throws FormatException {
        if (stated == null) {
            return;
        }
        if (!game.isOver()) {
            throw new FormatException("$.result", "is stated, but after these moves the game is not over");
        }
        Result result = Result.of(game);
        Faults faults = new Faults();
        differ(stated.endedBy(), result.endedBy(), "endedBy", faults);
        differ(stated.sections(), result.sections(), "sections", faults);
        differ(stated.winners(), result.winners(), "winners", faults);
        differ(stated.scores(), result.scores(), "scores", faults);
        if (!faults.isEmpty()) {
            throw new FormatException(faults.list());
        }
    }

    private static void differ(@Nullable Object stated, @Nullable Object played, String name, Faults faults) {
        faults.check(
                Objects.equals(stated, played),
                "$.result." + name,
                "does not come out of these moves: it must be "
                        + (played == null ? "left out" : TreeWriter.write(played)));
    }
}
