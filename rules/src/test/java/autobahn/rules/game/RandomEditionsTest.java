package autobahn.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.PositionException;
import autobahn.rules.Rule;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever the validator lets through can be played: whole random games of all kinds end, every piece is conserved, positions
 * load again, and what a seat does not see makes no difference to what it sees. {@code -Dautobahn.editions=300} plays more of
 * them.
 */
@Tag("slow")
class RandomEditionsTest {
    /** Making one takes a hundred readings of it; each is played by every number of players. */
    private static final int EDITIONS = Integer.getInteger("autobahn.editions", 40);

    private static final long FIRST = Long.getLong("autobahn.edition", 1);
    /** Many times what games need; from then on it is looked at whether anybody is still able to build. */
    private static final int LONG = 6_000;

    private static final int MOST_DECISIONS = 8_000;

    private static final int LOOK_EVERY = 40;

    private static final Map<Long, Box> BOXES = new HashMap<>();

    /** Some are corrected here and there, others beyond recognition. */
    private static Box box(long seed) {
        return BOXES.computeIfAbsent(seed, each -> new Box(RandomEditions.random(each, each % 3 == 0 ? 160 : 40)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    @Rule({"TURN-10", "EMP-3"})
    void gamesOfAnySoundEditionEndAndConserveEveryPiece(int players) {
        int stalled = 0;
        for (long seed = FIRST; seed < FIRST + EDITIONS; seed++) {
            stalled += play(box(seed), RandomOptions.random(players, seed), seed) ? 0 : 1;
        }
        // Prices that nobody can pay are no dead end by the rules (ERA-5), and random figures may be such.
        assertThat(stalled).isLessThanOrEqualTo(1 + EDITIONS / 10);
    }

    @Test
    void theyDiffer() {
        Set<String> hashes = new HashSet<>();
        for (long seed = FIRST; seed < FIRST + EDITIONS; seed++) {
            hashes.add(box(seed).edition().hash());
        }
        assertThat(hashes).hasSize(EDITIONS).doesNotContain(Editions.standard().hash());
    }

    /** Whether the game has ended; if not, nobody has been able to build for long. */
    private static boolean play(Box box, Options options, long seed) {
        try {
            Game game = box.newGame(options, seed);
            Stocktaking stock = new Stocktaking(game);
            Dice dice = new Dice(seed);
            for (int decisions = 0; !game.isOver(); decisions++) {
                stock.check();
                if (decisions % LOOK_EVERY == 0 && decisions < LONG) {
                    look(box, game, seed + decisions);
                }
                if (decisions > LONG && canBuild(game)) {
                    throw new AssertionError("the game does not end, although somebody can build");
                }
                if (decisions > MOST_DECISIONS) {
                    return false;
                }
                game.play(RandomGames.randomMove(game, dice));
            }
            stock.check();
            assertThat(game.scores()).hasSize(game.seats());
            return true;
        } catch (AssertionError | RuntimeException | PositionException e) {
            throw new AssertionError(options + ", -Dautobahn.edition=" + seed + " -Dautobahn.editions=1", e);
        }
    }

    private static boolean canBuild(Game game) {
        for (int i = 0; i < game.moveCount(); i++) {
            if (game.notation(game.move(i)).startsWith("build")) {
                return true;
            }
        }
        return false;
    }

    private static void look(Box box, Game game, long seed) throws PositionException {
        assertThat(box.load(game.position()).position()).isEqualTo(game.position());
        for (int seat = 0; seat < game.seats(); seat++) {
            // Hidden things dealt anew: the seat sees the same.
            assertThat(game.seenBy(seat, seed).view(seat)).isEqualTo(game.view(seat));
        }
    }
}
