package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** One word for one thing: who searches for a class finds one, whichever module it is in. */
class ClassNamesTest {
    private static final Path MODULES = Path.of("..");

    @Test
    void noClassNameIsThereTwice() throws IOException {
        List<String> names;
        try (Stream<Path> modules = Files.list(MODULES)) {
            names = modules.map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .flatMap(ClassNamesTest::classes)
                    .toList();
        }
        assertThat(names)
                .contains("Game", "Editions", "Level", "Records", "Server", "Main")
                .doesNotHaveDuplicates();
    }

    private static Stream<String> classes(Path sources) {
        try (Stream<Path> files = Files.walk(sources)) {
            return files
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".java") && !name.equals("package-info.java"))
                    .map(name -> name.substring(0, name.length() - ".java".length()))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
