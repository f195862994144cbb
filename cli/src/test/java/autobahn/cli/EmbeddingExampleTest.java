package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The example in the README is this code. */
class EmbeddingExampleTest {
    @Test
    void runs() {
        Random random = new Random(1);
        // begin
        Game game = new Box(Editions.standard()).newGame(Options.players(3), 42);
        while (!game.isOver()) {
            game.play(game.move(random.nextInt(game.moveCount())));
        }
        game.scores().forEach(score -> System.out.println(score.place() + ". " + score));
        // end
        assertThat(game.scores()).hasSize(3);
    }

    @Test
    void isWhatTheReadmeShows() throws IOException {
        String code = Files.readString(Path.of("src/test/java/autobahn/cli/EmbeddingExampleTest.java"));
        String example = code.substring(code.indexOf("// begin\n") + 9, code.indexOf("        // end"));
        String shown = example.lines().map(line -> line.substring(8)).collect(Collectors.joining("\n"));
        assertThat(Files.readString(Path.of("../README.md"))).contains("```java\n" + shown + "\n```");
    }

    @Test
    void theDependencyIsWhatIsBuilt() throws IOException {
        String pom = Files.readString(Path.of("../pom.xml"));
        assertThat(Files.readString(Path.of("../README.md")))
                .contains(first(pom, "groupId") + "\n  <artifactId>autobahn-edition</artifactId>\n  "
                        + first(pom, "version"));
    }

    private static String first(String pom, String element) {
        return pom.substring(pom.indexOf("<" + element + ">"), pom.indexOf("</" + element + ">"))
                .concat("</" + element + ">");
    }
}
