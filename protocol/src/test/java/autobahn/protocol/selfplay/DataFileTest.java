package autobahn.protocol.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import autobahn.bots.match.Setting;
import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Options;
import autobahn.protocol.program.Programs;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of games, as crashes, mistakes and other programs leave them. What they hold is read from Python, too. */
class DataFileTest {
    private static final String HEADING = "{\"format\":1}";
    private static final List<SelfPlayedGame> GAMES = played();

    @TempDir
    private Path folder;

    /** Opens either kind of file. */
    private interface Kind {
        DataFile open(Path path, String heading) throws IOException;
    }

    private static List<SelfPlayedGame> played() {
        Setting setting = new Setting(List.of("random", "greedy"), 3, Options.players(2), 7, 0, 0);
        try (Programs none = new Programs(List.of())) {
            SelfPlay play = new SelfPlay(new Box(Editions.standard()), setting, none, true);
            return List.of(play.play(0), play.play(1), play.play(2));
        }
    }

    private static byte[] whole(Kind kind, Path path) throws IOException {
        try (DataFile file = kind.open(path, HEADING)) {
            for (SelfPlayedGame game : GAMES) {
                file.add(game);
            }
        }
        return Files.readAllBytes(path);
    }

    /** Wherever it was cut off: the games that are whole are known, and adding the others makes the same file. */
    private void goesOnWhereverItWasCut(Kind kind, String name) throws IOException {
        byte[] whole = whole(kind, folder.resolve("whole" + name));
        Path torn = folder.resolve("torn" + name);
        Random random = new Random(5);
        for (int i = 0; i < 40; i++) {
            int length = i < 8 ? i : i == 8 ? whole.length - 1 : random.nextInt(whole.length);
            Files.write(torn, Arrays.copyOf(whole, length));
            try (DataFile file = kind.open(torn, HEADING)) {
                for (SelfPlayedGame game : GAMES) {
                    if (!file.games().contains(game.number())) {
                        file.add(game);
                    }
                }
            }
            assertThat(Files.readAllBytes(torn)).as("cut at %s", length).isEqualTo(whole);
        }
    }

    @Test
    void goesOnWhereverItWasCut() throws IOException {
        goesOnWhereverItWasCut(BinaryGames::new, ".bin");
        goesOnWhereverItWasCut(JsonLines::new, ".jsonl");
    }

    private void leavesAlone(Kind kind, byte[] content, String why) throws IOException {
        Path file = Files.write(folder.resolve("other"), content);
        assertThatThrownBy(() -> kind.open(file, HEADING))
                .isInstanceOf(DataFile.NotTheSame.class)
                .hasMessageContaining(why);
        assertThat(Files.readAllBytes(file)).isEqualTo(content);
    }

    @Test
    void whatIsAnotherFileIsLeftAlone() throws IOException {
        leavesAlone(BinaryGames::new, "a letter to grandmother".getBytes(StandardCharsets.UTF_8), "is no data set");
        leavesAlone(BinaryGames::new, new byte[64], "is no data set");
        leavesAlone(BinaryGames::new, "abc".getBytes(StandardCharsets.UTF_8), "is no data set");
        leavesAlone(BinaryGames::new, "H\0\1\0\0and more".getBytes(StandardCharsets.UTF_8), "is no data set");
        leavesAlone(JsonLines::new, "no line at all".getBytes(StandardCharsets.UTF_8), "is no data set");
        leavesAlone(JsonLines::new, "a letter\nto grandmother\n".getBytes(StandardCharsets.UTF_8), "another data set");
        for (Kind kind : List.<Kind>of(BinaryGames::new, JsonLines::new)) {
            Path other = Files.createFile(folder.resolve("set"));
            kind.open(other, "{\"format\":1,\"seed\":2}").close();
            leavesAlone(
                    kind,
                    Files.readAllBytes(other),
                    "holds another data set: it begins with {\"format\":1,\"seed\":2}");
            Files.delete(other);
        }
    }

    /** As cat does it with the parts of a set. */
    @Test
    void partsCanBePutTogether() throws IOException {
        for (Kind kind : List.<Kind>of(BinaryGames::new, JsonLines::new)) {
            Path joined = Files.createTempFile(folder, "joined", "");
            for (SelfPlayedGame game : GAMES) {
                Path part = Files.createTempFile(folder, "part", "");
                try (DataFile file = kind.open(part, HEADING)) {
                    file.add(game);
                }
                Files.write(joined, Files.readAllBytes(part), StandardOpenOption.APPEND);
            }
            try (DataFile file = kind.open(joined, HEADING)) {
                assertThat(file.games()).containsExactly(0, 1, 2);
            }
        }
    }

    @Test
    void oneProcessWritesAtATime() throws IOException {
        Path path = folder.resolve("games.bin");
        try (DataFile first = new BinaryGames(path, HEADING)) {
            assertThatThrownBy(() -> new BinaryGames(path, HEADING)).hasMessageEndingWith("by another process");
            first.add(GAMES.getFirst());
        }
        try (DataFile later = new BinaryGames(path, HEADING)) {
            assertThat(later.games()).containsExactly(0);
        }
    }
}
