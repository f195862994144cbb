package autobahn.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Feature;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.rules.Rule;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random games with every combination of modules, stretch content and Autobot's settings. */
@Tag("slow")
class CombinationsTest {
    private static final int GAMES = 5_100;
    private static final int TRAILS = 60;

    /** Plays a game to its end, and counts every piece on the way. */
    private static void finish(Options options, long seed) {
        Game game = RandomGames.BOX.newGame(options, seed);
        Stocktaking stock = new Stocktaking(game);
        Dice dice = new Dice(seed);
        try {
            for (int decisions = 0; !game.isOver(); decisions++) {
                stock.check();
                if (decisions > RandomGames.MOST_DECISIONS) {
                    throw new AssertionError("the game does not end");
                }
                game.play(RandomGames.randomMove(game, dice));
            }
            stock.check();
        } catch (AssertionError | RuntimeException e) {
            throw new AssertionError(options + ", seed " + seed, e);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    @Rule({"TURN-10", "ERA-5", "EMP-3"})
    void everyGameEndsAndNothingAppearsOrVanishes(int players) {
        Set<Options> seen = new HashSet<>();
        for (long seed = 1; seed <= GAMES; seed++) {
            Options options = RandomOptions.random(players, seed);
            seen.add(options);
            finish(options, seed);
        }
        for (Set<Feature> pair : RandomOptions.pairs()) {
            assertThat(seen).anyMatch(options -> options.features().containsAll(pair));
        }
        assertThat(seen).anyMatch(options -> options.features().size() == Feature.values().length - 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    @Rule("SETUP-8")
    void replayEqualsPlayAndCopiesAreApart(int players) {
        for (long seed = 1; seed <= TRAILS; seed++) {
            Options options = RandomOptions.random(players, seed);
            List<Integer> moves = new ArrayList<>();
            List<Long> trail = new ArrayList<>();
            Game copy = RandomGames.BOX.newGame(options, seed + 1);
            Dice dice = new Dice(-seed);
            RandomGames.finish(RandomGames.BOX.newGame(options, seed), new Dice(seed), (game, move) -> {
                long before = Fingerprint.of(game);
                trail.add(before);
                moves.add(move);
                copy.copyFrom(game);
                same(Fingerprint.of(copy), before, game, copy);
                for (int i = 0; i < 2 && !copy.isOver(); i++) {
                    copy.play(RandomGames.randomMove(copy, dice));
                }
                same(Fingerprint.of(game), before, game, copy);
            });
            Game replayed = RandomGames.BOX.newGame(options, seed);
            for (int i = 0; i < moves.size(); i++) {
                same(Fingerprint.of(replayed), trail.get(i), replayed, replayed);
                replayed.play(moves.get(i));
            }
            assertThat(replayed.isOver()).isTrue();
        }
    }

    private static void same(long actual, long expected, Game one, Game two) {
        if (actual != expected) {
            assertThat(Fingerprint.describe(one)).isEqualTo(Fingerprint.describe(two));
            throw new AssertionError("the fingerprints differ");
        }
    }

    @Test
    void aModuleThatIsOffLeavesTheGameAsItWas() {
        for (long seed = 1; seed <= 50; seed++) {
            Options plain = Options.players(3);
            Options planning = new Options(3, null, EnumSet.of(Feature.TWO_COLOURED_CARDS));
            Game one = RandomGames.BOX.newGame(plain, seed);
            Game two = RandomGames.BOX.newGame(planning, seed);
            Dice dice = new Dice(seed);
            while (one.era() < 3 && !one.isOver()) {
                assertThat(two.moves()).isEqualTo(one.moves());
                int move = RandomGames.randomMove(one, dice);
                one.play(move);
                two.play(move);
            }
        }
    }
}
