package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Matches, advice, analysis, balance and tuning through the real command. */
class BotCommandsTest {
    @TempDir
    Path folder;

    @Test
    void aMatchIsWrittenAsJsonAndAsAPage() throws IOException {
        Path file = folder.resolve("match.json");
        Run run = Run.of("match", "--bots", "random,beginner", "--games", 4, "--players", 2, "--seed", 1, "-o", file);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("random", "beginner");
        assertThat(Files.readString(file)).startsWith("{");
        assertThat(Files.readString(folder.resolve("match.html"))).contains("<svg", "</html>");
    }

    @Test
    void partsJoinExactly() throws IOException {
        Path whole = folder.resolve("whole.json");
        match(whole, "1/1");
        Path first = folder.resolve("first.json");
        match(first, "1/2");
        Path second = folder.resolve("second.json");
        match(second, "2/2");
        Path joined = folder.resolve("joined.json");
        Run merge = Run.of("match", "merge", first, second, "-o", joined);
        assertThat(merge.code()).as(merge.err()).isZero();
        assertThat(Files.readString(joined)).isEqualTo(Files.readString(whole));
    }

    @Test
    void aMatchThatWasBegunGoesOn() throws IOException {
        Path file = folder.resolve("match.json");
        match(file, "1/2");
        match(file, "1/1");
        Path whole = folder.resolve("whole.json");
        match(whole, "1/1");
        assertThat(Files.readString(file)).isEqualTo(Files.readString(whole));
    }

    @Test
    void eachBotMayThinkAsMuchAsItsNameSays() throws IOException {
        Path file = folder.resolve("match.json");
        String bots = "expert@iterations:2,EXPERT@iterations:4,expert";
        Run run = Run.of("match", "--bots", bots, "--games", 6, "--seed", 5, "--budget", "iterations:1", "-o", file);
        assertThat(run.code()).as(run.err()).isZero();
        JsonNode tree = new JsonMapper().readTree(Files.readString(file));
        assertThat(tree.get("setting").propertyNames())
                .containsExactly("bots", "games", "options", "seed", "millis", "iterations");
        assertThat(tree.at("/setting/bots").valueStream().map(JsonNode::asString))
                .containsExactly("expert@iterations:2", "expert@iterations:4", "expert");
        assertThat(tree.at("/standings").valueStream().map(row -> row.get("bot").asString()))
                .containsExactlyInAnyOrder("expert@iterations:2", "expert@iterations:4", "expert");
    }

    @Test
    void aMatchByTheClockMayGoAnotherWayTheNextTime() throws IOException {
        Path first = folder.resolve("first.json");
        Path second = folder.resolve("second.json");
        for (Path file : List.of(first, second)) {
            Run run = Run.of("match", "--bots", "expert@1ms,random", "--games", 2, "--seed", 5, "-o", file);
            assertThat(run.code()).as(run.err()).isZero();
        }
        Run merge = Run.of("match", "merge", first, second, "-o", folder.resolve("joined.json"));
        assertThat(merge.code()).as(merge.err()).isZero();
    }

    private static void match(Path file, String shard) {
        Run run = Run.of("match", "--bots", "random,beginner", "--games", 4, "--seed", 3, "--shard", shard, "-o", file);
        assertThat(run.code()).as(run.err()).isZero();
    }

    @Test
    void adviceNamesLegalMovesWithChances() throws IOException {
        Path game = newGame();
        Run run = Run.of("advise", game, "--budget", "iterations:20", "--json");
        assertThat(run.code()).as(run.err()).isZero();
        JsonNode advice = JsonMapper.shared().readTree(run.out());
        assertThat(advice.toString()).contains("route ");
        assertThat(Run.of("advise", game, "--budget", "iterations:20").out()).contains("%");
        assertThat(Run.of("advise", game, "--budget", "soon").err())
                .contains("--budget")
                .contains("not soon");
    }

    @Test
    void analysisTellsTheChancesAfterEveryTurn() throws IOException {
        Path plot = folder.resolve("chances.svg");
        Run run = Run.of("analyse", Samples.whole(folder), "--playouts", 1, "--svg", plot, "--json");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(JsonMapper.shared().readTree(run.out()).isObject()).isTrue();
        assertThat(Files.readString(plot)).contains("<svg");
    }

    @Test
    void balanceReportsWhatADesignerAsks() {
        Run run = Run.of("balance", "--bot", "random", "--games", 4, "--seed", 1);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).containsIgnoringCase("seat").containsIgnoringCase("route");
    }

    @Test
    void playAndSimulateTakeBots() {
        Run run = Run.of("simulate", "--players", 2, "--bots", "beginner,random", "--games", 2, "--seed", 1);
        assertThat(run.code()).as(run.err()).isZero();
        Run play = Run.of("play", "--players", 2, "--seats", "random,random", "--bots", "beginner,random", "--seed", 1);
        assertThat(play.code()).as(play.err()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "match --games 2, --bots",
        "match --bots nobody --games 2, nobody",
        "match --bots random --shard 3/2, shard",
        "match --bots random --budget soon, budget",
        "match --bots master@soon, 'not soon'",
        "match --bots nobody@20ms, nobody",
        "match --bots random --players 5, players",
        "balance --bot nobody, nobody",
        "advise nowhere.json, nowhere.json"
    })
    void badInputIsOneLine(String line, String named) {
        Run run = Run.of((Object[]) line.split(" "));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().strip().lines()).hasSize(1);
        assertThat(run.err()).contains(named);
    }

    private Path newGame() throws IOException {
        Path file = folder.resolve("game.json");
        Run run = Run.of("new", "--players", 2, "--seed", 7, "-o", file);
        assertThat(run.code()).as(run.err()).isZero();
        return file;
    }
}
