package autobahn.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import autobahn.bots.match.GameResult;
import autobahn.bots.match.Match;
import autobahn.bots.match.Setting;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Those who like one department best: they do so by counting, and keep to what every bot keeps to. */
class CharactersTest {
    private static final int GAMES = 12;

    /** Alone against three of club: a larger share of its points comes from where it likes to be. */
    @ParameterizedTest
    @Tag("slow")
    @CsvSource({"BUILDER, network", "TRADER, trade", "LANDLORD, service", "BANKER, finance"})
    void leansToItsDepartment(Level character, String department) {
        Match match = new Match(
                Tables.BOX,
                new Setting(List.of(character.id(), "club"), GAMES, Options.players(4), 3, 0, 0),
                Budget.Clock.WALL);
        int place = GameResult.COMPONENTS.indexOf(department);
        Count own = new Count();
        Count others = new Count();
        for (int number = 0; number < GAMES; number++) {
            GameResult game = match.play(number);
            assertThat(game.faults()).isEmpty();
            for (int seat = 0; seat < 4; seat++) {
                (game.bots().get(seat).equals(character.id()) ? own : others)
                        .add(game.components().get(seat), place);
            }
        }
        assertThat(own.share()).as(department).isGreaterThan(others.share());
    }

    private static final class Count {
        private int liked;
        private int all;

        void add(List<Integer> components, int place) {
            liked += components.get(place);
            all += components.stream().mapToInt(Integer::intValue).sum();
        }

        double share() {
            return (double) liked / all;
        }
    }

    /** At every table, move for move, and never an illegal one. */
    @ParameterizedTest
    @EnumSource(
            value = Level.class,
            names = {"BUILDER", "TRADER", "LANDLORD", "BANKER"})
    void playsTheSameAgain(Level character) {
        Dice dice = new Dice(character.ordinal());
        for (int seed = 0; seed < 4; seed++) {
            Options options = Tables.any(dice);
            assertThat(moves(character, options, seed)).isEqualTo(moves(character, options, seed));
        }
    }

    private static List<Integer> moves(Level character, Options options, int seed) {
        Game game = Tables.BOX.newGame(options, seed);
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < options.players(); seat++) {
            players.add(new Player(character.bot(Tables.BOX, options, seed + seat), game, seat, fault -> {
                throw new AssertionError(fault);
            }));
        }
        List<Integer> moves = new ArrayList<>();
        while (!game.isOver() && moves.size() < 400) {
            int move = players.get(game.seatToMove()).choose(game, Budget.iterations(0));
            assertThat(game.isLegal(move)).isTrue();
            game.play(move);
            moves.add(move);
        }
        return moves;
    }

    @Test
    void onlyCharactersHaveALiking() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Likings.of(Level.CLUB))
                .withMessageContaining("club");
        Options options = Options.players(2);
        Judge judge = new Value(Tables.BOX, Weights.standard(options));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Level.BANKER.bot(Tables.BOX, options, 1, judge))
                .withMessageContaining("banker");
    }
}
