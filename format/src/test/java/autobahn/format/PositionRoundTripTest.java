package autobahn.format;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.Position;
import autobahn.engine.PositionException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

/** A position written and read again is the same position, and plays on in the same way. */
@Tag("slow")
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

    @ParameterizedTest
    @MethodSource("autobahn.format.RandomGames#options")
    void everyPositionWithModulesOrAutobotLoadsAndStaysTheSame(Options options) throws PositionException {
        for (int seed = 0; seed < 2; seed++) {
            Game game = RandomGames.start(options, seed);
            Random random = new Random(seed);
            while (true) {
                Position position = game.position();
                Game loaded = game.box().load(position);
                assertThat(loaded.position()).isEqualTo(position);
                assertThat(loaded.moves()).isEqualTo(game.moves());
                if (game.isOver()) {
                    break;
                }
                game.play(RandomGames.randomMove(game, random));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("autobahn.format.RandomGames#options")
    void aLoadedGameWithModulesOrAutobotPlaysOnInTheSameWay(Options options) throws FormatException {
        for (int seed = 0; seed < 3; seed++) {
            Game game = RandomGames.after(options, seed, 130 * seed);
            String json = Positions.write(game);
            Game loaded = Positions.read(game.box(), json);
            assertThat(Positions.write(loaded)).isEqualTo(json);
            playsOnAlike(game, loaded, seed);
        }
    }

    @Test
    void aLoadedGamePlaysOnWithTheSameMovesEventsAndPositionsToTheEnd() throws FormatException {
        for (int seed = 0; seed < 30; seed++) {
            Game game = RandomGames.after(2 + seed % 3, seed, 40 * seed);
            Game loaded = Positions.read(game.box(), Positions.write(game));
            playsOnAlike(game, loaded, seed);
        }
    }

    private static void playsOnAlike(Game game, Game loaded, int seed) {
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

    @Test
    void aChosenSectionThatABonusHasBuiltGivesItsPriceBack() throws FormatException {
        Game game = RandomGames.after(2, 5, 2);
        ObjectNode file = Edits.file(game);
        ObjectNode position = (ObjectNode) file.get("position");
        Edits.object(Edits.pending(position, "chosen-section", game.seatInTurn()), "arguments")
                .put("section", game.position().table().roads().built().getFirst())
                .put("price", "3");
        Edits.object(position, "turn").put("reserved", 3);
        Game loaded = Positions.read(game.box(), file.toString());
        assertThat(loaded.position()).as("nothing is built or paid").isEqualTo(game.position());
    }
}
