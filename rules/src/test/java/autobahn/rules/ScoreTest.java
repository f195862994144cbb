package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Score;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Final scoring. */
class ScoreTest {
    private static List<Integer> places(Play play) {
        return play.game().scores().stream().map(Score::place).toList();
    }

    @Test
    @Rule("SCORE-1")
    void anEmployeeInTheLobbyIsWorthTwo() {
        assertThat(Table.players(2).lobby(0, 3).turn(0).game().points(0)).isEqualTo(6);
    }

    @Test
    @Rule("SCORE-1")
    void networkCountsOwnEmployeesInOffices() {
        Play play = Table.players(2)
                .office("red", 0, 1)
                .office("white", 0, 0)
                .floors(0, "network 1", "network 3")
                .turn(0);
        assertThat(play.game().points(0)).as("4 in offices, floors 1 and 3").isEqualTo(4 * (1 + 3));
    }

    @Test
    @Rule("SCORE-1")
    void tradeServiceAndFinance() {
        Play play = Table.players(2)
                .delivered(0, "Denmark", "Italy", "Poland")
                .floors(0, "trade 3")
                .stationsBuilt(0, 5)
                .floors(0, "service 2")
                .money(0, 59)
                .floors(0, "finance 2", "finance 1")
                .turn(0);
        assertThat(play.game().points(0)).isEqualTo(3 * 3 + 5 * 2 + 2 * 3);
        assertThat(play.game().points(1)).as("nothing without a seat").isZero();
    }

    @Test
    @Rule("SCORE-1")
    void wholeTwentiesOnly() {
        assertThat(Table.players(2)
                        .money(0, 19)
                        .floors(0, "finance 3")
                        .turn(0)
                        .game()
                        .points(0))
                .isZero();
        assertThat(Table.players(2)
                        .money(0, 20)
                        .floors(0, "finance 3")
                        .turn(0)
                        .game()
                        .points(0))
                .isEqualTo(3);
    }

    @Test
    @Rule("SCORE-2")
    void aTieGoesToMoreEmployeesInTheAdministration() {
        Play play = Table.players(2)
                .lobby(0, 2)
                .lobby(1, 1)
                .money(1, 20)
                .floors(1, "finance 2", "trade 1")
                .turn(0);
        assertThat(play.game().points(0)).isEqualTo(play.game().points(1));
        assertThat(places(play)).as("2 against 3 employees").containsExactly(2, 1);
    }

    @Test
    @Rule("SCORE-2")
    void thenToMoreOnTheThirdFloorThenTheSecondThenTheFirst() {
        Play third = Table.players(2)
                .floors(0, "trade 3", "service 1")
                .floors(1, "trade 2", "service 2")
                .turn(0);
        assertThat(places(third)).containsExactly(1, 2);
        Play second = Table.players(2)
                .floors(0, "trade 1", "service 2")
                .floors(1, "trade 2", "service 2")
                .turn(0);
        assertThat(places(second)).containsExactly(2, 1);
        Play one = Table.players(2)
                .lobby(0, 1)
                .lobby(1, 0)
                .money(1, 40)
                .floors(1, "finance 1")
                .turn(0);
        assertThat(one.game().points(1)).isEqualTo(2);
        assertThat(places(one))
                .as("one employee each, that of seat 1 on floor 1")
                .containsExactly(2, 1);
    }

    @Test
    @Rule("SCORE-2")
    void thenTheVictoryIsShared() {
        Play play = Table.players(3)
                .floors(0, "trade 2")
                .floors(1, "service 2")
                .lobby(2, 1)
                .turn(0);
        assertThat(places(play)).containsExactly(2, 2, 1);
    }

    @Test
    @Rule("SCORE-2")
    void morePointsBeatEverythingElse() {
        Play play = Table.players(2)
                .lobby(0, 1)
                .floors(1, "trade 3", "trade 2", "service 3")
                .turn(0);
        assertThat(places(play)).containsExactly(1, 2);
    }
}
