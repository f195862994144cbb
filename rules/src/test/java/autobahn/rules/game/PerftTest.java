package autobahn.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts of move sequences and the order of moves have not changed; {@link PerftPositions} finds the positions. */
class PerftTest {
    private static final String FOLDER = "perft";

    @BeforeAll
    static void write() {
        if (Recording.writingAnew()) {
            Recording.writeAll(FOLDER, new PerftPositions().all());
        }
    }

    static List<Recording> positions() {
        return Recording.all(FOLDER);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void sequencesAndOrderAreAsRecorded(Recording position) {
        assertThat(new Perft().results(position.play())).isEqualTo(position.expected());
    }
}
