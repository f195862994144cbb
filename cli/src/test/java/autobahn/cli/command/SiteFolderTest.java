package autobahn.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import autobahn.cli.console.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which files of the pages become a site. The real ones are played in the browser tests. */
class SiteFolderTest {
    @TempDir
    private Path folder;

    private Path pages() throws IOException {
        Path pages = folder.resolve("pages");
        write(pages, "index.html", "for a server");
        write(pages, "sw.js", "for a server");
        write(pages, "documents/rules.html", "for a server");
        write(pages, "site/index.html", "for a site");
        write(pages, "site/404.html", "<html data-base=\"\">");
        write(pages, "site/sw.js", "for a site");
        write(pages, "assets/engine-1.wasm", "engine");
        write(pages, "assets/engine-1.wasm.br", "twin");
        write(pages, "assets/index-1.js", "code");
        write(pages, "assets/index-1.js.gz", "twin");
        write(pages, "assets/index-1.js.map", "map");
        return pages;
    }

    private static void write(Path folder, String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static Stream<String> names(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all
                    .filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .toList()
                    .stream();
        }
    }

    @Test
    void holdsWhatASiteNeedsAndNothingElse() throws IOException {
        Path site = folder.resolve("new/site");
        assertThat(new SiteFolder(site).copy(pages(), "/games/")).isEqualTo(5);
        assertThat(names(site))
                .containsExactlyInAnyOrder(
                        "index.html", "404.html", "sw.js", "assets/engine-1.wasm", "assets/index-1.js");
        assertThat(site.resolve("index.html")).hasContent("for a site");
        assertThat(site.resolve("sw.js")).hasContent("for a site");
        assertThat(site.resolve("404.html")).hasContent("<html data-base=\"/games/\">");
    }

    @Test
    void isWrittenAgainWithoutWhatAnEarlierVersionLeft() throws IOException {
        Path site = folder.resolve("site");
        new SiteFolder(site).copy(pages(), "");
        write(site, "assets/index-0.js", "older");
        write(site, "CNAME", "somebody's own");
        assertThat(new SiteFolder(site).isOurs()).isTrue();
        new SiteFolder(site).copy(pages(), "");
        assertThat(site.resolve("assets/index-0.js")).doesNotExist();
        assertThat(site.resolve("CNAME")).exists();
    }

    @Test
    void isNotWrittenOverSomethingElse() throws IOException {
        Path other = folder.resolve("other");
        write(other, "index.html", "somebody's own");
        assertThat(new SiteFolder(other).isOurs()).isFalse();
        assertThat(new SiteFolder(folder.resolve("none")).isOurs()).isTrue();
        assertThat(new SiteFolder(Files.createDirectory(folder.resolve("empty"))).isOurs())
                .isTrue();
    }

    @Test
    void pagesWithoutTheEngineAreRefusedBeforeAnythingIsWritten() throws IOException {
        Path pages = pages();
        Files.delete(pages.resolve("assets/engine-1.wasm"));
        Path site = folder.resolve("site");
        assertThatThrownBy(() -> new SiteFolder(site).copy(pages, ""))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("without the engine");
        assertThat(site).doesNotExist();
    }
}
