package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.format.GameRecord;
import autobahn.format.Records;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What cannot be used: one clear line on standard error, exit code 2, nothing written. */
class BadInputTest {
    @TempDir
    private Path folder;

    private Path game;
    private Path output;

    @BeforeEach
    void aGame() throws IOException {
        game = Samples.file(folder, Samples.record(2, 1, 60));
        output = folder.resolve("output");
    }

    private void refused(String message, Object... args) {
        Run run = Run.of(args);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("autobahn: ").contains(message);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(output).doesNotExist();
    }

    @Test
    void unknownOptionsAndCommands() {
        refused("--colour", "new", "--colour", "red", "-o", output);
        refused("dance", "dance");
        refused("--seed", "new", "--seed", "seven", "-o", output);
        refused("FILE", "show");
    }

    @Test
    void wrongPlayerCounts() {
        refused("1 to 4 players, not 5", "new", "--players", 5, "-o", output);
        refused("1 to 4 players, not 0", "simulate", "--players", 0);
        refused("1 to 4 players, not 7", "play", "--players", 7, "--record", output);
        refused("from 1 to 2, not 3", "play", "--players", 2, "--humans", "1,3", "--record", output);
        refused("names 2 seats", "play", "--players", 3, "--seats", "human,random", "--record", output);
        refused("one plays alone", "play", "--solo", "--seats", "human,random", "--record", output);
        refused("from 1 to 1, not 2", "play", "--solo", "--humans", 2, "--record", output);
        refused("robot", "play", "--seats", "human,robot", "--record", output);
    }

    @Test
    void unknownCities() {
        refused("no section 'koln-atlantis'", "why", game, "build Köln-Atlantis");
        refused("no section 'koln-atlantis'", "apply", game, "build Köln-Atlantis", "-o", output);
        refused("unknown move 'dance'", "apply", game, "dance", "-o", output);
    }

    @Test
    void illegalMovesNameNumberAndRule() throws IOException {
        refused("move 1: 'build Berlin-Dresden' is not legal now", "apply", game, "build Berlin-Dresden", "-o", output);
        GameRecord record = Samples.record(2, 1, 60);
        List<String> moves = new ArrayList<>(record.moves());
        moves.set(4, "build Berlin-Dresden");
        Path broken = Samples.file(folder, GameRecord.of(Samples.BOX, record.options(), 1, moves, null));
        refused("move 5: 'build Berlin-Dresden' is not legal now", "show", broken);
        assertThat(Run.of("show", broken).err()).containsPattern("\\([A-Z]+-\\d+\\)");
    }

    @Test
    void filesThatAreMissingOrTruncated() throws IOException {
        refused("no such file", "show", folder.resolve("none.json"));
        String text = Files.readString(game);
        refused("game.json: ", "moves", Files.writeString(game, text.substring(0, text.length() / 2)));
        refused("game.json: ", "moves", Files.writeString(game, ""));
        refused("game.json: ", "moves", Files.writeString(game, "[]"));
        refused("not UTF-8", "moves", Files.write(game, new byte[] {(byte) 0xff, (byte) 0xfe, 0}));
        refused("cannot be written", "new", "-o", folder.resolve("no/such/folder.json"));
    }

    /** What a stranger's file holds is shown, and never obeyed by the terminal. */
    @Test
    void namesThatWouldCommandTheTerminal() throws IOException {
        String text = Files.readString(game);
        String hostile = "\\u001b[2J\\u202e\\ud800";
        String written = hostile.replace("\\", "\\\\");
        refused(
                hostile,
                "show",
                Files.writeString(game, text.replace(Samples.BOX.edition().hash(), hostile)));
        refused(hostile, "show", Files.writeString(game, text.replaceFirst("\"moves\": \\[\\s*\"", "$0" + written)));
        Path edition = Files.writeString(folder.resolve("edition.json"), "{\"" + hostile + "\": [], \"edition\": 7}");
        assertThat(Run.of("edition", "check", edition).err())
                .contains("$." + hostile + ": ")
                .doesNotContain("\u001b", "\u202e");
        refused("…", "show", Files.writeString(game, "{\"" + "x".repeat(100_000) + "\": }"));
    }

    @Test
    void theMarkThatEditorsPutInFrontIsNoFault() throws IOException {
        Files.writeString(game, "\uFEFF" + Files.readString(game));
        assertThat(Run.of("show", game).code()).isZero();
    }

    @Test
    void anotherEdition() throws IOException {
        String text = Records.write(Samples.record(2, 1, 10));
        String hash = Samples.BOX.edition().hash();
        refused("edition", "show", Files.writeString(game, text.replace(hash, "0123456789abcdef")));
        refused("none.json", "new", "--edition", folder.resolve("none.json"), "-o", output);
    }

    @Test
    void momentsAndSeatsThatAreNot() throws IOException {
        refused("--at must be from 0 to 60, not 61", "show", game, "--at", 61);
        refused("--at must be from 0 to 60, not -1", "map", game, "--at", -1, "-o", output);
        refused("--seat must be from 1 to 2, not 3", "show", game, "--seat", 3);
        Path position = folder.resolve("position.json");
        Run.of("position", game, "-o", position);
        refused("is a position", "show", position, "--at", 1);
        refused("position", "replay", position);
        refused("position", "play", "--record", position);
    }

    @Test
    void simulationsThatCannotBe() {
        refused("--games must be", "simulate", "--games", 0);
        refused("--threads must be", "simulate", "--threads", 0);
        refused("add --solo", "simulate", "--ladder");
        refused("add --solo", "simulate", "--human", "greedy");
        refused("by itself", "simulate", "--solo", "--hard", "--ladder");
        refused("--human", "simulate", "--solo", "--human", "clever");
    }
}
