package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Options;
import autobahn.format.GameRecord;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** A server gives out games that were begun with an earlier standard edition: they can be looked at here as well. */
class EarlierEditionTest {
    @TempDir
    private Path folder;

    @Test
    void recordIsReadWithTheEditionThatItNames() throws IOException {
        Box first = new Box(Editions.withHash("de170d7bce7ea9f7").orElseThrow());
        GameRecord record = GameRecord.of(first, Options.players(2), 7, List.of(), null);
        Run run = Run.of("position", Samples.file(folder, record));
        assertThat(run.err()).isEmpty();
        assertThat(JsonMapper.shared().readTree(run.out()).get("edition").stringValue())
                .isEqualTo(first.edition().id())
                .isNotEqualTo(Samples.BOX.edition().id());
    }
}
