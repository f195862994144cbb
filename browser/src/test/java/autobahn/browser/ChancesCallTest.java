package autobahn.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import autobahn.bots.puzzle.PuzzleFinder;
import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Chances to win by which pages compare the turns of a puzzle. */
class ChancesCallTest {
    private final Asked engine = new Asked();

    private JsonNode chances(int table, int playouts) {
        return engine.ask("chances", Asked.args().put("table", table).put("playouts", playouts))
                .get("chances");
    }

    @Test
    void areThoseThatPuzzlesWereFoundBy() {
        int table = engine.start("3");
        Game game = new Box(Editions.standard()).newGame(Options.players(2), 3);
        List<Double> expected =
                PuzzleFinder.analysis(game.box(), game.options(), 20).chances(game);
        JsonNode told = chances(table, 20);
        assertThat(told).hasSize(2);
        for (int seat = 0; seat < 2; seat++) {
            assertThat(told.get(seat).doubleValue()).isEqualTo(expected.get(seat));
        }
        assertThat(expected.get(0) + expected.get(1)).isCloseTo(1, within(1e-9));
    }

    @Test
    void takeNoMoreThanBoundedWork() {
        int table = engine.start("3");
        assertThat(chances(table, Integer.MIN_VALUE)).isEqualTo(chances(table, 1));
        assertThat(engine.refused("chances", Asked.args().put("table", table))
                        .get("code")
                        .stringValue())
                .isEqualTo("bad-call");
        assertThat(engine.refused("chances", Asked.args().put("table", 99).put("playouts", 1))
                        .get("code")
                        .stringValue())
                .isEqualTo("no-such-table");
    }
}
