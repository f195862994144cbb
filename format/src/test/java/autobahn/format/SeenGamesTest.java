package autobahn.format;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.json.Faults;
import autobahn.json.JsonText;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A game made of what a seat sees offers the same moves, which do the same. */
class SeenGamesTest {
    @ParameterizedTest
    @MethodSource("autobahn.format.RandomGames#options")
    void offersAndDoesTheSame(Options options) throws FormatException {
        Random random = new Random(options.hashCode());
        Game game = RandomGames.start(options, random.nextLong());
        for (int i = 0; !game.isOver(); i++) {
            if (i % 7 == 0) {
                int seat = Math.min(game.seatToMove(), options.players() - 1);
                String view = Compact.write(game.view(seat));
                Game seen = Views.resume(game.box(), JsonText.parse(view, new Faults()));
                assertThat(Compact.write(seen.view(seat))).isEqualTo(view);
                assertThat(Compact.write(Choices.all(seen))).isEqualTo(Compact.write(Choices.all(game)));
            }
            game.play(game.move(random.nextInt(game.moveCount())));
        }
    }
}
