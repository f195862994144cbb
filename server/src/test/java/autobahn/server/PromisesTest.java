package autobahn.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every promise of docs/promises.md names tests, and all of these are there. */
class PromisesTest {
    private static final Path PAGE = Path.of("..", "docs", "promises.md");
    private static final Pattern TEST = Pattern.compile("`(\\w+Test)`");

    @Test
    void everyPromiseIsProvedByTestsThatExist() throws IOException {
        Set<String> known;
        try (Stream<Path> files = Files.walk(Path.of("src", "test", "java"))) {
            known = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".java"))
                    .map(name -> name.substring(0, name.length() - ".java".length()))
                    .collect(Collectors.toSet());
        }
        List<String> promises = Files.readAllLines(PAGE).stream()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| promise"))
                .toList();
        assertThat(promises).hasSizeGreaterThan(20);
        for (String promise : promises) {
            Set<String> named = TEST.matcher(promise)
                    .results()
                    .map(found -> found.group(1))
                    .collect(Collectors.toCollection(TreeSet::new));
            assertThat(named).as(promise).isNotEmpty();
            assertThat(known).as(promise).containsAll(named);
        }
    }
}
