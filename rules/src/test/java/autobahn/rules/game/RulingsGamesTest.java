package autobahn.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Box;
import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.PositionException;
import autobahn.rules.Readings;
import autobahn.rules.Rule;
import java.util.ArrayList;
import java.util.List;
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
    @Rule("TURN-10")
    void gamesEndUnderTheOtherReading(String ruling) {
        Box box = new Box(Readings.flipped(ruling));
        for (int players = 1; players <= 4; players++) {
            for (long seed = 1; seed <= (players == 1 ? SOLO_GAMES : GAMES); seed++) {
                Options options = RandomOptions.everything(players, seed);
                assertThat(finish(box, options, seed))
                        .as("%s, seed %d ends, unless a dead end does not end the era", options, seed)
                        .isNotEqualTo(ruling.equals("deadEndEndsEra") && endsInADeadEnd(options, seed));
            }
        }
    }

    /** Whether the standard edition, which plays the same moves until then, ends an era of this game by a dead end. */
    private static boolean endsInADeadEnd(Options options, long seed) {
        List<Event> deadEnds = new ArrayList<>();
        Game game = RandomGames.BOX.newGame(options, seed);
        game.listen(event -> {
            if (event instanceof Event.DeadEndReached) {
                deadEnds.add(event);
            }
        });
        RandomGames.finish(game, new Dice(seed), (g, move) -> {});
        return !deadEnds.isEmpty();
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
                if (decisions > RandomGames.MOST_DECISIONS && stock.nobodyCanBuild()) {
                    return false;
                }
                if (decisions > 10 * RandomGames.MOST_DECISIONS) {
                    throw new AssertionError("the game does not end");
                }
                game.play(RandomGames.randomMove(game, dice));
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
