package autobahn.format;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.PositionException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A position written and read again is the same position, and plays on in the same way. */
class PositionRoundTripTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void everyPositionOfAGameLoadsAndStaysTheSame(int players) throws PositionException {
        for (int seed = 0; seed < 6; seed++) {
            Game game = RandomGames.start(players, seed);
            Random random = new Random(seed);
            while (true) {
                Game loaded = game.box().load(game.position());
                assertThat(loaded.position()).isEqualTo(game.position());
                assertThat(loaded.moves()).isEqualTo(game.moves());
                if (game.isOver()) {
                    break;
                }
                game.play(RandomGames.randomMove(game, random));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void jsonStaysTheSameByteForByte(int players) throws FormatException {
        for (int moves = 0; moves < 900; moves += 17) {
            Game game = RandomGames.after(players, moves, moves);
            String json = Positions.write(game);
            assertThat(Positions.write(Positions.read(game.box(), json))).isEqualTo(json);
        }
    }

    @Test
    void aLoadedGamePlaysOnWithTheSameMovesEventsAndPositionsToTheEnd() throws FormatException {
        for (int seed = 0; seed < 30; seed++) {
            Game game = RandomGames.after(2 + seed % 3, seed, 40 * seed);
            Game loaded = Positions.read(game.box(), Positions.write(game));
            List<Event> events = new ArrayList<>();
            List<Event> loadedEvents = new ArrayList<>();
            game.listen(events::add);
            loaded.listen(loadedEvents::add);
            Random random = new Random(seed);
            while (!game.isOver()) {
                assertThat(loaded.moves()).isEqualTo(game.moves());
                int move = RandomGames.randomMove(game, random);
                game.play(move);
                loaded.play(move);
                assertThat(loadedEvents).isEqualTo(events);
                events.clear();
                loadedEvents.clear();
            }
            assertThat(loaded.position()).isEqualTo(game.position());
            assertThat(loaded.scores()).isEqualTo(game.scores());
        }
    }

    @Test
    void aTurnAloneOnTheAgendaIsEnough() throws FormatException {
        Game game = RandomGames.after(2, 5, 2);
        String json = Positions.write(game);
        int from = json.indexOf("\"agenda\"");
        String edited = json.substring(0, from)
                + "\"agenda\": [{ \"step\": \"turn\", \"seat\": " + game.seatInTurn() + ", \"arguments\": {} }],"
                + json.substring(json.indexOf("\"hidden\""));
        assertThat(Positions.read(game.box(), edited).moves()).isEqualTo(game.moves());
    }
}
