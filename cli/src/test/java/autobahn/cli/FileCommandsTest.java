package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.cli.console.Console;
import autobahn.engine.Game;
import autobahn.format.GameRecord;
import autobahn.format.Positions;
import autobahn.format.Records;
import autobahn.format.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The commands that read and write games. */
@Tag("slow")
class FileCommandsTest {
    private static final JsonMapper JSON = new JsonMapper();

    @TempDir
    private Path folder;

    @Test
    void newPrintsARecordThatTheSeedDetermines() throws Exception {
        Run run = Run.of("new", "--players", 3, "--seed", 7);
        assertThat(run.code()).isZero();
        GameRecord record = Records.read(run.out());
        assertThat(record.seed()).isEqualTo(7);
        assertThat(record.options().players()).isEqualTo(3);
        assertThat(Run.of("new", "--players", 3, "--seed", 7)).isEqualTo(run);
    }

    @Test
    void newDrawsASeedAndWritesToAFile() throws Exception {
        Path file = folder.resolve("new.json");
        Run run = Run.of("new", "-o", file);
        assertThat(run).isEqualTo(new Run(0, "", ""));
        assertThat(Records.read(Files.readString(file)).seed()).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "new", "show", "position", "moves", "apply", "why", "replay", "map", "play", "simulate"})
    void helpIsEverywhere(String command) {
        Run run = command.isEmpty() ? Run.of("--help") : Run.of(command, "--help");
        assertThat(run.code()).isZero();
        assertThat(run.out()).startsWith("Usage: autobahn").contains("--help");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void showDrawsTheTableWithin100Columns() throws IOException {
        Path file = Samples.whole(folder);
        for (int at : new int[] {0, 50, 200, 300}) {
            Run run = Run.of("show", file, "--at", at);
            assertThat(run.code()).isZero();
            assertThat(run.out())
                    .contains(
                            "Era ",
                            "Bad Hersfeld(",
                            "administration",
                            "display",
                            "Player 3",
                            "hand",
                            "points if it ended now")
                    .doesNotContain("\033[");
            assertThat(run.out().lines().mapToInt(String::length).max().orElse(0))
                    .isLessThanOrEqualTo(Console.USUAL_WIDTH);
        }
        assertThat(Run.of("show", file).out()).contains("place", "(floors) × units");
    }

    @Test
    void showOfAFinishedGameSaysThatItIsOverAndWhoWon() throws IOException {
        GameRecord whole = Samples.record(3, 5, Integer.MAX_VALUE);
        Result result = Objects.requireNonNull(whole.result());
        assertThat(result.winners()).hasSize(1);
        int winner = result.winners().get(0);
        String verdict = "Player " + (winner + 1) + " wins with "
                + result.scores().get(winner).total() + " points";
        String out = Run.of("show", Samples.file(folder, whole)).out();
        assertThat(out.lines().skip(1).findFirst()).contains("The game is over: " + verdict);
        assertThat(out).contains(verdict + ".\nplace ").doesNotContain("last round");
        int most = whole.moves().size() - 1;
        assertThat(Run.of("show", Samples.file(folder, whole), "--at", most).out())
                .contains("last round")
                .doesNotContain("is over", " wins ");
    }

    @Test
    void doneTellsWhatItLeavesAlone() throws IOException {
        GameRecord whole = Samples.record(3, 5, Integer.MAX_VALUE);
        Path file = Samples.file(folder, whole);
        StringBuilder all = new StringBuilder();
        for (int at = 0; at < whole.moves().size(); at++) {
            Run.of("moves", file, "--at", at)
                    .out()
                    .lines()
                    .filter(line -> line.matches(".*\\d  done .*"))
                    .forEach(line -> all.append(line.strip()).append('\n'));
        }
        assertThat(all.toString().lines().map(line -> line.replaceFirst("^\\d+ +done +", "")))
                .contains(
                        "leave the trucks where they are, go on to the end of the turn",
                        "do nothing more in phase 2, go on to the trucks",
                        "do nothing more in phase 2, go on to the end of the turn")
                .allMatch(text -> text.startsWith("leave the trucks") || text.startsWith("do nothing more in phase 2"));
    }

    @Test
    void showAsJsonIsTheViewOfASeat() throws IOException {
        Path file = Samples.whole(folder);
        Run run = Run.of("show", file, "--at", 100, "--seat", 2, "--json");
        JsonNode view = JSON.readTree(run.out()).get("view");
        assertThat(view.get("seat").intValue()).isEqualTo(1);
        assertThat(run.out()).doesNotContain("\"deck\"", "\"random\"", "\"seed\"");
    }

    @Test
    void showTellsTheEventsOfTheLastMove() throws IOException {
        Path file = Samples.whole(folder);
        assertThat(Run.of("show", file, "--at", 1, "--events").out()).contains("takes the route card");
        assertThat(JSON.readTree(Run.of("show", file, "--at", 1, "--events", "--json")
                                .out())
                        .get(0)
                        .get("event")
                        .stringValue())
                .isEqualTo("route-taken");
    }

    @Test
    void aPositionPlaysOnLikeTheGame() throws Exception {
        Path file = Samples.whole(folder);
        Path position = folder.resolve("position.json");
        assertThat(Run.of("position", file, "--at", 120, "-o", position).code()).isZero();
        Game game = Positions.read(Samples.BOX, Files.readString(position));
        assertThat(game.moves()).isNotEmpty();
        assertThat(Run.of("moves", position).out())
                .isEqualTo(Run.of("moves", file, "--at", 120).out());
        Run applied = Run.of("apply", position, game.notation(game.move(0)));
        assertThat(applied.code()).isZero();
        assertThat(applied.out()).contains("\"position\"");
    }

    @Test
    void aDeadEndIsToldAboveTheTable() throws Exception {
        Path position = folder.resolve("position.json");
        Run.of("position", Samples.whole(folder), "--at", 120, "-o", position);
        String text = Files.readString(position);
        assertThat(Run.of("show", position).out()).doesNotContain("dead end");
        Files.writeString(position, text.replaceFirst("\"eraTarget\"", "\"deadRounds\": 4, \"eraTarget\""));
        assertThat(Run.of("show", position).out().lines().skip(1).findFirst())
                .contains("Nobody could build for 4 rounds: a dead end ends the era (ERA-5)");
    }

    @Test
    void movesAreNumberedWithWhatTheyCostAndDo() throws IOException {
        Path file = Samples.whole(folder);
        StringBuilder all = new StringBuilder();
        for (int at = 0; at < 300; at += 3) {
            Run run = Run.of("moves", file, "--at", at);
            assertThat(run.out()).contains("   1  ");
            all.append(run.out());
        }
        assertThat(all).contains("costs DM ", " left", "worth ", "office", "pushes out", "then choose");
        assertThat(Run.of("moves", file).out()).isEqualTo("The game is over: there are no moves.\n");
    }

    @Test
    void movesAsJson() throws IOException {
        JsonNode root = JSON.readTree(
                Run.of("moves", Samples.whole(folder), "--at", 0, "--json").out());
        assertThat(root.get("decision").stringValue()).isEqualTo("ROUTE_CARD");
        assertThat(root.get("moves").get(0).get("events").get(0).get("event").stringValue())
                .isEqualTo("route-taken");
    }

    @Test
    void applyPlaysMovesAndKeepsTheRecord() throws Exception {
        GameRecord whole = Samples.record(3, 5, Integer.MAX_VALUE);
        Path file = Samples.file(folder, whole);
        int most = whole.moves().size() - 1;
        Run run = Run.of("apply", file, "--at", most, whole.moves().get(most), "--events");
        assertThat(Records.read(run.out())).isEqualTo(whole);
        assertThat(run.err()).contains("The game is over.");
        Run toFile = Run.of("apply", file, "--at", 0, whole.moves().get(0), "--events", "-o", file);
        assertThat(toFile.out()).contains("takes the route card");
        assertThat(Records.read(Files.readString(file)).moves()).hasSize(1);
    }

    @Test
    void whyNamesTheRule() throws IOException {
        Path file = Samples.file(folder, Samples.record(2, 1, 2));
        assertThat(Run.of("why", file, "build", "Köln-Dortmund").out())
                .matches("'build Köln-Dortmund' is not legal now: .+ \\([A-Z]+-\\d+\\)\\R");
        assertThat(Run.of("why", file, "funding").out()).isEqualTo("'funding' is legal now.\n");
    }

    @Test
    void replayTellsTheGameOrChecksIt() throws IOException {
        Path file = Samples.whole(folder);
        assertThat(Run.of("replay", file, "--verify").out()).matches("Sound: \\d+ moves, all legal; result .*\\.\\R");
        assertThat(Run.of("replay", file).out()).contains("   1  route", "Era 3 ends", "place");
    }

    @Test
    void readsStandardInput() throws IOException {
        String text = Files.readString(Samples.whole(folder));
        assertThat(Run.typing(text, "replay", "-", "--verify").code()).isZero();
    }
}
