package autobahn.format;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Games of random players. */
final class RandomGames {
    static final Box BOX = new Box(Editions.standard());

    private RandomGames() {}

    static Game start(int players, long seed) {
        return BOX.newGame(Options.players(players), seed);
    }

    static int randomMove(Game game, Random random) {
        return game.move(random.nextInt(game.moveCount()));
    }

    /** Plays to the end or as many moves as allowed, and tells them. */
    static List<String> play(Game game, int most, long seed) {
        Random random = new Random(seed);
        List<String> moves = new ArrayList<>();
        while (!game.isOver() && moves.size() < most) {
            int move = randomMove(game, random);
            moves.add(game.notation(move));
            game.play(move);
        }
        return moves;
    }

    static GameRecord record(int players, long seed, int most) {
        Game game = start(players, seed);
        List<String> moves = play(game, most, seed);
        return GameRecord.of(BOX, game.options(), seed, moves, game.isOver() ? Result.of(game) : null);
    }

    /** A game after some random moves. */
    static Game after(int players, long seed, int moves) {
        Game game = start(players, seed);
        play(game, moves, seed);
        return game;
    }
}
