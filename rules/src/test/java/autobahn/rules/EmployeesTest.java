package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.TestGames;
import autobahn.engine.edition.Colour;
import autobahn.rules.game.RandomGames;
import org.junit.jupiter.api.Test;

/** Employees and their offices. */
class EmployeesTest {
    @Test
    @Rule("EMP-1")
    void theLeftmostEmptySeatIsTaken() {
        Play play = Table.players(3).office("red", 2).turn(0).play("play red build", "build Hamburg-Dortmund");
        assertThat(play.office("red")).containsExactly(2, 0);
    }

    @Test
    @Rule("EMP-1")
    void seatsDependOnTheNumberOfPlayers() {
        int[][] seats = {{2, 3}, {3, 4}, {4, 5}};
        for (int players = 2; players <= 4; players++) {
            int[] officeSeats = Table.players(players).turn(0).state().officeSeats;
            for (Colour colour : Colour.values()) {
                boolean large = colour == Colour.BLACK;
                assertThat(officeSeats[colour.ordinal()]).isEqualTo(seats[players - 2][large ? 1 : 0]);
            }
        }
    }

    @Test
    @Rule("EMP-1")
    void aFullOfficeSendsItsLeftmostEmployeeToTheLobby() {
        Play play = Table.players(3).office("red", 2, 1, 1).turn(0).play("play red build", "build Hamburg-Dortmund");
        assertThat(play.office("red")).containsExactly(1, 1, 0);
        assertThat(play.lobby(2)).isEqualTo(1);
        assertThat(play.events())
                .containsSubsequence(
                        new Event.EmployeePushedOut(2, Colour.RED), new Event.EmployeeSeated(0, Colour.RED));
    }

    @Test
    @Rule("EMP-2")
    void withAnEmptySupplyThreeReturnOneIsSeatedAndOneIsPromoted() {
        Play play = Table.players(2).supply(0, 0).lobby(0, 4).turn(0).play("play red build", "build Hamburg-Dortmund");
        assertThat(play.office("red")).containsExactly(0);
        assertThat(play.supply(0)).isEqualTo(2);
        assertThat(play.lobby(0)).isEqualTo(1);
        assertThat(play.legal()).containsExactly("promote finance 1");
        play.play("promote finance 1");
        assertThat(play.lobby(0)).isZero();
    }

    @Test
    @Rule({"EMP-2", "BONUS-PROMOTE"})
    void withThreeInTheLobbyAllReturnAndThePromotionTakesOneFromTheSupply() {
        Play play = Table.players(2).supply(0, 0).lobby(0, 3).turn(0).play("play red build", "build Hamburg-Dortmund");
        assertThat(play.office("red")).containsExactly(0);
        assertThat(play.supply(0)).as("3 back, 1 seated, 1 to the lobby").isEqualTo(1);
        assertThat(play.lobby(0)).isEqualTo(1);
    }

    @Test
    @Rule("EMP-2")
    void withFewerThanThreeThoseThatAreThereReturn() {
        Play two = Table.players(2).supply(0, 0).lobby(0, 2).turn(0).play("play red build", "build Hamburg-Dortmund");
        assertThat(two.office("red")).containsExactly(0);
        assertThat(two.supply(0)).as("2 back, 1 seated, 1 recruited").isZero();
        assertThat(two.lobby(0)).isEqualTo(1);
        assertThat(two.events()).contains(new Event.EmployeesReturned(0, 2));
        Play one = Table.players(2).supply(0, 0).lobby(0, 1).turn(0).play("play red build", "build Hamburg-Dortmund");
        assertThat(one.office("red")).containsExactly(0);
        assertThat(one.supply(0)).isZero();
        assertThat(one.lobby(0)).isZero();
    }

    @Test
    @Rule("EMP-2")
    void withNoneInTheLobbyNothingIsPlacedButThePromotionStays() {
        Play play = Table.players(2)
                .supply(0, 0)
                .floors(0, "finance 1")
                .turn(0)
                .play("play red build", "build Hamburg-Dortmund");
        assertThat(play.office("red")).isEmpty();
        assertThat(play.legal()).containsExactly("promote finance 2");
        assertThat(play.events()).noneMatch(Event.EmployeesReturned.class::isInstance);
    }

    @Test
    @Rule({"EMP-2", "EMP-1"})
    void theOneWhoLeavesAFullOfficeMayBePromotedAtOnce() {
        Play play = Table.players(2)
                .supply(0, 0)
                .lobby(0, 3)
                .office("red", 0, 1)
                .turn(0)
                .play("play red build", "build Hamburg-Dortmund");
        assertThat(play.office("red")).containsExactly(1, 0);
        assertThat(play.legal()).containsExactly("promote finance 1");
    }

    @Test
    @Rule("EMP-2")
    void anUpgradeFollowsTheSameRule() {
        Play play = Table.players(2)
                .supply(0, 0)
                .lobby(0, 4)
                .turn(0)
                .play("play black upgrade", "upgrade Hamburg-Hannover", "promote finance 1");
        assertThat(play.office("black")).containsExactly(0, 1, 0);
        assertThat(play.supply(0)).isEqualTo(2);
    }

    @Test
    @Rule("EMP-3")
    void noEmployeeIsEverLost() {
        Play play =
                Table.players(2).money(0, 50).lobby(0, 2).office("red", 0, 1).turn(0);
        assertThat(EmployeeCount.of(play, 0)).isEqualTo(25);
        play.play("play red build", "build Hamburg-Dortmund");
        assertThat(EmployeeCount.of(play, 0)).isEqualTo(25);
        play.endTurn().play("funding").endTurn();
        assertThat(EmployeeCount.of(play, 1)).isEqualTo(25);
        play.play("funding").endTurn();
        assertThat(EmployeeCount.of(play, 0)).isEqualTo(25);
    }

    @Test
    @Rule({"EMP-3", "TURN-10"})
    void noEmployeeIsLostAndNobodyIsStuckInWholeGames() {
        for (int players = 2; players <= 4; players++) {
            for (long seed = 1; seed <= 40; seed++) {
                Game end =
                        RandomGames.random(players, seed, (game, move) -> EmployeeCount.all25(TestGames.state(game)));
                EmployeeCount.all25(TestGames.state(end));
            }
        }
    }
}
