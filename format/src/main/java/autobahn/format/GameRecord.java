package autobahn.format;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game as the list of its moves: with edition, options and seed it is the whole game (SETUP-8).
 *
 * @param format version of this format
 * @param rules version of the rules as the engine plays them
 * @param edition id of the edition
 * @param editionHash its content hash: another edition may carry the same id
 * @param seed what all chance comes from; null where it must stay secret, so that the record cannot be replayed
 * @param moves in notation
 * @param result null while the game runs
 */
public record GameRecord(
        int format,
        String rules,
        String edition,
        String editionHash,
        Options options,
        @Nullable Long seed,
        List<String> moves,
        @Nullable Result result) {
    public GameRecord {
        moves = List.copyOf(moves);
    }

    /** The record of a game that began with a seed; with its result once it is over. */
    public static GameRecord of(Playthrough game) {
        Long seed = game.seed();
        if (seed == null) {
            throw new IllegalArgumentException("the game goes on from a position: its moves alone do not tell it");
        }
        Game now = game.game();
        return of(now.box(), now.options(), seed, game.notation(), now.isOver() ? Result.of(now) : null);
    }

    /** A record in the current format. */
    public static GameRecord of(Box box, Options options, long seed, List<String> moves, @Nullable Result result) {
        return new GameRecord(
                Header.FORMAT, Header.RULES, box.edition().id(), box.edition().hash(), options, seed, moves, result);
    }

    /** The same for those who must not know what is to come. */
    public GameRecord withoutSeed() {
        return new GameRecord(format, rules, edition, editionHash, options, null, moves, result);
    }
}
