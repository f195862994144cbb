package autobahn.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.TestGames;
import autobahn.engine.Game;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games with exact scores, at least one per player count and per way an era can end. */
@Tag("ERA-1")
@Tag("ERA-2")
@Tag("ERA-5")
@Tag("SCORE-1")
@Tag("SCORE-2")
class RecordedGamesTest {
    static List<Path> files() {
        return GameText.files("games");
    }

    @ParameterizedTest
    @MethodSource("files")
    void endsAndScoresAreAsRecorded(Path file) {
        GameText game = GameText.read(file);
        assertThat(RecordedGames.results(game.players(), game.seed(), game.moves()))
                .isEqualTo(game.results());
    }

    @ParameterizedTest
    @MethodSource("files")
    void moneyIsConserved(Path file) {
        GameText text = GameText.read(file);
        Game game = Play.newGame(text.players(), text.seed());
        Ledger ledger = new Ledger(game);
        game.listen(ledger);
        text.moves().forEach(game::play);
        for (int seat = 0; seat < game.seats(); seat++) {
            assertThat(TestGames.state(game).seats[seat].money).isEqualTo(ledger.accounts.get(seat).money);
        }
    }

    @Test
    void thereIsOnePerPlayerCountAndWayToEnd() {
        List<GameText> games = files().stream().map(GameText::read).toList();
        assertThat(games).extracting(GameText::players).contains(2, 3, 4);
        List<String> ends =
                games.stream().flatMap(game -> game.results().stream()).toList();
        for (int era = 1; era <= 3; era++) {
            assertThat(ends).anyMatch(exact(era, "a card")).anyMatch(exact(era, "a tile"));
            assertThat(ends).anyMatch(crossed(era));
        }
        assertThat(ends).anyMatch(end -> end.contains("a dead end"));
        assertThat(ends).anyMatch(exact(3, "an extra action")).anyMatch(exact(3, "two sections at once"));
        assertThat(ends).anyMatch(end -> end.matches("era 3 .*none more in the same turn, [1-9] more in .*"));
    }

    private static java.util.function.Predicate<String> exact(int era, String cause) {
        return end -> end.startsWith("era " + era + " by " + cause) && end.contains("none more in the same turn");
    }

    private static java.util.function.Predicate<String> crossed(int era) {
        return end -> end.matches("era " + era + " .*[1-9] more in the same turn.*");
    }
}
