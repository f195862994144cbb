package autobahn.bots;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Bots think as long as they may and give the same answer to the same question. */
class BudgetTest {
    private static Game middle() {
        Game game = Tables.BOX.newGame(Options.players(3), 4);
        Bot walker = new HabitBot(Tables.BOX, game.options(), 1);
        for (int i = 0; i < 120; i++) {
            game.play(walker.choose(game, Budget.iterations(0)));
        }
        while (!Turns.choosesAction(game) || game.moveCount() == 1) {
            game.play(walker.choose(game, Budget.iterations(0)));
        }
        return game;
    }

    @Test
    void theSameSeedAndIterationsGiveTheSameGame() {
        assertThat(moves(7)).isEqualTo(moves(7));
    }

    private static List<Integer> moves(long seed) {
        Game game = middle();
        Player player = new Player(Level.EXPERT.bot(Tables.BOX, Options.players(3), seed), game, seed, fault -> {});
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            int move = player.choose(game, Budget.iterations(30));
            moves.add(move);
            game.play(move);
        }
        return moves;
    }

    @Test
    void timeIsAskedForBetweenPlayouts() {
        long[] now = {0};
        int[] asked = {0};
        Budget budget = Budget.millis(50, () -> {
            asked[0]++;
            return now[0]++;
        });
        Level.MASTER.bot(Tables.BOX, Options.players(3), 1).choose(middle(), budget);
        // every look at this clock takes a millisecond: it is asked about fifty times, and a few more to wind up
        assertThat(asked[0]).isBetween(5, 70);
    }

    @Test
    void whoIsToldToStopAnswersAtOnce() {
        Budget budget = Budget.iterations(1_000_000_000);
        budget.stop();
        Game game = middle();
        assertThat(game.isLegal(
                        Level.MASTER.bot(Tables.BOX, Options.players(3), 1).choose(game.copy(), budget)))
                .isTrue();
    }
}
