package autobahn.bots;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Decision;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.Options;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Bots keep a card of every colour on which sections are still to be built, so that the game can end. */
class KeepsakesTest {
    private final Keepsakes keepsakes = new Keepsakes(Tables.BOX.edition());

    /** The first position of a game by habit in which a card may be replaced. */
    private static Game replacing() {
        for (int seed = 0; ; seed++) {
            Game game = Tables.BOX.newGame(Options.players(2), seed);
            Bot bot = new HabitBot(Tables.BOX, game.options(), seed);
            while (!game.isOver()) {
                if (game.decision() == Decision.REPLACE && game.era() == 1) {
                    return game;
                }
                game.play(bot.choose(game, Budget.iterations(0)));
            }
        }
    }

    @Test
    void theLastCardOfAnOpenColourStays() {
        Game game = replacing();
        assertThat(Arrays.stream(game.moves()).filter(m -> MoveType.of(m) == MoveType.REPLACE))
                .isNotEmpty()
                .allSatisfy(move -> {
                    String text = game.notation(move);
                    String given = text.split(" ", -1)[1];
                    boolean sameColour = text.split(" ", -1)[2].startsWith(given);
                    assertThat(keepsakes.forbids(game, move)).as(text).isEqualTo(!sameColour);
                });
    }

    @Test
    void decliningIsAlwaysAllowed() {
        Game game = replacing();
        assertThat(keepsakes.forbids(game, MoveType.PASS.move())).isFalse();
        assertThat(game.isLegal(MoveType.PASS.move())).isTrue();
    }

    @Test
    @Tag("slow")
    void gamesBetweenBotsEnd() {
        for (int seed = 0; seed < 20; seed++) {
            Game game = Tables.BOX.newGame(Options.players(2), seed);
            Bot bot = new GreedyBot(Tables.BOX, game.options());
            int moves = 0;
            for (; !game.isOver() && moves < 5000; moves++) {
                game.play(bot.choose(game.copy(), Budget.iterations(0)));
            }
            assertThat(game.isOver()).as("seed %d after %d moves", seed, moves).isTrue();
        }
    }
}
