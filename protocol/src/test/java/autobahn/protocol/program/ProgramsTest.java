package autobahn.protocol.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import autobahn.bots.Budget;
import autobahn.bots.Player;
import autobahn.bots.match.Entrant;
import autobahn.bots.match.GameResult;
import autobahn.bots.match.Match;
import autobahn.bots.match.Setting;
import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Feature;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.protocol.engine.EngineMain;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs at the table: such as play, and such as do anything but that. */
@Tag("slow")
class ProgramsTest {
    private static final Box BOX = new Box(Editions.standard());
    /** For programs that never answer. */
    private static final ProgramLimits SHORT = new ProgramLimits(500, 100, 1L << 30);

    private static final ProgramLimits LONG = new ProgramLimits(60_000, 60_000, 1L << 30);
    private static final String GIVEN_UP =
            "ProgramBot failed: program odd has failed 3 times in a row and is not asked any more in this game";
    private static final String GREETING = "read a; echo hello 1; echo wants legal; echo ready; ";

    private static Program shell(String script, ProgramLimits limits) {
        return new Program("odd", List.of("sh", "-c", script), limits);
    }

    private static Program python() {
        Path bot = Path.of("..", "python", "examples", "engine_bot.py").toAbsolutePath();
        assertThat(bot).exists();
        return new Program("python", List.of("python3", bot.toString()), LONG);
    }

