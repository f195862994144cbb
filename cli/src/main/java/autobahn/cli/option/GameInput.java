package autobahn.cli.option;

import autobahn.cli.console.BadInput;
import autobahn.cli.console.Console;
import autobahn.cli.console.TextFiles;
import autobahn.engine.Box;
import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.format.FormatException;
import autobahn.format.GameFile;
import autobahn.format.GameRecord;
import autobahn.format.Records;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game that a command is about: a file, at its end or after some of its moves. */
public final class GameInput {
    @Parameters(index = "0", paramLabel = "FILE", description = "A record or a position; - for standard input.")
    private Path file;

    @Option(
            names = "--at",
            paramLabel = "N",
            description = "Look at the game after its first N moves instead of all (records only).")
    private @Nullable Integer at;

    @Mixin
    private EditionOption edition;

    /**
     * A game that was read.
     *
     * @param record the record up to this moment, or null if the file is a position
     */
    public record Loaded(Box box, @Nullable GameRecord record, Game game) {
        /** What happened in the record, move by move. */
        public List<List<Event>> history() {
            GameRecord told = Objects.requireNonNull(record);
            Game replayed = box.newGame(told.options(), Objects.requireNonNull(told.seed()));
            List<List<Event>> history = new ArrayList<>();
            for (String move : told.moves()) {
                List<Event> events = new ArrayList<>();
                replayed.listen(events::add);
                replayed.play(move);
                history.add(events);
            }
            return history;
        }
    }

    public Loaded load(Console console) {
        String text = TextFiles.text(file, console);
        Box box = edition.box(GameFile.editionHash(text));
        try {
            GameFile read = GameFile.read(box, text);
            return at == null ? new Loaded(box, read.record(), read.game()) : part(box, read.record(), at);
        } catch (FormatException e) {
            throw new BadInput(
                    e.faults().stream().map(fault -> file + ": " + fault).toList());
        }
    }

    private Loaded part(Box box, @Nullable GameRecord record, int moves) throws FormatException {
        if (record == null) {
            throw new BadInput(file + ": is a position, which has no moves to go back by --at " + moves);
        }
        int size = record.moves().size();
        if (moves < 0 || moves > size) {
            throw new BadInput(file + ": --at must be from 0 to " + size + ", not " + moves);
        }
        GameRecord part = withMoves(box, record, record.moves().subList(0, moves));
        return new Loaded(box, part, Records.replay(box, part));
    }

    /** The same game with other moves, not over yet. */
    public static GameRecord withMoves(Box box, GameRecord record, List<String> moves) {
        return GameRecord.of(box, record.options(), Objects.requireNonNull(record.seed()), moves, null);
    }
}
