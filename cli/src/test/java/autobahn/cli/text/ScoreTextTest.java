package autobahn.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Options;
import autobahn.engine.Score;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Who has won, in words. */
class ScoreTextTest {
    private static Score score(int seat, int total, int place) {
        return new Score(seat, total, place, 0, 0, List.of(), 0, List.of(0, 0, 0));
    }

    @Test
    void oneWins() {
        List<Score> scores = List.of(score(0, 40, 2), score(1, 41, 1), score(2, 1, 3));
        assertThat(ScoreText.verdict(scores, Options.players(3))).isEqualTo("Player 2 wins with 41 points");
        assertThat(ScoreText.end(scores, Options.players(3))).startsWith("Player 2 wins with 41 points.\nplace ");
    }

    @Test
    void severalShareTheVictory() {
        List<Score> scores = List.of(score(0, 40, 1), score(1, 12, 3), score(2, 40, 1));
        assertThat(ScoreText.verdict(scores, Options.players(3)))
                .isEqualTo("Player 1 and Player 3 share the victory with 40 points");
    }

    @Test
    void autobotWinsADraw() {
        Options alone = new Options(1, Options.Solo.easy(), Set.of());
        assertThat(ScoreText.verdict(List.of(score(0, 1, 2), score(1, 1, 1)), alone))
                .isEqualTo("Autobot wins with 1 point");
    }
}
