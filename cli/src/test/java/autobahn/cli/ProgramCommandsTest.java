package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs of others, and data for them, through the real command. */
class ProgramCommandsTest {
    private static final String BOT = "mine=python3 "
            + Path.of("..", "python", "examples", "engine_bot.py")
                    .toAbsolutePath()
                    .normalize();

    @TempDir
    Path folder;

    private static void succeeds(Run run) {
        assertThat(run.code()).as(run.err()).isZero();
    }

    private Path selfplay(String file, Object... more) {
        Path path = folder.resolve(file);
        List<Object> words = new java.util.ArrayList<>(
                List.of("selfplay", "--bots", "random,beginner", "--games", 4, "--seed", 3, "-o", path));
        words.addAll(List.of(more));
        Run run = Run.of(words.toArray());
        succeeds(run);
        return path;
    }

    @Test
    @Tag("slow")
    void aDataSetIsTheSameOnAnyThreadsAndInParts() throws IOException {
        byte[] whole = Files.readAllBytes(selfplay("one.jsonl", "--threads", 1));
        assertThat(Files.readAllBytes(selfplay("two.jsonl", "--threads", 2))).isEqualTo(whole);
        List<String> lines = Files.readAllLines(folder.resolve("one.jsonl"));
        List<String> odd = Files.readAllLines(selfplay("odd.jsonl", "--shard", "1/2"));
        List<String> even = Files.readAllLines(selfplay("even.jsonl", "--shard", "2/2"));
        assertThat(odd).containsExactly(lines.get(0), lines.get(1), lines.get(3));
        assertThat(even).containsExactly(lines.get(0), lines.get(2), lines.get(4));
        // what is there already is not played again
        byte[] before = Files.readAllBytes(selfplay("odd.jsonl", "--shard", "1/2"));
        assertThat(String.join("\n", odd) + "\n")
                .isEqualTo(new String(before, java.nio.charset.StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nobody | x.bin | no bot is called nobody",
                "program:mine | x.bin | no program is called mine; there are none: set them up with --program",
                "random | x.txt | --output must end with .bin or .jsonl",
                "random | no/such/folder/x.bin | no/such/folder",
            })
    void nothingIsWrittenForWhatCannotBePlayed(String bots, String file, String why) {
        Run run = Run.of("selfplay", "--bots", bots, "--games", 1, "-o", folder.resolve(file));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(why);
        assertThat(folder.resolve(file)).doesNotExist();
    }

    @Test
    void aFileOfSomethingElseIsLeftAlone() throws IOException {
        Path file = Files.writeString(folder.resolve("letter.bin"), "a letter");
        Run run = Run.of("selfplay", "--bots", "random", "--games", 1, "-o", file);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("letter.bin is no data set");
        assertThat(file).hasContent("a letter");
    }

    @Test
    void whoFailsInADataSetIsNamed() {
        Path file = folder.resolve("odd.jsonl");
        Run run = Run.of(
                "selfplay",
                "--program",
                "odd=sh -c 'exit 3'",
                "--bots",
                "program:odd,random",
                "--games",
                1,
                "-o",
                file);
        succeeds(run);
        assertThat(run.err()).contains("game 0: ProgramBot failed: program odd has ended by itself with code 3");
    }

    @Test
    @Tag("slow")
    void aProgramPlaysInMatchesAndAtTheTable() throws IOException {
        Path file = folder.resolve("match.json");
        succeeds(Run.of("match", "--program", BOT, "--bots", "program:mine,random", "--games", 2, "-o", file));
        assertThat(Files.readString(file)).contains("program:mine").doesNotContain("ProgramBot failed");
        Path record = folder.resolve("game.json");
        succeeds(Run.of(
                "play",
                "--players",
                2,
                "--seats",
                "random,random",
                "--bots",
                "program:mine,random",
                "--program",
                BOT,
                "--seed",
                5,
                "--record",
                record));
        succeeds(Run.of("replay", record, "--verify"));
    }

    /** The example of docs/engine-protocol.md; what a bot likes best may change with its weights. */
    @Test
    void theExampleOfTheDocsIsTrue() throws IOException {
        Matcher example = Pattern.compile("\\$ printf '([^']+)' \\| ./autobahn engine\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(Path.of("../docs/engine-protocol.md")));
        assertThat(example.find()).isTrue();
        Run run = Run.typing(example.group(1).replace("\\n", "\n"), "engine");
        succeeds(run);
        List<String> said = run.out().lines().toList();
        List<String> told = example.group(2).lines().toList();
        assertThat(said).hasSize(2).first().isEqualTo(told.getFirst());
        for (String best : List.of(said.getLast(), told.getLast())) {
            Matcher move = Pattern.compile("best (.+); value [01]\\.\\d{4}; iterations 0; line (.+)")
                    .matcher(best);
            assertThat(move.matches()).as(best).isTrue();
            assertThat(said.getFirst()).contains(move.group(1));
        }
    }

    @Test
    void anEngineSaysWhatItDoesNotUnderstand() {
        Run run = Run.typing("hello 1\nnonsense\nquit\n", "engine");
        succeeds(run);
        assertThat(run.out().lines())
                .startsWith("hello 1")
                .contains("ready")
                .last()
                .asString()
                .startsWith("error unknown line 'nonsense'");
    }
}
