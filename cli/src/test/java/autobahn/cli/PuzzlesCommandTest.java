package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.format.Records;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Puzzles are found, chosen and checked by the command; those that come with the pages are sound. */
class PuzzlesCommandTest {
    private static final Path SHIPPED = Path.of("../web/src/puzzles/set-1.json");

    @TempDir
    Path folder;

    @Test
    @Tag("slow")
    void thePuzzlesOfThePagesAreSound() {
        Run run = Run.of("puzzles", "check", SHIPPED, "--every", 20);
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("puzzles, all sound.");
    }

    @Test
    @Tag("slow")
    void aPuzzleWhoseBestTurnIsNotTheBestIsTold() throws IOException {
        String text = Files.readString(SHIPPED);
        // The best turn of the first puzzle and the next one change places.
        int turns = text.indexOf("\"turns\":[") + "\"turns\":[".length();
        int second = text.indexOf(",{\"moves\"", turns);
        int third = text.indexOf("}", second + 1) + 1;
        String swapped = text.substring(0, turns)
                + text.substring(second + 1, third)
                + ","
                + text.substring(turns, second)
                + text.substring(third);
        Path file = Files.writeString(folder.resolve("swapped.json"), swapped);
        Run run = Run.of("puzzles", "check", file, "--every", 1000);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("is not clearly better than");
    }

    @Test
    void aMoveThatIsNotLegalIsTold() throws IOException {
        String text = Files.readString(SHIPPED);
        String best = "\"turns\":[{\"moves\":[";
        Path file = Files.writeString(
                folder.resolve("illegal.json"),
                text.replaceFirst("\"turns\":\\[\\{\"moves\":\\[", best + "\"station Berlin-Berlin\","));
        Run run = Run.of("puzzles", "check", file, "--every", 1000);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("puzzle ");
    }

    @Test
    void findingAgainFindsTheSameAndGoesOnWhereItEnded() throws IOException {
        Path one = Files.writeString(folder.resolve("one.json"), Records.write(Samples.record(2, 3, 24)));
        Path two = Files.writeString(folder.resolve("two.json"), Records.write(Samples.record(3, 4, 24)));
        Path first = folder.resolve("first.json");
        Path again = folder.resolve("again.json");
        Object[] quick = {"puzzles", "find", one, "--iterations", 30, "--playouts", 4, "-o"};
        assertThat(Run.of(with(quick, first)).code()).isZero();
        assertThat(Run.of(with(quick, again)).out()).endsWith(" of 1 games.\n");
        assertThat(Files.readString(again)).isEqualTo(Files.readString(first));
        Run both = Run.of("puzzles", "find", one, two, "--iterations", 30, "--playouts", 4, "-o", again);
        assertThat(both.out()).endsWith(" of 2 games.\n");
        assertThat(Files.readString(again)).startsWith(Files.readString(first).replaceFirst("\\s*]}\\s*$", ""));

        Run deeper = Run.of("puzzles", "find", one, "--iterations", 31, "--playouts", 4, "-o", again);
        assertThat(deeper.code()).isEqualTo(2);
        assertThat(deeper.err()).contains("another effort");
        assertThat(Run.of("puzzles", "pack", first, again, "-o", folder.resolve("packed.json"))
                        .code())
                .isZero();
    }

    @Test
    void whatIsNoGameOrNoPuzzlesIsRefused() throws IOException {
        Path broken = Files.writeString(folder.resolve("broken.json"), "{\"format\":1,\"games\":[{}]}");
        assertThat(Run.of("puzzles", "check", broken).err()).contains("holds no puzzles");
        assertThat(Run.of("puzzles", "pack", broken).code()).isEqualTo(2);
        assertThat(Run.of("puzzles", "find", broken, "-o", folder.resolve("x.json"))
                        .code())
                .isEqualTo(2);
        assertThat(Run.of("puzzles", "find", "--dealt-by-hand", "-o", folder.resolve("x.json"))
                        .code())
                .isEqualTo(2);
        assertThat(Run.of("puzzles", "find", "--iterations", 0, "-o", folder.resolve("x.json"))
                        .code())
                .isEqualTo(2);
        assertThat(folder.resolve("x.json")).doesNotExist();
    }

    private static Object[] with(Object[] words, Object more) {
        Object[] all = Arrays.copyOf(words, words.length + 1);
        all[words.length] = more;
        return all;
    }
}
