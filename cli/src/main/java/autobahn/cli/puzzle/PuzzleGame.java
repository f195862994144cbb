package autobahn.cli.puzzle;

import autobahn.bots.puzzle.Puzzle;
import autobahn.engine.Box;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import autobahn.format.FormatException;
import autobahn.format.GameRecord;
import autobahn.format.Records;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.zip.CRC32;

/**
 * A game that was looked through.
 *
 * @param source where it comes from: who has looked at it does not do so again
 * @param moves as far as its puzzles need them
 */
public record PuzzleGame(String source, Options options, long seed, List<String> moves, List<Puzzle> puzzles) {
    public static PuzzleGame of(String source, Playthrough played, List<Puzzle> puzzles) {
        Long seed = played.seed();
        if (seed == null) {
            throw new IllegalArgumentException("the game goes on from a position");
        }
        return new PuzzleGame(source, played.game().options(), seed, played.notation(), List.of()).with(puzzles);
    }

    /** The same with these of its puzzles alone, and no more moves than they need. */
    public PuzzleGame with(List<Puzzle> some) {
        int last = some.stream().mapToInt(Puzzle::at).max().orElse(0);
        return new PuzzleGame(source, options, seed, List.copyOf(moves.subList(0, last)), List.copyOf(some));
    }

    /** What a puzzle is called: the same position has the same name wherever it was found. */
    public String id(Puzzle puzzle) {
        CRC32 sum = new CRC32();
        sum.update((options.players() + "/" + seed + "/" + String.join(",", moves.subList(0, puzzle.at())))
                .getBytes(StandardCharsets.UTF_8));
        return String.format(Locale.ROOT, "%08x", sum.getValue());
    }

    /** The moment that a puzzle begins with. */
    public Playthrough moment(Box box, Puzzle puzzle) throws FormatException {
        return Records.replay(box, GameRecord.of(box, options, seed, moves.subList(0, puzzle.at()), null));
    }
}
