package autobahn.server.fuzz;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What fuzzing begins with, and what it has found: all of it is taken or refused with words. */
class FuzzFindingsTest {
    static final Path FOUND = Path.of("src", "test", "resources", "autobahn", "server", "fuzz");

    @ParameterizedTest
    @EnumSource
    void whatWasFoundIsMended(FuzzTarget target) throws IOException {
        List<byte[]> inputs = new ArrayList<>(target.seeds());
        Path folder = FOUND.resolve(target.name().toLowerCase(Locale.ROOT));
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.sorted().toList()) {
                    inputs.add(Files.readAllBytes(file));
                }
            }
        }
        inputs.add(new byte[0]);
        for (byte[] input : inputs) {
            assertThatCode(() -> target.once(input)).doesNotThrowAnyException();
        }
    }
}
