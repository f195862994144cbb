package autobahn.bots;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a seat cannot see does not change what its bot chooses, what it is advised or how the game is judged. */
class FairnessTest {
    @ParameterizedTest
    @EnumSource(Level.class)
    void hiddenThingsDoNotChangeTheMove(Level level) {
        compare((game, options) -> choose(level, game));
    }

    @Test
    void hiddenThingsDoNotChangeAdvice() {
        compare((game, options) -> new Advice(Tables.BOX, options, 3).options(game, Budget.iterations(24), 3));
    }

    @Test
    void hiddenThingsDoNotChangeAnalysis() {
        compare((game, options) -> new Analysis(Tables.BOX, options, 4, 3).chances(game));
    }

    private static void compare(BiFunction<Game, Options, Object> opinion) {
        Dice dice = new Dice(5);
        for (int i = 0; i < 12; i++) {
            Options options = Tables.any(dice);
            Game game = Tables.BOX.newGame(options, i);
            Bot walker = new HabitBot(Tables.BOX, options, i);
            for (int moves = dice.below(250); moves > 0 && !game.isOver(); moves--) {
                game.play(walker.choose(game, Budget.iterations(0)));
            }
            if (!game.isOver()) {
                Game other = game.seenBy(game.seatToMove(), 1000 + i);
                assertThat(opinion.apply(other, options))
                        .as("%s, game %d", options, i)
                        .isEqualTo(opinion.apply(game, options));
            }
        }
    }

    private static int choose(Level level, Game game) {
        Bot bot = level.bot(Tables.BOX, game.options(), 3);
        return new Player(bot, game, 9, fault -> {}).choose(game, Budget.iterations(24));
    }
}
