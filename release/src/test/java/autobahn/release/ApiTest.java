package autobahn.release;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.bots.Bot;
import autobahn.edition.Editions;
import autobahn.engine.Game;
import autobahn.format.Records;
import autobahn.json.JsonText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The API of each library is written down, so that a change of it is seen, and broken only when the version says so. */
class ApiTest {
    private static final Map<String, Class<?>> LIBRARIES = new TreeMap<>(Map.of(
            "json", JsonText.class,
            "engine", Game.class,
            "edition", Editions.class,
            "format", Records.class,
            "bots", Bot.class));
    /** What each release has promised: a folder for each version. */
    private static final Path RELEASED = Path.of("src/test/resources/released");

    private static Path written(String library) {
        return Path.of("..", library, "api.txt");
    }

    private static List<String> lines(Path file) throws IOException {
        return Files.readAllLines(file);
    }

    @Test
    void theApiIsAsWrittenDown() throws IOException {
        for (Map.Entry<String, Class<?>> library : LIBRARIES.entrySet()) {
            Collection<String> now = ApiSignatures.of(library.getValue());
            assertThat(now).hasSizeGreaterThan(10).noneMatch(line -> line.contains(".internal."));
            if ("write".equals(System.getProperty("autobahn.api"))) {
                Files.writeString(written(library.getKey()), String.join("\n", now) + "\n");
            }
            ApiChanges changes = ApiChanges.between(lines(written(library.getKey())), now);
            assertThat(changes)
                    .as("the API of %s has changed; if that is meant, ./autobahn api writes it down", library.getKey())
                    .isEqualTo(new ApiChanges(List.of(), List.of()));
        }
    }

    @Test
    void aReleaseBreaksTheApiOnlyIfItsVersionSaysSo() throws IOException {
        assertThat(broken(RELEASED, Versions.ours())).isEmpty();
    }

    /** What is promised by the releases of a folder and not kept, unless the version allows it. */
    private static List<String> broken(Path released, String version) throws IOException {
        List<String> broken = new ArrayList<>();
        try (Stream<Path> releases = Files.exists(released) ? Files.list(released) : Stream.empty()) {
            for (Path release : releases.sorted().toList()) {
                String before = release.getFileName().toString();
                for (String library : LIBRARIES.keySet()) {
                    ApiChanges changes =
                            ApiChanges.between(lines(release.resolve(library + ".txt")), lines(written(library)));
                    if (!ApiChanges.mayBreak(before, version)) {
                        changes.breaking().forEach(line -> broken.add(version + " breaks " + before + ": " + line));
                    }
                }
            }
        }
        return broken;
    }

    /** The same check, with a release that has promised a little more than there is. */
    @Test
    void aPromiseThatIsNotKeptIsFound(@TempDir Path folder) throws IOException {
        Path release = Files.createDirectories(folder.resolve("3.1.0"));
        for (String library : LIBRARIES.keySet()) {
            Files.copy(written(library), release.resolve(library + ".txt"));
        }
        assertThat(broken(folder, "3.1.1")).isEmpty();
        String gone = "autobahn.engine.Game: public int autobahn.engine.Game.dice()";
        Files.writeString(release.resolve("engine.txt"), gone + "\n", StandardOpenOption.APPEND);
        assertThat(broken(folder, "3.1.1")).containsExactly("3.1.1 breaks 3.1.0: - " + gone);
        assertThat(broken(folder, "3.2.0")).hasSize(1);
        assertThat(broken(folder, "4.0.0")).isEmpty();
    }

    @Test
    void whatIsGoneOrMustBeAnsweredBreaks() {
        String type = "a.Bot: public abstract interface a.Bot";
        String choose = "a.Bot: public abstract int a.Bot.choose(a.Game)";
        String leave = "a.Bot: public abstract void a.Bot.leave()";
        String idle = "a.Bot: public default void a.Bot.idle()";
        String other = "b.Other: public abstract int b.Other.answer()";
        assertThat(ApiChanges.between(List.of(type, choose), List.of(type)).breaking())
                .containsExactly("- " + choose);
        assertThat(ApiChanges.between(List.of(type), List.of(type, leave)).breaking())
                .containsExactly("+ " + leave);
        ApiChanges harmless = ApiChanges.between(List.of(type, choose), List.of(type, choose, idle, other));
        assertThat(harmless.breaking()).isEmpty();
        assertThat(harmless.added()).containsExactly("+ " + idle, "+ " + other);
    }

    @Test
    void versionsThatMayBreak() {
        assertThat(ApiChanges.mayBreak("0.1.0", "0.2.0")).isTrue();
        assertThat(ApiChanges.mayBreak("0.1.0", "0.1.1")).isFalse();
        assertThat(ApiChanges.mayBreak("0.9.0", "1.0.0")).isTrue();
        assertThat(ApiChanges.mayBreak("1.1.0", "1.2.0")).isFalse();
        assertThat(ApiChanges.mayBreak("1.1.0", "2.0.0")).isTrue();
    }

    /** What is seen of types of every kind. */
    @Test
    void signaturesAreThoseOfPublicTypesAndMembers() throws IOException {
        List<String> lines = new ArrayList<>(ApiSignatures.of(Bot.class));
        assertThat(lines)
                .anyMatch(line -> line.startsWith("autobahn.bots.Bot: public abstract int autobahn.bots.Bot.choose("))
                .anyMatch(line -> line.startsWith("autobahn.bots.Level: public static final autobahn.bots.Level "))
                .noneMatch(line -> line.contains(" private ") || line.contains("lambda$"));
    }
}
