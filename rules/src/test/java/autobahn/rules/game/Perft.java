package autobahn.rules.game;

import autobahn.engine.Game;
import java.util.ArrayList;
import java.util.List;

/** Counts sequences of legal moves: one number that changes with almost any change to the rules. */
final class Perft {
    private static final int DEEPEST = 9;
    /** Having counted so many, the next depth would take longer than a test should. */
    private static final long ENOUGH = 30_000;

    private final List<Game> games = new ArrayList<>();

    /** Sequences of exactly so many moves. */
    long count(Game game, int depth) {
        if (depth == 1) {
            return game.moveCount();
        }
        while (games.size() < depth) {
            games.add(game.copy());
        }
        Game next = games.get(depth - 1);
        long count = 0;
        for (int i = 0; i < game.moveCount(); i++) {
            next.copyFrom(game);
            next.play(game.move(i));
            count += count(next, depth - 1);
        }
        return count;
    }

    /** What a perft file says about a position: the counts, and the legal moves in their order. */
    List<String> results(Game game) {
        List<String> results = new ArrayList<>();
        for (int depth = 1; depth <= DEEPEST; depth++) {
            long count = count(game, depth);
            results.add("perft " + depth + " " + count);
            if (count > ENOUGH) {
                break;
            }
        }
        for (int move : game.moves()) {
            results.add("move " + game.notation(move));
        }
        return results;
    }
}
