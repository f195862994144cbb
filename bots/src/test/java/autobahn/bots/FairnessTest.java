package autobahn.bots;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Game;
import autobahn.engine.Options;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a seat cannot see does not change what its bot chooses. */
class FairnessTest {
    @ParameterizedTest
    @EnumSource(Level.class)
    void hiddenThingsDoNotChangeTheMove(Level level) {
        Dice dice = new Dice(5);
        for (int i = 0; i < 12; i++) {
            Options options = Tables.any(dice);
            Game game = Tables.BOX.newGame(options, i);
            Bot walker = new HabitBot(Tables.BOX, options, i);
            for (int moves = dice.below(250); moves > 0 && !game.isOver(); moves--) {
                game.play(walker.choose(game, Budget.iterations(0)));
            }
            if (!game.isOver()) {
                Game other = game.copy();
                other.shuffleHidden(game.seatToMove(), 1000 + i);
                assertThat(choose(level, other)).as("%s, game %d", options, i).isEqualTo(choose(level, game));
            }
        }
    }

    private static int choose(Level level, Game game) {
        Bot bot = level.bot(Tables.BOX, game.options(), 3);
        return new Player(bot, game, 9, fault -> {}).choose(game, Budget.iterations(24));
    }
}
