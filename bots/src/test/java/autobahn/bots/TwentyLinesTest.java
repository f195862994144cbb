package autobahn.bots;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.bots.match.Match;
import autobahn.bots.match.Setting;
import autobahn.bots.match.Standings;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The example of docs/bots.md, and a match. */
class TwentyLinesTest {
    // docs/bots.md shows the lines from here …
    /** Takes the move after which it would have most points. */
    static final class PointsBot implements Bot {
        @Override
        public int choose(Game game, Budget budget) {
            int seat = game.seatToMove();
            int best = game.move(0);
            int most = Integer.MIN_VALUE;
            for (int move : game.moves()) {
                Game next = game.copy();
                next.play(move);
                if (next.points(seat) > most) {
                    most = next.points(seat);
                    best = move;
                }
            }
            return best;
        }
    }
    // … to here

    @Test
    void theExamplePlaysAGame() {
        Game game = Tables.BOX.newGame(Options.players(2), 1);
        List<Player> players = List.of(
                new Player(new PointsBot(), game, 1, fault -> {}), new Player(new RandomBot(2), game, 2, fault -> {}));
        while (!game.isOver()) {
            game.play(players.get(game.seatToMove()).choose(game, Budget.iterations(1)));
        }
        assertThat(game.points(0)).isPositive();
    }

    @Test
    void aMatchRotatesSeatsOnTheSameDeals() {
        Setting setting = new Setting(List.of("beginner", "random"), 8, Options.players(2), 1, 0, 0);
        Match match = new Match(Tables.BOX, setting, () -> 0);
        var results = IntStream.range(0, 8).mapToObj(match::play).toList();
        assertThat(results.get(0).bots()).containsExactly("beginner", "random");
        assertThat(results.get(1).bots()).containsExactly("random", "beginner");
        assertThat(results.get(0).deal()).isEqualTo(results.get(1).deal());
        assertThat(match.play(3)).isEqualTo(results.get(3));
        Standings standings = new Standings(results);
        assertThat(standings.rows().getFirst().bot()).isEqualTo("beginner");
    }
}
