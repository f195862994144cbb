package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.format.GameRecord;
import autobahn.format.Records;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole games at the keyboard, typed by a script. */
class PlayCommandTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void aWholeGameByNumbers(int players) throws Exception {
        Path file = folder.resolve("game.json");
        Run run = Run.typing("1\n".repeat(5000), "play", "--players", players, "--seed", 4, "--record", file);
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("A new game with seed 4.", "The game is over.", "place", "is kept in");
        GameRecord record = Records.read(Files.readString(file));
        assertThat(record.result()).isNotNull();
        assertThat(Run.of("replay", file, "--verify").code()).isZero();
    }

    @Test
    void randomPlayersAlonePlayToTheEnd() {
        Run run = Run.of("play", "--seats", "random,random", "--seed", 2);
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("The game is over.");
    }

    @Test
    void movesAreTypedAndTakenBack() throws Exception {
        Path file = folder.resolve("game.json");
        String route =
                Samples.BOX.newGame(autobahn.engine.Options.players(2), 3).notation(firstMove(3));
        String script = "1\nfunding\nundo\nundo\nundo\n" + route
                + "\nlog\nwhy build Köln-Dortmund\nmap\ntable\nscore\nhelp\n" + "moves\n99\nfly\nquit\n";
        Run run = Run.typing(script, "play", "--humans", "1,2", "--seed", 3, "--record", file);
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains(
                        "Taken back.",
                        "nothing to take back",
                        "is not legal now",
                        "There is no move 99",
                        "unknown move 'fly'",
                        "administration",
                        "takes back your last choice");
        assertThat(Records.read(Files.readString(file)).moves()).containsExactly(route);
    }

    private static int firstMove(long seed) {
        return Samples.BOX.newGame(autobahn.engine.Options.players(2), seed).move(0);
    }

    @Test
    void aKeptGameIsPlayedOn() throws Exception {
        Path file = folder.resolve("game.json");
        Run.typing("1\n1\n", "play", "--seed", 3, "--record", file);
        int moves = Records.read(Files.readString(file)).moves().size();
        Run run = Run.typing("1\n1\n1\nquit\n", "play", "--record", file);
        assertThat(run.out()).contains("Playing on with " + file + " after move " + moves);
        assertThat(Records.read(Files.readString(file)).moves()).hasSizeGreaterThan(moves);
    }
}
