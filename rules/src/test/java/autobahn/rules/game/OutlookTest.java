package autobahn.rules.game;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.Options;
import autobahn.engine.Outlook;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What moves are said to bring, held against what they bring. */
class OutlookTest {
    static List<Object[]> tables() {
        return RandomGames.tables(1).map(arguments -> arguments.get()).toList();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void tellsPointsAndTheNextDecisionOfEveryMove(int players, long seed) {
        Game[] tried = new Game[1];
        RandomGames.random(players, seed, (game, played) -> {
            int seat = game.seatToMove();
            tried[0] = tried[0] == null ? game.copy() : tried[0];
            for (int move : game.moves()) {
                Outlook outlook = game.outlook(move);
                tried[0].copyFrom(game);
                tried[0].play(move);
                var points = outlook.points();
                assertThat(points).isNotNull();
                assertThat(points.total()).isEqualTo(tried[0].points(seat) - game.points(seat));
                assertThat(points.lobby()
                                + points.departments().values().stream()
                                        .mapToInt(Integer::intValue)
                                        .sum())
                        .isEqualTo(points.total());
                var next = tried[0].isOver()
                        ? null
                        : new Outlook.Next(tried[0].seatToMove(), Objects.requireNonNull(tried[0].decision()));
                assertThat(outlook.next()).isEqualTo(next);
                assertThat(outlook.next() != null || !outlook.events().isEmpty())
                        .as("something is told of " + game.notation(move))
                        .isTrue();
            }
        });
    }

    @Test
    void tellsNothingOfWhatAutobotTurnsUp() {
        Game solo = RandomGames.BOX.newGame(new Options(1, Options.Solo.easy(), Set.of()), 1);
        List<Outlook> blind = new ArrayList<>();
        RandomGames.finish(solo, new Dice(1), (game, played) -> {
            for (int move : game.moves()) {
                Outlook outlook = game.outlook(move);
                assertThat(outlook.events()).noneMatch(Event.AutobotDrew.class::isInstance);
                if (outlook.points() == null) {
                    assertThat(outlook.next()).isNull();
                    blind.add(outlook);
                }
            }
        });
        assertThat(blind).hasSizeGreaterThan(10);
    }
}