    private static Program java() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return new Program(
                "java",
                List.of(
                        java,
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        EngineMain.class.getName(),
                        "option level beginner"),
                LONG);
    }

    @Test
    void twoProgramsPlayAMatch() {
        Setting setting = new Setting(List.of("program:python", "program:java"), 1, Options.players(2), 3, 0, 0);
        try (Programs programs = new Programs(List.of(python(), java()))) {
            Match match = new Match(BOX, setting, Budget.Clock.WALL, programs);
            GameResult first = match.play(0);
            assertThat(first.faults()).isEmpty();
            assertThat(first.bots()).containsExactly("program:python", "program:java");
            assertThat(match.play(0)).as("the same game again").isEqualTo(first);
        }
    }

    @Test
    void aProgramAndALevelPlayWithAllModules() {
        Options all = new Options(
                3, null, Set.of(Feature.WINE, Feature.TRAFFIC, Feature.SERVICES, Feature.EXTRA_TILES, Feature.CUSTOMS));
        Setting setting = new Setting(List.of("program:python", "beginner"), 1, all, 5, 0, 0);
        try (Programs programs = new Programs(List.of(python()))) {
            assertThat(new Match(BOX, setting, Budget.Clock.WALL, programs)
                            .play(0)
                            .faults())
                    .isEmpty();
        }
    }

    /** What comes of a program that does not do what it should; whatever that is, there are legal moves. */
    private static List<String> faults(Program program) {
        Game game = BOX.newGame(Options.players(2), 4);
        List<String> faults = new ArrayList<>();
        try (Programs programs = new Programs(List.of(program))) {
            var bot = programs.bot(Entrant.parse("program:odd"), BOX, game.options(), 1);
            Player player = new Player(bot, game, 1, faults::add);
            for (int asked = 0; asked < 8; asked++) {
                int move = player.choose(game, Budget.iterations(0));
                assertThat(game.isLegal(move)).isTrue();
            }
            player.leave();
        }
        return faults;
    }

    private static void fails(String script, String fault) {
        fails(shell(script, LONG), fault);
    }

    /** It is given up after the third time; what is the same is reported once. */
    private static void fails(Program program, String fault) {
        List<String> faults = faults(program);
        assertThat(faults).hasSize(2).first().asString().startsWith("ProgramBot failed: program odd " + fault);
        assertThat(faults.getLast()).isEqualTo(GIVEN_UP);
    }

    @Test
    void aProgramThatDoesNotExist() {
        fails(new Program("odd", List.of("/no/such/program"), LONG), "cannot be started: ");
    }

    @Test
    void aProgramThatEndsAtOnce() {
        fails("echo 'no licence' >&2; exit 7", "has ended by itself with code 7: no licence");
    }

    @Test
    void aProgramThatNeverGreets() {
        fails(shell("sleep 60", SHORT), "took too long and was ended");
    }

    @Test
    void aProgramThatNeverAnswers() {
        fails(
                shell(GREETING + "cat >/dev/null", new ProgramLimits(60_000, 100, 1L << 30)),
                "took too long and was ended");
    }

    @Test
    void aProgramThatAnswersHalfALine() {
        fails(
                shell(
                        GREETING + "while read a; do case $a in go*) printf 'best ';; esac; done",
                        new ProgramLimits(60_000, 100, 1L << 30)),
                "took too long and was ended");
    }

    @Test
    void aProgramThatDiesWhenAsked() {
        fails(GREETING + "read a; read b; read c; exit 3", "has ended by itself with code 3");
    }

    @Test
    void aProgramThatAnswersIllegally() {
        fails(GREETING + "while read a; do case $a in go*) echo best end;; esac; done", "answered: 'end' is not");
    }

    @Test
    void aProgramThatAnswersNonsense() {
        fails(
                GREETING + "while read a; do case $a in go*) echo best 99999999999999999999;; esac; done",
                "answered: unknown move '99999999999999999999'");
        fails(GREETING + "while read a; do case $a in go*) echo best;; esac; done", "answered: an empty move");
        fails(GREETING + "while read a; do case $a in go*) echo error not today;; esac; done", "says: not today");
    }

    @Test
    void aProgramThatWritesWithoutEnd() {
        fails(GREETING + "yes and so on", "wrote more than 1 MiB without an answer and was ended");
        fails("tr '\\0' x </dev/zero", "wrote more than 1 MiB without an answer and was ended");
    }

    @Test
    void aProgramThatTakesAllMemory() {
        fails(
                shell(
                        GREETING + "read a; x=xxxxxxxx; while :; do x=$x$x; done",
                        new ProgramLimits(60_000, 60_000, 64L << 20)),
                "held more than 64 MiB of memory and was ended");
    }

    @Test
    void aProgramThatWantsWhatThereIsNot() {
        fails("read a; echo wants hints; read b", "wants 'hints' instead of position, view or legal");
    }

    /** A question that does not fit into the pipe: neither who asks nor the watch waits for somebody to read it. */
    @Test
    void aProgramThatDoesNotRead() {
        String script =
                "import fcntl, time; fcntl.fcntl(0, 1031, 4096); input(); print('wants position\\nwants view\\nready', flush=True);"
                        + " time.sleep(600)";
        fails(
                new Program("odd", List.of("python3", "-c", script), new ProgramLimits(60_000, 100, 1L << 30)),
                "took too long and was ended");
    }

    /** Something that it has left behind, and that nobody finds any more, keeps its output open. */
    @Test
    void aProgramThatLeavesItsOutputToAnother() {
        fails(
                shell(GREETING + "(sleep 30 &); cat >/dev/null", new ProgramLimits(60_000, 100, 1L << 30)),
                "took too long and was ended");
    }

    /** Its output stays open: that it has ended is seen by who asks it, or else by the watch, whoever is first. */
    @Test
    void aProgramThatEndsAndLeavesItsOutputToAnother() {
        List<String> faults =
                faults(shell(GREETING + "(sleep 30 &); exit 3", new ProgramLimits(60_000, 100, 1L << 30)));
        assertThat(faults.getLast()).isEqualTo(GIVEN_UP);
        assertThat(faults.subList(0, faults.size() - 1))
                .isNotEmpty()
                .isSubsetOf(
                        "ProgramBot failed: program odd took too long and was ended",
                        "ProgramBot failed: program odd has ended by itself with code 3");
    }

    @Test
    void aProgramThatClosesItsOutput() {
        fails(GREETING + "exec >&-; cat >/dev/null", "does not listen or talk any more");
    }

    @Test
    void aProgramThatComplainsWithoutEnd() {
        fails(
                shell(GREETING + "yes complaints >&2", new ProgramLimits(60_000, 100, 1L << 30)),
                "took too long and was ended");
    }

    @Test
    void whoDiesInTheMiddleIsStartedAgain() {
        // answers three times with the first legal move, then dies; as it has answered before, no decision is lost
        String script = GREETING + "n=0; while read a; do case $a in "
                + "legal*) m=${a#legal }; m=${m%%,*};; "
                + "go*) n=$((n+1)); [ $n -le 3 ] || exit 1; echo best $m;; esac; done";
        assertThat(faults(shell(script, LONG))).isEmpty();
    }

    /** Two games that differ in hidden things alone: the program reads the same bytes. */
    @Test
    void aProgramIsToldNothingHidden(@TempDir Path folder) throws IOException {
        Options options = new Options(2, null, Set.of(Feature.WINE));
        Game one = BOX.newGame(options, 8);
        java.util.Random random = new java.util.Random(2);
        while (one.decision() == autobahn.engine.Decision.ROUTE_CARD) {
            one.play(one.move(random.nextInt(one.moveCount())));
        }
        int seat = one.seatToMove();
        Game other = one.seenBy(seat, 77);
        assertThat(other.position()).isNotEqualTo(one.position());
        assertThat(told(one, folder.resolve("one"))).isEqualTo(told(other, folder.resolve("other")));
    }

    private static String told(Game game, Path file) throws IOException {
        String script = "read a; echo wants legal; echo wants view; echo wants position; echo ready; : >'" + file
                + "'; while read a; do echo \"$a\" >>'" + file + "'; case $a in "
                + "legal*) m=${a#legal }; m=${m%%,*};; go*) echo best $m;; esac; done";
        Program program = new Program("curious", List.of("sh", "-c", script), LONG);
        try (Programs programs = new Programs(List.of(program))) {
            var bot = programs.bot(Entrant.parse("program:curious"), BOX, game.options(), 5);
            bot.choose(game.copy(), Budget.iterations(7));
            bot.leave();
        }
        String told = Files.readString(file);
        assertThat(told).contains("\nlegal ", "\nsee {", "position position {", "go iterations 7");
        return told;
    }

    @Test
    void programsAreSetUpByNameAndCommand() {
        assertThat(Program.parse("mine=python3 'my bot.py' --level \"a b\"", SHORT)
                        .command())
                .containsExactly("python3", "my bot.py", "--level", "a b");
        for (String bad : List.of("mine", "=x", "a b=x", "mine=", "mine='x")) {
            assertThatThrownBy(() -> Program.parse(bad, SHORT)).isInstanceOf(IllegalArgumentException.class);
        }
        try (Programs none = new Programs(List.of())) {
            assertThatThrownBy(() -> none.program("mine")).hasMessageContaining("no program is called mine");
        }
        assertThatThrownBy(() -> new Programs(List.of(shell("x", LONG), shell("y", LONG))))
                .hasMessage("two programs are called odd");
    }
}
