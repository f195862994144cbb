package autobahn.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.PositionException;
import autobahn.rules.Readings;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole random games with all modules under every ruling the other way round: they end, and every position loads. */
@Tag("slow")
class RulingsGamesTest {
    private static final int SOLO_GAMES = 60;
    private static final int GAMES = 12;
    /** Writing and reading a position takes as long as many moves. */
    private static final int LOAD_EVERY = 10;

    static Stream<String> rulings() {
        return Readings.all();
    }

    @ParameterizedTest
    @MethodSource("rulings")
    @Tag("TURN-10")
    void gamesEndUnderTheOtherReading(String ruling) {
        Box box = new Box(Readings.flipped(ruling));
        int stalled = 0;
        for (int players = 1; players <= 4; players++) {
            for (long seed = 1; seed <= (players == 1 ? SOLO_GAMES : GAMES); seed++) {
                stalled += finish(box, Tables.everything(players, seed), seed) ? 0 : 1;
            }
        }
        assertThat(stalled)
                .as("only where a dead end does not end the era")
                .isLessThanOrEqualTo(ruling.equals("deadEndEndsEra") ? SOLO_GAMES : 0);
    }

    /** Plays a game to its end, or until nobody holds a card to build with; true if it has ended. */
    private static boolean finish(Box box, Options options, long seed) {
        Game game = box.newGame(options, seed);
        Stocktaking stock = new Stocktaking(game);
        Dice dice = new Dice(seed);
        try {
            for (int decisions = 0; !game.isOver(); decisions++) {
                stock.check();
                if (decisions % LOAD_EVERY == 0) {
                    check(box, game);
                }
                if (decisions > Play.MOST_DECISIONS && stock.nobodyCanBuild()) {
                    return false;
                }
                if (decisions > 10 * Play.MOST_DECISIONS) {
                    throw new AssertionError("the game does not end");
                }
                game.play(Play.randomMove(game, dice));
            }
            stock.check();
            return true;
        } catch (AssertionError | RuntimeException | PositionException e) {
            throw new AssertionError(options + ", seed " + seed, e);
        }
    }

    /** The position is one that can be, and goes on with the same moves. */
    private static void check(Box box, Game game) throws PositionException {
        assertThat(box.load(game.position()).moves()).isEqualTo(game.moves());
    }
}
