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
 * @param names of those who played, by seat; null where nobody told them. They are no part of the game
 */
public record GameRecord(
        int format,
        String rules,
        String edition,
        String editionHash,
        Options options,
        @Nullable Long seed,
        List<String> moves,
        @Nullable Result result,
        @Nullable List<String> names) {
    public GameRecord {
        moves = List.copyOf(moves);
        names = names == null ? null : List.copyOf(names);
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
                Header.FORMAT,
                Header.RULES,
                box.edition().id(),
                box.edition().hash(),
                options,
                seed,
                moves,
                result,
                null);
    }

    /** The same with the names of those who play. */
    public GameRecord named(List<String> players) {
        return new GameRecord(format, rules, edition, editionHash, options, seed, moves, result, players);
    }

    /** The same for those who must not know what is to come. */
    public GameRecord withoutSeed() {
        return new GameRecord(format, rules, edition, editionHash, options, null, moves, result, names);
    }
}
