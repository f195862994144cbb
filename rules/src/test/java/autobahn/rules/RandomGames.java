package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.TestGames;
import autobahn.engine.internal.state.State;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** Whole games of random moves, checked at every decision. */
final class RandomGames {
    private static final Box BOX = new Box(Editions.standard());
    private static final int LONGEST = 100_000;

    private RandomGames() {}

    static Game check(int players, long seed, Consumer<State> check) {
        Game game = BOX.newGame(Options.players(players), seed);
        SplittableRandom random = new SplittableRandom(seed);
        int decisions = 0;
        while (!game.isOver()) {
            assertThat(game.moveCount()).isPositive();
            game.play(game.move(random.nextInt(game.moveCount())));
            check.accept(TestGames.state(game));
            assertThat(++decisions).isLessThan(LONGEST);
        }
        return game;
    }
}
