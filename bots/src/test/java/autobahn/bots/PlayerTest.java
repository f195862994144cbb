package autobahn.bots;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Decision;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A bot that fails loses its decision to greedy, and the game goes on. */
class PlayerTest {
    private final Game game = Tables.BOX.newGame(Options.players(2), 1);
    private final List<String> faults = new ArrayList<>();

    @Test
    void whoThrowsIsReplacedByGreedy() {
        Bot failing = (shown, budget) -> {
            throw new IllegalStateException("no idea");
        };
        int move = new Player(failing, game, 1, faults::add).choose(game, Budget.iterations(1));
        assertThat(game.isLegal(move)).isTrue();
        assertThat(faults).singleElement().asString().contains("no idea");
    }

    @Test
    void whoAnswersIllegallyIsReplacedByGreedy() {
        int move = new Player((shown, budget) -> -1, game, 1, faults::add).choose(game, Budget.iterations(1));
        assertThat(game.isLegal(move)).isTrue();
        assertThat(faults).singleElement().asString().contains("illegal");
    }

    @Test
    void aBotThatPlaysOnItsCopyLeavesTheGameAlone() {
        Decision before = game.decision();
        Bot playing = (shown, budget) -> {
            int first = shown.move(0);
            shown.play(first);
            return first;
        };
        new Player(playing, game, 1, faults::add).choose(game, Budget.iterations(1));
        assertThat(game.decision()).isEqualTo(before);
        assertThat(faults).isEmpty();
    }
}
