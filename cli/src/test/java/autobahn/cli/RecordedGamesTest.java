package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Score;
import autobahn.format.GameRecord;
import autobahn.format.Records;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The recorded games of the module {@code rules}, checked and told by the command. */
class RecordedGamesTest {
    private static final Path FOLDER = Path.of("../rules/src/main/resources/autobahn/rules/games");

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void areSound(Path file) throws Exception {
        GameRecord record = Records.read(Files.readString(file));
        Run run = Run.of("replay", file, "--verify");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        String points = record.result().scores().stream()
                .map(Score::total)
                .map(String::valueOf)
                .collect(Collectors.joining(" : "));
        assertThat(run.out()).startsWith("Sound: ").endsWith("result " + points + ".\n");
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
