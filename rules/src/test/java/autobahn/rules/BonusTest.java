package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Decision;
import autobahn.engine.Event;
import org.junit.jupiter.api.Test;

/** Bonus actions on the board: developing, promoting, building, trucks. */
class BonusTest {
    @Test
    @Rule("BONUS-DEV")
    void spacesPassedGiveTheirBonusToo() {
        Play play =
                Table.players(2).development(0, 3).tiles(0, "develop-2").turn(0).play("tile develop-2");
        assertThat(play.development(0)).isEqualTo(5);
        assertThat(play.money(0)).as("DM 5 on space 4").isEqualTo(29);
    }

    @Test
    @Rule("BONUS-DEV")
    void aBonusIsCarriedOutBeforeTheNextStep() {
        Play play =
                Table.players(2).development(0, 1).tiles(0, "develop-2").turn(0).play("tile develop-2");
        assertThat(play.development(0)).isEqualTo(2);
        assertThat(play.legal("flip")).hasSize(4);
        play.play("flip load");
        assertThat(play.development(0)).isEqualTo(3);
    }

    @Test
    @Rule("BONUS-DEV")
    void theLoopGoesOnForEver() {
        Play play = Table.players(2)
                .development(0, 22)
                .lobby(0, 1)
                .tiles(0, "develop-2")
                .turn(0)
                .play("tile develop-2");
        assertThat(play.development(0)).as("23, then 20").isEqualTo(20);
        assertThat(play.legal()).containsExactly("promote finance 1");
        Play money = Table.players(2)
                .development(0, 21)
                .tiles(0, "develop-1")
                .turn(0)
                .play("tile develop-1");
        assertThat(money.money(0)).isEqualTo(24 + 8);
        Play again = Table.players(2)
                .development(0, 23)
                .tiles(0, "develop-1")
                .turn(0)
                .play("tile develop-1");
        assertThat(again.development(0)).isEqualTo(20);
    }

    @Test
    @Rule("BONUS-PROMOTE")
    void aPossiblePromotionMustBeMade() {
        Play play = Table.players(2).lobby(0, 1).tiles(0, "promote").turn(0).play("tile promote");
        assertThat(play.legal()).containsExactly("promote finance 1");
        play.play("promote finance 1");
        assertThat(play.floors(0)).containsExactly("finance 1");
        assertThat(play.lobby(0)).isZero();
    }

    @Test
    @Rule("BONUS-PROMOTE")
    void fromAFloorToTheOneAboveWhereNoOwnEmployeeSits() {
        Play play = Table.players(2)
                .lobby(0, 1)
                .floors(0, "finance 1", "finance 2")
                .tiles(0, "promote")
                .turn(0)
                .play("tile promote");
        assertThat(play.legal()).as("1 and 2 are taken by one's own").containsExactly("promote finance 3");
        play.play("promote finance 3");
        assertThat(play.floors(0)).containsExactly("finance 1", "finance 3");
    }

    @Test
    @Rule("BONUS-PROMOTE")
    void aFloorHasThreeSeats() {
        Table table = Table.players(4)
                .lobby(0, 1)
                .floors(1, "finance 1")
                .floors(2, "finance 1")
                .floors(3, "finance 1")
                .tiles(0, "promote");
        Play play = table.turn(0).play("tile promote");
        assertThat(play.lobby(0))
                .as("full: an employee comes from the supply instead")
                .isEqualTo(2);
        Play free = Table.players(4)
                .lobby(0, 1)
                .floors(1, "finance 1")
                .floors(2, "finance 1")
                .tiles(0, "promote")
                .turn(0)
                .play("tile promote");
        assertThat(free.legal()).containsExactly("promote finance 1");
    }

    @Test
    @Rule("BONUS-PROMOTE")
    void withNobodyToPromoteAnEmployeeComesFromTheSupply() {
        Play play = Table.players(2).tiles(0, "promote").turn(0).play("tile promote");
        assertThat(play.lobby(0)).isEqualTo(1);
        assertThat(play.supply(0)).isEqualTo(23);
        assertThat(play.events()).contains(new Event.EmployeeRecruited(0));
        Play none = Table.players(2)
                .supply(0, 0)
                .development(0, 9)
                .tiles(0, "develop-1")
                .turn(0)
                .play("tile develop-1");
        assertThat(none.lobby(0)).as("nor any in the supply").isZero();
    }

