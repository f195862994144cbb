package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
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
    void withAnotherEditionItIsSaidThatBotsWereNotTunedForIt() throws IOException {
        Path mine = Files.writeString(
                folder.resolve("mine.json"),
                Editions.standardText()
                        .replace("\"edition\": \"standard\"", "\"edition\": \"mine\"")
                        .replace("\"startMoney\": { \"value\": 48", "\"startMoney\": { \"value\": 60"));
        String said = "warning: bots were tuned with the standard edition; with 'mine'";
        Object[] match = {"match", "--bots", "random", "--games", 2, "--players", 2, "--seed", 1};
        assertThat(Run.of(match).err()).doesNotContain("warning");
        Run run = Run.of(with(match, "--edition", mine));
        assertThat(run.code()).isZero();
        assertThat(run.err()).contains(said);
        assertThat(run.out()).doesNotContain("warning");
        Run balance = Run.of("balance", "--bot", "random", "--games", 2, "--edition", mine, "--json");
        assertThat(balance.err()).contains(said);
        assertThat(JsonMapper.shared().readTree(balance.out()).isObject()).isTrue();
        Path standard = Files.writeString(folder.resolve("copy.json"), Editions.standardText());
        assertThat(Run.of(with(match, "--edition", standard)).err())
                .as("the same figures in a file")
                .doesNotContain("warning");
    }

    private static Object[] with(Object[] words, Object... more) {
        return Stream.concat(Arrays.stream(words), Arrays.stream(more)).toArray();
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

    @Test
    void aSequentialTestStopsByItselfAndGoesOn() throws IOException {
        Path file = folder.resolve("test.json");
        Run short1 = sprt("--games", 2, "-o", file);
        assertThat(short1.code()).as(short1.err()).isZero();
        assertThat(short1.out()).contains("beginner against random: 1 deals, 2 games", "not decided yet");
        Run other =
                Run.of("sprt", "--bots", "beginner,random", "--seed", 3, "--share", "50,80", "--games", 2, "-o", file);
        assertThat(other.code()).isEqualTo(2);
        assertThat(other.err()).contains("was begun with");
        Path whole = folder.resolve("whole.json");
        Run run = sprt("--games", 400, "-o", whole, "--threads", 2);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("better: 70.0 % (Elo 147) is believed, not 50.0 % (Elo 0)");
        Run again = sprt("--games", 400, "-o", whole);
        assertThat(again.out()).isEqualTo(run.out());
        assertThat(Files.readString(whole).lines().count()).isLessThan(200);
    }

    @Test
    void partsOfATestDecideTogether() {
        Path first = folder.resolve("first.json");
        Path second = folder.resolve("second.json");
        Run alone = sprt("--games", 60, "--shard", "1/2", "-o", first);
        assertThat(alone.out()).contains("1 deals, 2 games", "not decided yet");
        Run together = sprt("--games", 60, "--shard", "2/2", "-o", second, "--beside", first);
        assertThat(together.out()).contains("better: 70.0 %");
        Run whole = sprt("--games", 60);
        assertThat(whole.out()).isEqualTo(together.out());
    }

    @Test
    void trainingMakesANetworkThatBotsPlayWith() throws IOException {
        Path training = folder.resolve("training");
        Run part = train(training, "--shard", "2/2");
        assertThat(part.code()).as(part.err()).isZero();
        Path games = training.resolve("generation-1").resolve("games-2-of-2.bin");
        assertThat(games).exists();
        Files.write(games, Arrays.copyOf(Files.readAllBytes(games), (int) Files.size(games) - 5));
        Run run = train(training);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("generation 1: 3 games to play", "held-out", "log-likelihood ratio");
        Path generation = training.resolve("generation-1");
        assertThat(Files.readString(generation.resolve("report.md"))).contains("curves.svg");
        assertThat(Files.readString(generation.resolve("curves.svg"))).contains("<svg", "era 3 ", "all eras ");
        Path accepted = generation.resolve("network.bin");
        Path network = Files.exists(accepted) ? accepted : generation.resolve("refused.bin");
        assertThat(Files.size(network)).isLessThan(150_000);
        assertThat(train(training).out()).isEmpty();
        Run match = Run.of(
                "match", "--network", "mine=" + network, "--bots", "greedy+mine,greedy", "--games", 2, "--seed", 4);
        assertThat(match.code()).as(match.err()).isZero();
        assertThat(match.out()).contains("greedy+mine");
        Run unknown = Run.of("match", "--bots", "greedy+mine,greedy", "--games", 2);
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.err()).contains("no network is called mine");
        Run shipped = Run.of("match", "--bots", "greedy+learnt,greedy", "--games", 2, "--seed", 4);
        assertThat(shipped.code()).as(shipped.err()).isZero();
        Run none = Run.of("match", "--network", "mine=" + games, "--bots", "greedy+mine,greedy", "--games", 2);
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.err()).contains("this is no network");
    }

    private static Run train(Path training, Object... more) {
        List<Object> words = new ArrayList<>(List.of("train", "--folder", training, "--generations", 1, "--games", 4));
        words.addAll(List.of("--iterations", 8, "--epochs", 1, "--gate", 2, "--seed", 1));
        words.addAll(List.of(more));
        return Run.of(words.toArray());
    }

    @Test
    void trainingGoesOnFromANetworkAndSaysWhatItCannotGoOnFrom() throws IOException {
        Path training = folder.resolve("further");
        Run begun = train(training, "--from", "learnt", "--tables", "0,50,50,0");
        assertThat(begun.code()).as(begun.err()).isZero();
        assertThat(training.resolve("start.bin")).exists();
        assertThat(begun.out()).contains("greedy+best");
        assertThat(train(training, "--tables", "0,50,50,0").out()).doesNotContain("4 games to play");
        byte[] bytes = Files.readAllBytes(training.resolve("start.bin"));
        bytes[bytes.length / 2] ^= 1;
        Path another = Files.write(folder.resolve("another.bin"), bytes);
        assertThat(train(training, "--from", another).err()).contains("another network");
        Files.delete(training.resolve("start.bin"));
        assertThat(train(training, "--from", another).err()).contains("began with no network");
        Run without = train(folder.resolve("none"), "--tables", "50,50");
        assertThat(without.code()).isEqualTo(2);
        assertThat(without.err()).contains("--tables", "four shares");
        assertThat(train(folder.resolve("none"), "--from", folder.resolve("nowhere"))
                        .err())
                .contains("nowhere");
    }

    private static Run sprt(Object... more) {
        List<Object> words =
                new ArrayList<>(List.of("sprt", "--bots", "beginner,random", "--seed", 3, "--share", "50,70"));
        words.addAll(List.of(more));
        return Run.of(words.toArray());
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
        "sprt --bots club, --bots",
        "'sprt --bots club,club', two different bots",
        "'sprt --bots club,greedy --elo 20,0', the lower one first",
        "'sprt --bots club,greedy --elo 5', two numbers",
        "'sprt --bots club,greedy --elo 0,5 --share 50,55', one of them",
        "'sprt --bots club,greedy --errors 60,5', below 0.5",
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
