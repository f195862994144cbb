package autobahn.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Game;
import autobahn.engine.Notation;
import autobahn.rules.Rule;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Legal moves, all of them, at every decision of random games. */
class LegalMovesTest {
    static Stream<Arguments> tables() {
        return RandomGames.tables(300);
    }

    static Stream<Arguments> fewerTables() {
        return RandomGames.tables(15);
    }

    /** {@link RandomGames#finish} fails when a game goes on for too long. */
    @ParameterizedTest
    @MethodSource("tables")
    @Rule("TURN-10")
    void thereIsAlwaysOneUntilTheEnd(int players, long seed) {
        Game end = RandomGames.random(players, seed, (game, move) -> {
            if (game.moveCount() == 0 || game.seatToMove() < 0 || game.decision() == null) {
                throw new AssertionError("nothing to decide");
            }
            Set<Integer> all = new HashSet<>();
            for (int i = 0; i < game.moveCount(); i++) {
                if (!all.add(game.move(i))) {
                    throw new AssertionError("twice: " + game.notation(game.move(i)));
                }
            }
        });
        assertThat(end.moves()).isEmpty();
        assertThat(end.seatToMove()).isEqualTo(Game.NOBODY);
    }

    @ParameterizedTest
    @MethodSource("fewerTables")
    void everyMoveReadsBack(int players, long seed) {
        Notation notation = RandomGames.BOX.notation();
        RandomGames.random(players, seed, (game, move) -> {
            Set<String> texts = new HashSet<>();
            for (int legal : game.moves()) {
                String text = notation.format(legal);
                if (notation.parse(text) != legal || !texts.add(text)) {
                    throw new AssertionError("does not read back: " + text);
                }
            }
        });
    }
}