    @Test
    @Rule({"BONUS-BUILD", "BONUS-ANY"})
    void buildOnAnyAutobahnAtCost() {
        Play play = Table.players(2).tiles(0, "build").turn(0).play("tile build");
        assertThat(play.legal("build")).hasSize(10);
        assertThat(play.offers("pass")).isTrue();
        play.play("build Würzburg-Nürnberg");
        assertThat(play.money(0)).isEqualTo(24 - 6);
        assertThat(play.office("orange")).containsExactly(0);
    }

    @Test
    @Rule({"BONUS-UPGRADE", "BONUS-ANY"})
    void upgradeOnAnyAutobahnAtCost() {
        Play play = Table.players(2)
                .links("Würzburg-Nürnberg")
                .tiles(0, "upgrade")
                .turn(0)
                .play("tile upgrade");
        assertThat(play.legal()).hasSize(5 + 1).contains("upgrade Würzburg-Nürnberg", "pass");
        play.play("upgrade Würzburg-Nürnberg");
        assertThat(play.money(0)).isEqualTo(24 - 6);
    }

    @Test
    @Rule({"BONUS-STATION", "BONUS-ANY"})
    void aStationOnAnyAutobahn() {
        Play play = Table.players(2)
                .sections("Hamburg-Dortmund")
                .tiles(0, "station")
                .turn(0)
                .play("tile station");
        assertThat(play.legal())
                .containsExactly(
                        "station Dortmund-Hamburg",
                        "station Hannover-BadHersfeld",
                        "station BadHersfeld-Würzburg",
                        "pass");
    }

    @Test
    @Rule({"BONUS-LOAD", "BONUS-ANY", "MOVE-1"})
    void loadAnywhereAndMoveWithACardOfTheDepotsColour() {
        Play play = Table.players(2).tiles(0, "load").turn(0).play("tile load");
        assertThat(play.legal()).hasSize(10 + 1).contains("pass");
        play.play("load red Hamburg 1", "play red build", "build Hamburg-Dortmund");
        assertThat(play.legal("drive 1")).isNotEmpty();
    }

    @Test
    @Rule({"BONUS-MOVE", "BONUS-ANY"})
    void upToTwoStepsWhateverTheColour() {
        Play play = Table.players(2)
                .truck(0, 1, "black Hamburg", "chemicals")
                .tiles(0, "move-2")
                .turn(0)
                .play("tile move-2");
        assertThat(play.legal()).containsExactly("drive 1 Hamburg-Hannover", "pass");
        play.play("drive 1 Hamburg-Hannover", "drive 1 Hannover-BadHersfeld");
        assertThat(play.truck(0, 1)).isEqualTo("Hannover-BadHersfeld");
        assertThat(play.decision()).isEqualTo(Decision.ACTION);
    }

    @Test
    @Rule("BONUS-MOVE")
    void itMayDeliver() {
        Play play = Table.players(2)
                .links("Århus-Hamburg")
                .truck(0, 1, "black Hamburg", "automotive")
                .board(0, 2)
                .tiles(0, "move-2")
                .turn(0)
                .play("tile move-2", "drive 1 Århus-Hamburg", "deliver 1 Denmark");
        assertThat(play.money(0)).isEqualTo(24 + 2);
    }

    @Test
    @Rule("BONUS-RECRUIT")
    void fromTheSupplyStraightToTheLobby() {
        Play play = Table.players(2).lobby(0, 1).tiles(0, "recruit").turn(0).play("tile recruit");
        assertThat(play.lobby(0)).isEqualTo(2);
        assertThat(Table.players(2).supply(0, 0).tiles(0, "recruit").turn(0).legal("tile"))
                .isEmpty();
    }
}
