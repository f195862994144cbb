package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.cli.console.Console;
import autobahn.format.GameFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The solo game and the modules as {@code show}, {@code map} and {@code position} tell them. */
class SoloShowTest {
    private static final Path GAMES = Path.of("../rules/src/main/resources/autobahn/rules/games");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "solo-easy, 0",
        "solo-easy, 60",
        "solo-hard-all-options, 90",
        "solo-all, 1",
        "solo-all, 104",
        "solo-all, 140",
        "all-2-players, 200",
        "all-3-players, 300",
        "all-4-players, 250"
    })
    void theTableFitsInto100Columns(String game, int at) {
        Path file = GAMES.resolve(game + ".json");
        Run run = Run.of("show", file, "--at", at);
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out().lines().mapToInt(String::length).max().orElse(0)).isLessThanOrEqualTo(Console.USUAL_WIDTH);
        boolean solo = game.startsWith("solo");
        assertThat(run.out().contains("Autobot  ")).isEqualTo(solo);
        assertThat(run.out().contains("Player 2")).isNotEqualTo(solo);
        if (solo) {
            assertThat(run.out()).contains("colours ", " face down", "tasks ", "queue ", "advanced left", "slots ");
        }
        if (game.contains("all-") && !game.contains("options") || game.endsWith("-all")) {
            assertThat(run.out())
                    .contains("traffic  ", "improvements ", "wine tokens ", "● traffic  ◆n* improved", "Planning")
                    .contains("with wine, traffic, services");
        }
    }

    @Test
    void theEndOfATurnTellsAutobotsDecisions() {
        Path file = GAMES.resolve("solo-all.json");
        StringBuilder told = new StringBuilder();
        for (int at = 20; at < 60; at++) {
            told.append(Run.of("show", file, "--at", at, "--events").out());
        }
        assertThat(told)
                .contains(
                        "Autobot's turn",
                        "Autobot draws the colour card",
                        "Autobot takes task",
                        "Priority '",
                        "So it is");
        assertThat(Run.of("show", file, "--at", 60, "--events", "--json").code())
                .isZero();
    }

    @Test
    void theMapMarksTrafficAndImprovements() {
        Path file = GAMES.resolve("solo-all.json");
        assertThat(Run.of("map", file, "--at", 140).out())
                .contains("<title>traffic</title>", "<title>improved station</title>", ">solo<", ">Autobot<");
        assertThat(Run.of("show", file, "--at", 140).out())
                .containsPattern("A\\d●|\\S●")
                .contains("◆2*");
    }

    @Test
    void aPositionOfEachIsPlayedOn() throws Exception {
        for (String game : new String[] {"solo-hard-all-options", "solo-all", "all-3-players"}) {
            Path position = folder.resolve(game + ".json");
            assertThat(Run.of("position", GAMES.resolve(game + ".json"), "--at", 80, "-o", position))
                    .isEqualTo(new Run(0, "", ""));
            assertThat(GameFile.read(Samples.BOX, Files.readString(position))
                            .game()
                            .moveCount())
                    .isPositive();
            assertThat(Run.of("show", position).out())
                    .isEqualTo(Run.of("show", GAMES.resolve(game + ".json"), "--at", 80)
                            .out());
        }
    }
}
