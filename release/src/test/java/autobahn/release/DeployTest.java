package autobahn.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What hosts read and copy is of this version and says what the image says. */
class DeployTest {
    private static final Path ROOT = Path.of("..");

    /** Between releases the files name the last one, and all the same. */
    private static String version() throws IOException {
        var named = Pattern.compile("image: autobahn:(.+)").matcher(read("deploy/compose.yaml"));
        assertThat(named.find()).isTrue();
        if (!Versions.isSnapshot()) {
            assertThat(named.group(1)).isEqualTo(Versions.ours());
        }
        return named.group(1);
    }

    private static String read(String file) throws IOException {
        return Files.readString(ROOT.resolve(file));
    }

    @Test
    void composeFilesStartThisVersion() throws IOException {
        for (String name : ReleaseMain.COMPOSE) {
            String compose = read("deploy/" + name);
            assertThat(compose)
                    .as(name)
                    .contains("image: autobahn:" + version() + "\n")
                    .contains("read_only: true", "cap_drop: [ALL]", "mem_limit: ")
                    .doesNotContain("\t");
            assertThat(read("docs/hosting.md")).contains("(../deploy/" + name + ")");
        }
        assertThat(read("deploy/compose.yaml"))
                .contains("test: [CMD, " + String.join(", ", Image.healthCheck()) + "]")
                .contains("- data:/data");
    }

    /** The example in the text is the file, less what is explained elsewhere. */
    @Test
    void theTextShowsTheComposeFile() throws IOException {
        var example = Pattern.compile("(?s)```yaml\n(services:.*?)```").matcher(read("docs/hosting.md"));
        assertThat(example.find()).isTrue();
        List<String> lines = read("deploy/compose.yaml").lines().toList();
        assertThat(example.group(1).lines()).isNotEmpty().allMatch(lines::contains);
    }

    @Test
    void theTextNamesFilesOfThisVersion() throws IOException {
        assertThat(read("docs/hosting.md"))
                .contains("autobahn-" + version() + "-image-linux-x64.tar", "autobahn:" + version());
        assertThat(read("python/pyproject.toml")).contains("\nversion = \"" + version() + "\"\n");
        assertThat(read("python/README.md")).contains("autobahn_game-" + version() + "-py3-none-any.whl");
        assertThat(read("web/package.json")).contains("\"version\": \"" + version() + "\"");
    }
}
