package autobahn.rules.game;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Random games of the standard edition. */
public final class RandomGames {
    static final Box BOX = new Box(Editions.standard());

    /** No game of random players has come near it. */
    static final int MOST_DECISIONS = 5_000;

    private RandomGames() {}

    static Game newGame(int players, long seed) {
        return BOX.newGame(Options.players(players), seed);
    }

    /** A random legal move: the seed of the dice decides, not the game's. */
    static int randomMove(Game game, Dice dice) {
        return game.move(dice.below(game.moveCount()));
    }

    /** Plays a whole random game; {@code before} sees the game and the move that is about to be played. */
    public static Game random(int players, long seed, BiConsumer<Game, Integer> before) {
        return finish(newGame(players, seed), new Dice(seed), before);
    }

    static Game finish(Game game, Dice dice, BiConsumer<Game, Integer> before) {
        int decisions = 0;
        while (!game.isOver()) {
            if (++decisions > MOST_DECISIONS) {
                throw new AssertionError("the game does not end");
            }
            int move = randomMove(game, dice);
            before.accept(game, move);
            game.play(move);
        }
        return game;
    }

    static int[] randomMoves(int players, long seed) {
        IntStream.Builder moves = IntStream.builder();
        random(players, seed, (game, move) -> moves.add(move));
        return moves.build().toArray();
    }

    /** Arguments (players, seed): the first {@code games} seeds for 2, 3 and 4 players each. */
    static Stream<Arguments> tables(int games) {
        return IntStream.rangeClosed(2, 4)
                .boxed()
                .flatMap(players ->
                        IntStream.rangeClosed(1, games).mapToObj(seed -> Arguments.of(players, (long) seed)));
    }
}
