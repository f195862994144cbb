package autobahn.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Python package as an archive that pip installs. */
class WheelTest {
    @TempDir
    private Path folder;

    private Path make(String version) throws IOException {
        return Wheel.make(new Product(Path.of(".."), version, "abc", Instant.parse("2026-01-01T00:00:00Z")), folder);
    }

    private static String text(ZipFile zip, String name) throws IOException {
        ZipEntry entry = zip.getEntry(name);
        assertThat(entry).as(name).isNotNull();
        return new String(zip.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void holdsThePackageAndWhatIsSaidOfIt() throws IOException {
        Path wheel = make("1.2.3");
        assertThat(wheel.getFileName()).hasToString("autobahn_game-1.2.3-py3-none-any.whl");
        try (ZipFile zip = new ZipFile(wheel.toFile())) {
            assertThat(text(zip, "autobahn/batch.py"))
                    .isEqualTo(Files.readString(Path.of("../python/autobahn/batch.py")));
            assertThat(zip.stream().map(ZipEntry::getName)).noneMatch(name -> name.contains("__pycache__"));
            assertThat(text(zip, "autobahn_game-1.2.3.dist-info/METADATA"))
                    .startsWith("Metadata-Version: 2.1\nName: autobahn-game\nVersion: 1.2.3\nSummary: The board game ")
                    .contains("\nRequires-Python: >=3.9\n", "\nRequires-Dist: numpy>=1.22\n")
                    .contains("\nProvides-Extra: gym\nRequires-Dist: gymnasium; extra == 'gym'\n")
                    .contains("\n\n# Autobahn in Python\n");
            assertThat(text(zip, "autobahn_game-1.2.3.dist-info/RECORD").lines())
                    .hasSize(zip.size())
                    .allMatch(line -> line.matches("[^,]+,(sha256=[A-Za-z0-9_-]{43},\\d+|,)"));
        }
    }

    @Test
    void betweenReleasesItIsAVersionThatPythonKnows() throws IOException {
        assertThat(make("1.3.0-SNAPSHOT").getFileName()).hasToString("autobahn_game-1.3.0.dev0-py3-none-any.whl");
    }
}
