package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Feature;
import autobahn.engine.Options;
import autobahn.format.Records;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole games of the solo mode and of all added content, with exact scores. To write them anew after a change of the rules
 * or the edition: -Dautobahn.games=write.
 */
class RecordedGamesTest {
    private static final Path FOLDER = Path.of("../rules/src/main/resources/records");
    private static final Path SCORES = FOLDER.resolve("scores.txt");

    private static Map<String, Options> games() {
        Map<String, Options> games = new LinkedHashMap<>();
        games.put("solo-easy", Options.players(1));
        games.put("solo-hard-all-options", new Options(1, new Options.Solo(true, true, true, true, 2), Set.of()));
        int players = 2;
        for (Feature feature : Feature.values()) {
            String name = feature.name().toLowerCase(Locale.ROOT).replace('_', '-');
            games.put(name, new Options(players, null, Set.of(feature)));
            players = players == 4 ? 2 : players + 1;
        }
        Set<Feature> all = EnumSet.complementOf(EnumSet.of(Feature.CUSTOMS));
        games.put("solo-all", new Options(1, Options.Solo.easy(), all));
        for (int i = 2; i <= 4; i++) {
            games.put("all-" + i + "-players", new Options(i, null, all));
        }
        return games;
    }

    @BeforeAll
    static void write() throws IOException {
        if ("write".equals(System.getProperty("autobahn.games"))) {
            Files.createDirectories(FOLDER);
            StringBuilder scores = new StringBuilder();
            long seed = 1;
            for (Map.Entry<String, Options> game : games().entrySet()) {
                Path file = FOLDER.resolve(game.getKey() + ".json");
                String text = Records.write(Samples.record(game.getValue(), seed++, Integer.MAX_VALUE));
                Files.writeString(file, text.strip() + "\n");
                scores.append(game.getKey()).append(": ").append(verified(file)).append('\n');
            }
            Files.writeString(SCORES, scores);
        }
    }

    private static String verified(Path file) {
        Run run = Run.of("replay", file, "--verify");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out()).startsWith("Sound: ").contains("result ");
        return run.out().replaceAll("(?s).*result (.*)\\.\\s*", "$1");
    }

    static List<String> names() {
        return List.copyOf(games().keySet());
    }

    @ParameterizedTest
    @MethodSource("names")
    void endsAsRecorded(String name) throws Exception {
        Path file = FOLDER.resolve(name + ".json");
        Map<String, String> scores = new TreeMap<>();
        for (String line : Files.readAllLines(SCORES)) {
            scores.put(line.split(": ", 2)[0], line.split(": ", 2)[1]);
        }
        assertThat(Records.read(Files.readString(file)).options()).isEqualTo(games().get(name));
        assertThat(verified(file)).isEqualTo(scores.get(name));
    }

    @Test
    void theyAreToldFromBeginningToEnd() {
        Run run = Run.of("replay", FOLDER.resolve("solo-all.json"));
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains("Autobot draws the colour card", "Autobot takes task", "So it is ", "Autobot's turn")
                .contains("traffic token", "The game is over.", "1.     Autobot")
                .doesNotContain("Player 2");
    }
}
