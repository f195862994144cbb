package autobahn.format;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** The quick way to write gives the same JSON as the one by trees, and kept positions come back as they were. */
class CompactTest {
    private static final JsonMapper JSON = new JsonMapper();

    @ParameterizedTest
    @MethodSource("autobahn.format.RandomGames#options")
    void writesWhatTheTreeWriterWrites(Options options) throws FormatException {
        Random random = new Random(options.hashCode());
        Game game = RandomGames.start(options, random.nextLong());
        List<Event> events = new ArrayList<>();
        game.listen(events::add);
        for (int i = 0; !game.isOver(); i++) {
            game.play(game.move(random.nextInt(game.moveCount())));
            if (i % 50 == 0) {
                assertThat(Compact.write(game.view(0)))
                        .isEqualTo(TreeWriter.write(game.view(0)).toString());
                Game resumed = Positions.resume(RandomGames.BOX, Positions.keep(game));
                assertThat(resumed.position()).isEqualTo(game.position());
            }
        }
        for (Event event : events) {
            assertThat(Compact.write(event))
                    .isEqualTo(JSON.readTree(Events.write(event)).toString());
        }
    }
}
