package autobahn.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts of move sequences and the order of moves have not changed; {@link PerftFiles} writes them anew. */
class PerftTest {
    static List<Path> files() {
        return GameText.files("perft");
    }

    @ParameterizedTest
    @MethodSource("files")
    void sequencesAndOrderAreAsRecorded(Path file) {
        GameText position = GameText.read(file);
        assertThat(new Perft().results(position.play())).isEqualTo(position.results());
    }
}
