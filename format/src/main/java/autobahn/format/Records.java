package autobahn.format;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.IllegalMoveException;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import autobahn.json.Faults;
import autobahn.json.JsonNode;
import autobahn.json.JsonPrinter;
import autobahn.json.JsonText;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

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

    /** The same from their text. */
    public static Options options(String json) throws FormatException {
        Faults faults = new Faults();
        JsonNode tree = JsonText.parse(json, faults);
        if (!faults.isEmpty()) {
            throw new FormatException(faults.list());
        }
        return options(tree);
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
        if (record != null && record.names() != null) {
            faults.check(
                    record.names().size() == record.options().players(),
                    "$.names",
                    "must be as many as there are players: " + record.options().players());
        }
        if (!faults.isEmpty()) {
            throw new FormatException(faults.list());
        }
        return Objects.requireNonNull(record);
    }

    /** Plays what a record tells; its result must be the one that comes out. */
    public static Playthrough replay(Box box, GameRecord record) throws FormatException {
        return replay(box, record, moment -> {});
    }

    /**
     * Plays what a record tells, once.
     *
     * @param visitor is shown every moment from the start on, while it is not known yet whether the rest can be played
     */
    public static Playthrough replay(Box box, GameRecord record, Consumer<Playthrough> visitor) throws FormatException {
        Faults faults = new Faults();
        Header.check(box, record.rules(), record.edition(), record.editionHash(), faults);
        Long seed = record.seed();
        if (seed == null) {
            faults.add("$.seed", "is missing: without it the game cannot be replayed");
        }
        if (seed == null || !faults.isEmpty()) {
            throw new FormatException(faults.list());
        }
        Playthrough moment = Playthrough.begin(box, record.options(), seed);
        visitor.accept(moment);
        for (String move : record.moves()) {
            moment = play(moment, move);
            visitor.accept(moment);
        }
        checkResult(moment.game(), record.result());
        return moment;
    }

    private static Playthrough play(Playthrough moment, String move) throws FormatException {
        int index = moment.size();
        String path = "$.moves[" + index + "]";
        if (moment.game().isOver()) {
            throw new FormatException(path, "move " + (index + 1) + " comes after the end of the game");
        }
        try {
            return moment.play(move);
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
