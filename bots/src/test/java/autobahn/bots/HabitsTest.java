package autobahn.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Decision;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.Options;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HabitsTest {
    private static final Box BOX = new Box(Editions.standard());

    /** Whoever renames a move, a decision or a city renames it in the files as well, or bots would play otherwise. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void everyKindHasAHabitAndEveryHabitIsAboutAKind(int players) {
        Kinds kinds = new Kinds(BOX);
        assertThat(kinds.names()).doesNotHaveDuplicates();
        assertThat(Habits.standard(options(players)).names()).containsExactlyElementsOf(kinds.names());
    }

    private static Options options(int players) {
        return players == 1 ? new Options(1, Options.Solo.easy(), Set.of()) : Options.players(players);
    }

    @Test
    void kindsSayWhatAMoveIs() {
        Kinds kinds = new Kinds(BOX);
        Game game = BOX.newGame(Options.players(2), 1);
        assertThat(game.decision()).isEqualTo(Decision.ROUTE_CARD);
        assertThat(name(kinds, game, MoveType.PASS.move())).isEqualTo("pass route-card");
        assertThat(name(kinds, game, BOX.notation().parse("build Hamburg-Hannover")))
                .isEqualTo("build era-1 Hamburg-Hannover");
        assertThat(name(kinds, game, BOX.notation().parse("promote trade 2"))).isEqualTo("promote era-1 trade 2");
    }

    private static String name(Kinds kinds, Game game, int move) {
        return kinds.names().get(kinds.of(game, move));
    }

    @Test
    void whatIsWrittenIsReadBack() {
        String text = Habits.standard(Options.players(3)).text();
        assertThat(Habits.parse(text).text()).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "build era-1 Hamburg-Hannover 2, begin with the line",
        "habits 0, begin with the line",
        "habits 1|stop, strength above 0",
        "habits 1|stop inland none, strength above 0",
        "habits 1|stop inland 0, strength above 0",
        "habits 1|stop inland 1|stop inland 2, there twice"
    })
    void aFileThatIsNoneSaysWhatIsWrong(String text, String said) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Habits.parse(text.replace('|', '\n')))
                .withMessageContaining(said);
    }
}
