package autobahn.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Text that is no JSON, or no JSON that we would read. */
class BrokenTextTest {
    @TempDir
    private Path folder;

    @Test
    void aTruncatedFileIsNamedByLineAndColumn() {
        String text = Editions.standardText();
        assertThat(Edits.faultsOf(text.substring(0, text.indexOf("Hamburg-København"))))
                .singleElement()
                .asString()
                .startsWith("$.board.links[3].link: no valid JSON at line ")
                .contains(", column ");
    }

    @Test
    void aKeyTwiceIsAFault() {
        assertThat(Edits.faultsOf("{\"format\": 1, \"format\": 1}"))
                .singleElement()
                .asString()
                .contains("Duplicate", "format", "line 1");
    }

    @Test
    void nestingAndNumbersHaveLimits() {
        assertThat(Edits.faultsOf("[".repeat(100_000)))
                .singleElement()
                .asString()
                .contains("depth");
        assertThat(Edits.faultsOf("{\"format\": " + "9".repeat(100_000) + "}"))
                .singleElement()
                .asString()
                .contains("no valid JSON")
                .hasSizeLessThan(300);
    }

    @Test
    void whatIsNoEditionIsAFault() {
        assertThat(Edits.faultsOf("")).containsExactly("$: the file is empty");
        assertThat(Edits.faultsOf("NaN")).singleElement().asString().contains("no valid JSON");
        assertThat(Edits.faultsOf("{} {}")).singleElement().asString().contains("follows the end");
        assertThat(Edits.faultsOf("null")).contains("$: must be an object, not null");
        assertThat(Edits.faultsOf("{}")).contains("$.format: is missing", "$.rulings: is missing");
    }

    @Test
    void anUnreadableFileIsAFault() throws IOException {
        assertThat(faultOf(folder)).contains("cannot be read");
        assertThat(faultOf(folder.resolve("none.json"))).contains("cannot be read");
        Path latin = Files.write(folder.resolve("latin.json"), new byte[] {'"', (byte) 0xFC, '"'});
        assertThat(faultOf(latin)).contains("is not UTF-8 text");
        Path large = Files.write(folder.resolve("large.json"), new byte[2 << 20]);
        assertThat(faultOf(large)).contains("is larger than");
    }

    private static String faultOf(Path path) {
        return catchThrowableOfType(EditionException.class, () -> Editions.read(path))
                .getMessage();
    }
}
