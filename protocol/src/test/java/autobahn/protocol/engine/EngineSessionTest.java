package autobahn.protocol.engine;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.bots.Level;
import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Decision;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.format.GameRecord;
import autobahn.format.Positions;
import autobahn.format.Records;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EngineSessionTest {
    private static final Box BOX = new Box(Editions.standard());

    private static List<String> says(String... lines) throws IOException {
        return answers((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> answers(byte[] input) throws IOException {
        StringWriter out = new StringWriter();
        new EngineSession(BOX, "test", new ByteArrayInputStream(input), new PrintWriter(out)).run();
        return out.toString().lines().toList();
    }

    @Test
    void introducesItself() throws IOException {
        assertThat(says("hello 1"))
                .containsExactly(
                        "hello 1",
                        "name test",
                        "option level default club values "
                                + Arrays.stream(Level.values()).map(Level::id).collect(Collectors.joining(" ")),
                        "option seed default 1",
                        "ready");
    }

    @Test
    void namesTheLegalMovesOfAPosition() throws IOException {
        Game game = BOX.newGame(Options.players(3), 7);
        String first = game.notation(game.move(0));
        game.play(game.move(0));
        assertThat(says("position start players 3 seed 7 moves " + first, "moves"))
                .containsExactly("legal " + String.join(", ", legal(game)));
        assertThat(says("position start players 3 seed 7", "position moves " + first, "moves"))
                .containsExactly("legal " + String.join(", ", legal(game)));
    }

    @Test
    void readsRecordsAndPositionsOnOneLine() throws IOException {
        Game game = BOX.newGame(Options.players(2), 5);
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            moves.add(game.notation(game.move(0)));
            game.play(game.move(0));
        }
        String record = Records.write(GameRecord.of(BOX, Options.players(2), 5, moves, null))
                .replace("\n", " ");
        String legal = "legal " + String.join(", ", legal(game));
        assertThat(says("position record " + record, "moves")).containsExactly(legal);
        assertThat(says("position position " + Positions.line(game), "moves")).containsExactly(legal);
    }

    @Test
    void showsWhatASeatMaySee() throws IOException {
        List<String> lines = says("position start players 2 with wine seed 3", "view", "view 2");
        assertThat(lines).hasSize(2).allMatch(line -> line.startsWith("see {\"format\":"));
        assertThat(lines.get(0)).contains("\"seat\":0").doesNotContain("hidden");
        assertThat(lines.get(1)).contains("\"seat\":1").doesNotContain("hidden");
    }

    @ParameterizedTest
    @CsvSource({"random,''", "greedy,''", "club,''", "expert,iterations 30", "master,time 30"})
    void answersWithALegalMoveItsValueAndLine(String level, String budget) throws IOException {
        List<String> lines = says("option level " + level, "position start players 2 seed 9", "go " + budget);
        String best = lines.getLast();
        assertThat(best).matches("best [^;]+; value [01]\\.\\d{4}; iterations \\d+; line .+");
        Game game = BOX.newGame(Options.players(2), 9);
        assertThat(legal(game)).contains(best.substring("best ".length(), best.indexOf(';')));
    }

    @Test
    void tellsItsThoughtsUntilItIsStopped() throws Exception {
        PipedOutputStream typed = new PipedOutputStream();
        StringWriter out = new StringWriter();
        EngineSession session =
                new EngineSession(BOX, "test", new PipedInputStream(typed, 1 << 16), new PrintWriter(out));
        Thread thread = Thread.ofPlatform().start(() -> {
            try {
                session.run();
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        Game game = BOX.newGame(Options.players(2), 9);
        while (game.decision() != Decision.ACTION) {
            game.play(game.move(0));
        }
        typed.write(("option level expert\nposition position " + Positions.line(game) + "\ngo infinite\nmoves\n")
                .getBytes(StandardCharsets.UTF_8));
        typed.flush();
        while (!out.toString().contains("error") || !out.toString().contains("info")) {
            Thread.sleep(5);
        }
        assertThat(out.toString())
                .contains("error still thinking: say stop first")
                .doesNotContain("best");
        typed.write("stop\nmoves\nquit\n".getBytes(StandardCharsets.UTF_8));
        typed.flush();
        thread.join();
        List<String> lines = out.toString().lines().toList();
        assertThat(lines.subList(0, lines.size() - 2))
                .allMatch(line -> line.startsWith("info value ") || line.startsWith("error still"));
        assertThat(lines.get(lines.size() - 2)).startsWith("best ");
        assertThat(lines.getLast()).startsWith("legal ");
    }

    @Test
    void thinksAgainTheSameWithTheSameSeed() throws IOException {
        String[] talk = {"option level expert", "option seed 4", "position start seed 2", "go iterations 50"};
        assertThat(says(talk)).isEqualTo(says(talk));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nonsense | unknown line 'nonsense': lines begin with hello",
                "hello 99 | this engine speaks version 1 of the protocol, not 99",
                "hello x | hello must be a whole number",
                "option level grandmaster | no bot is called grandmaster; there are random",
                "option seed 99999999999999999999 | option seed must be a whole number from -9223372036854775808",
                "option speed 9 | there are the options level and seed, not 'speed 9'",
                "moves | there is no position yet: say position start",
                "go | there is no position yet",
                "position | position is followed by start, record, position or moves, not ''",
                "position start players 9 | players must be a whole number from 1 to 4, not '9'",
                "position start players 2 hard | hard is about Autobot",
                "position start with beer | with knows wine, traffic",
                "position start with planning,customs | Planning and Customs are two sides",
                "position start players | players must be followed by what it is",
                "position start seed 1 moves build Nowhere | move 1: 'build Nowhere': no section 'nowhere'",
                "position record {} | $.format: is missing",
                "position record {\"format\":1 | $",
                "position position [] | must be an object",
            })
    void saysWhatIsWrong(String line, String message) throws IOException {
        List<String> lines = says(line, "position start", "moves");
        assertThat(lines).hasSize(2);
        assertThat(lines.getFirst()).startsWith("error ").contains(message);
        assertThat(lines.getLast()).startsWith("legal ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "go time 99999999999 | go time must be a whole number from 1 to 86400000",
                "go time -1 | go time must be",
                "go iterations many | go iterations must be",
                "go home | go is followed by time, iterations, infinite or nothing",
                "view 3 | view must be a whole number from 1 to 2",
                "position moves end | move 1:",
            })
    void aPositionStaysAfterAnError(String line, String message) throws IOException {
        List<String> lines = says("position start", "moves", line, "moves");
        assertThat(lines).hasSize(3);
        assertThat(lines.get(1)).startsWith("error ").contains(message);
        assertThat(lines.get(2)).isEqualTo(lines.get(0));
    }

    @Test
    void linesWithoutEndsOrBoundsAreSkipped() throws IOException {
        assertThat(answers("position start\nmov".getBytes(StandardCharsets.UTF_8)))
                .containsExactly("error the last line 'mov' has no end and was ignored");
        byte[] endless = new byte[6 << 20];
        Arrays.fill(endless, (byte) 'x');
        endless[endless.length - 1] = '\n';
        assertThat(answers(endless)).containsExactly("error a line of more than 4194304 bytes was skipped");
        assertThat(answers(new byte[] {(byte) 0xff, 0, 1, '\n'})).hasSize(1).allMatch(line -> line.startsWith("error"));
    }

    /** Words of the protocol in any order, with any numbers and bytes between them: the position outlives them all. */
    @Test
    void nonsenseNeverEndsTheSession() throws IOException {
        String[] words = {
            "position",
            "start",
            "record",
            "moves",
            "go home",
            "time",
            "iterations",
            "view",
            "option",
            "seed",
            "players",
            "hello",
            "{\"format\":",
            "[[[[",
            "-1",
            "99999999999999999999999999",
            "1e400",
            "0x7fffffff",
            "\u0000",
            "build",
            "ü",
            "%s%n",
            ""
        };
        java.util.Random random = new java.util.Random(17);
        List<String> said = new ArrayList<>();
        for (int i = 0; i < 3000; i++) {
            StringBuilder line = new StringBuilder();
            for (int word = random.nextInt(7); word >= 0; word--) {
                line.append(words[random.nextInt(words.length)]).append(random.nextInt(9) == 0 ? "" : " ");
            }
            said.add(line.toString());
        }
        said.add("position start");
        said.add("moves");
        List<String> lines = says(said.toArray(new String[0]));
        assertThat(lines.getLast()).startsWith("legal ");
        assertThat(lines).filteredOn(line -> line.startsWith("error ")).hasSizeGreaterThan(1000);
    }

    @Test
    void aGameThatIsOverHasNothingToChoose() throws IOException {
        Game game = BOX.newGame(Options.players(2), 1);
        java.util.Random random = new java.util.Random(1);
        while (!game.isOver()) {
            game.play(game.move(random.nextInt(game.moveCount())));
        }
        assertThat(says("position position " + Positions.line(game), "moves", "go"))
                .containsExactly("legal ", "error the game is over: there is nothing to choose");
    }

    private static List<String> legal(Game game) {
        List<String> moves = new ArrayList<>();
        for (int move : game.moves()) {
            moves.add(game.notation(move));
        }
        return moves;
    }
}
