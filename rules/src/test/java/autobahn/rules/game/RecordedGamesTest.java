package autobahn.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.TestGames;
import autobahn.format.Result;
import autobahn.rules.Rule;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games with exact scores, at least one per player count and per way an era can end. */
@Rule({"ERA-1", "ERA-2", "ERA-5", "SCORE-1", "SCORE-2"})
class RecordedGamesTest {
    private static final String FOLDER = "games";

    @BeforeAll
    static void write() {
        if (Recording.writingAnew()) {
            Recording.writeAll(FOLDER, new RecordedGames().all());
        }
    }

    static List<Recording> games() {
        return Recording.all(FOLDER);
    }

    @ParameterizedTest
    @MethodSource("games")
    void endsAndScoresAreAsRecorded(Recording recording) {
        Game game = recording.start();
        EraEnds ends = new EraEnds(game);
        game.listen(ends);
        for (String text : recording.record().moves()) {
            int move = game.check(text);
            ends.before(move);
            game.play(move);
        }
        assertThat(Result.of(game)).isEqualTo(recording.record().result());
        assertThat(ends.ends()).isEqualTo(recording.expected());
    }

    @ParameterizedTest
    @MethodSource("games")
    void moneyIsConserved(Recording recording) {
        Game game = recording.start();
        Ledger ledger = new Ledger(game);
        game.listen(ledger);
        recording.record().moves().forEach(game::play);
        for (int seat = 0; seat < recording.options().players(); seat++) { // Autobot has no money
            assertThat(TestGames.state(game).seats[seat].money).isEqualTo(ledger.accounts.get(seat).money);
        }
    }

    @Test
    void thereIsOneForEachModuleAndKindOfSoloGame() {
        Map<String, Options> recorded = new HashMap<>();
        games().forEach(game -> recorded.put(game.name(), game.options()));
        assertThat(recorded).containsAllEntriesOf(RecordedGames.options());
    }

    @Test
    void thereIsOnePerPlayerCountAndWayToEnd() {
        List<Recording> games = games().stream()
                .filter(game ->
                        game.options().equals(Options.players(game.options().players())))
                .toList();
        assertThat(games).extracting(game -> game.options().players()).contains(2, 3, 4);
        List<String> ends =
                games.stream().flatMap(game -> game.expected().stream()).toList();
        for (int era = 1; era <= 3; era++) {
            assertThat(ends).anyMatch(exact(era, "a card")).anyMatch(exact(era, "a tile"));
            assertThat(ends).anyMatch(crossed(era));
        }
        assertThat(ends).anyMatch(end -> end.contains("a dead end"));
        assertThat(ends).anyMatch(exact(3, "an extra action")).anyMatch(exact(3, "two sections at once"));
        assertThat(ends).anyMatch(end -> end.matches("era 3 .*none more in the same turn, [1-9] more in .*"));
    }

    private static Predicate<String> exact(int era, String cause) {
        return end -> end.startsWith("era " + era + " by " + cause) && end.contains("none more in the same turn");
    }

    private static Predicate<String> crossed(int era) {
        return end -> end.matches("era " + era + " .*[1-9] more in the same turn.*");
    }
}
