package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class EditionCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    @Test
    void showsEveryEntryAndItsProvenance() {
        assertThat(run("edition", "show")).isZero();
        assertThat(out.toString())
                .contains("board.links\n  X  link Saarbrücken-Köln, colour red, sections 1")
                .contains("value 4 [D]")
                .contains(Editions.standard().hash())
                .contains("S  stated in a rulebook text");
    }

    @Test
    void showsJson() {
        assertThat(run("edition", "show", "--json")).isZero();
        JsonNode shown = new JsonMapper().readTree(out.toString());
        assertThat(shown.get("hash").stringValue())
                .isEqualTo(Editions.standard().hash());
        assertThat(shown.get("entries").size())
                .isEqualTo(Editions.standardFile().entries().size());
    }

    @Test
    void checksASoundEdition() throws IOException {
        Path file = Files.writeString(folder.resolve("mine.json"), Editions.standardText());
        assertThat(run("edition", "check", file.toString())).isZero();
        assertThat(out.toString()).startsWith("Sound: edition standard");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void namesEveryFault() throws IOException {
        String broken = Editions.standardText()
                .replace("\"link\": \"Köln-Dortmund\"", "\"link\": \"Köln-Oslo\"")
                .replace("\"card\": \"red-I2\"", "\"card\": \"red-I1\"");
        Path file = Files.writeString(folder.resolve("mine.json"), broken);
        assertThat(run("edition", "check", file.toString())).isEqualTo(2);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString())
                .contains("mine.json: $.board.links[1].link: there is no city 'Oslo'")
                .contains("mine.json: $.cards.actionCards[8].card: the card id 'red-I1' stands here twice");
    }

    @Test
    void aMissingFileIsOneLine() {
        assertThat(run("edition", "check", folder.resolve("none.json").toString()))
                .isEqualTo(2);
        assertThat(err.toString().lines()).hasSize(1);
        assertThat(run("edition", "show", folder.resolve("none.json").toString()))
                .isEqualTo(2);
    }

    private int run(String... args) {
        CommandLine command = Main.commandLine();
        command.setOut(new PrintWriter(out, true));
        command.setErr(new PrintWriter(err, true));
        return command.execute(args);
    }
}
