package autobahn.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Archives that say the same whatever the disk says, and that the usual programs read. */
class ArchiveWriterTest {
    private static final Instant TIME = Instant.parse("2026-01-01T00:00:00Z");
    private static final String LONG = "folder".repeat(12) + "/" + "file".repeat(20);

    @TempDir
    private Path folder;

    private FileTree tree(String made) throws IOException {
        Path disk = Files.createDirectories(folder.resolve(made));
        Files.writeString(Files.createDirectories(disk.resolve("b")).resolve("run"), "#!/bin/sh\n");
        assertThat(disk.resolve("b/run").toFile().setExecutable(true)).isTrue();
        Files.writeString(disk.resolve("a"), made.isEmpty() ? "" : "text");
        return new FileTree()
                .all("top", disk)
                .link("top/link", "b/run")
                .folder("data", 0750, 10001)
                .text("top/" + LONG, "Köln\n", FileTree.READ);
    }

    @Test
    void tarIsWhatTarReads() throws Exception {
        Path file = new ArchiveWriter(TIME).tarGz(tree("one"), folder.resolve("one.tar.gz"));
        List<String> told = Commands.run(folder, List.of("tar", "--utc", "--numeric-owner", "-tvzf", file.toString()))
                .lines()
                .map(line -> line.replaceAll(" +", " "))
                .toList();
        assertThat(told)
                .containsExactly(
                        "drwxr-x--- 10001/10001 0 2026-01-01 00:00 data/",
                        "drwxr-xr-x 0/0 0 2026-01-01 00:00 top/",
                        "-rw-r--r-- 0/0 4 2026-01-01 00:00 top/a",
                        "drwxr-xr-x 0/0 0 2026-01-01 00:00 top/b/",
                        "-rwxr-xr-x 0/0 10 2026-01-01 00:00 top/b/run",
                        "drwxr-xr-x 0/0 0 2026-01-01 00:00 top/" + LONG.substring(0, 73),
                        "-rw-r--r-- 0/0 6 2026-01-01 00:00 top/" + LONG,
                        "lrwxrwxrwx 0/0 0 2026-01-01 00:00 top/link -> b/run");
    }

    @Test
    void theSameTreeGivesTheSameBytes() throws Exception {
        ArchiveWriter archives = new ArchiveWriter(TIME);
        assertThat(archives.tar(tree("one"))).isEqualTo(archives.tar(tree("two")));
        FileTree files = new FileTree().text("b", "2", FileTree.READ).text("a", "1", FileTree.RUN);
        Path zip = archives.zip(files, folder.resolve("one.zip"));
        FileTree turned = new FileTree().text("a", "1", FileTree.READ).text("b", "2", FileTree.READ);
        assertThat(zip).hasSameBinaryContentAs(archives.zip(turned, folder.resolve("two.zip")));
        try (ZipFile read = new ZipFile(zip.toFile())) {
            assertThat(read.stream().map(entry -> entry.getName() + " " + entry.getTimeLocal()))
                    .containsExactly("a 2026-01-01T00:00", "b 2026-01-01T00:00");
        }
    }

    @Test
    void whatDoesNotFitIsRefused() {
        ArchiveWriter archives = new ArchiveWriter(TIME);
        assertThatThrownBy(() -> archives.tar(new FileTree().text("x".repeat(300), "", FileTree.READ)))
                .hasMessageStartingWith("this path is too long");
        assertThatThrownBy(() -> archives.tar(new FileTree().link("a", "x".repeat(101))))
                .hasMessageStartingWith("this name is too long");
        assertThatThrownBy(() -> archives.zip(new FileTree().link("a", "b"), folder.resolve("x.zip")))
                .hasMessageContaining("cannot hold the link");
    }

    @Test
    void runsThatDifferAreNamed() throws IOException {
        Path one = Files.createDirectories(folder.resolve("1"));
        Path two = Files.createDirectories(folder.resolve("2"));
        Files.writeString(one.resolve("same"), "x");
        Files.writeString(two.resolve("same"), "x");
        ReleaseCheck.same(one, two);
        Files.writeString(one.resolve("other"), "x");
        Files.writeString(two.resolve("other"), "y");
        Files.writeString(two.resolve("more"), "y");
        assertThatThrownBy(() -> ReleaseCheck.same(one, two)).hasMessage("two runs differ in more, other");
    }
}
