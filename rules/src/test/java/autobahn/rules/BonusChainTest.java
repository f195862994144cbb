package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Decision;
import org.junit.jupiter.api.Test;

/** Station bonuses in the middle of a movement that move or load trucks themselves. */
class BonusChainTest {
    /** A black card has been played in era 2; truck 1 has four steps and an own station ahead. */
    private static Table table() {
        return prepared(Table.players(2));
    }

    private static Table prepared(Table table) {
        return table.era(2)
                .money(0, 30)
                .upgraded("Hamburg-Hannover")
                .stations(0, "Hannover-BadHersfeld")
                .stationsBuilt(0, 4)
                .truck(0, 1, "Hamburg-Hannover", "chemicals");
    }

    /** The same where no truck turns back, so that it may run out of ends. */
    private static Table tableWithoutTurningBack() {
        return prepared(Table.players(2, Readings.with("noTurningBack")));
    }

    private static Play past(Table table) {
        return table.turn(0)
                .play("play black upgrade", "upgrade Würzburg-Crailsheim")
                .play("drive 1 Hannover-BadHersfeld", "drive 1 BadHersfeld-Hannover");
    }

    @Test
    @Rule({"MOVE-5", "MOVE-6"})
    void theSameTruckTakesTheExtraStepAndGoesOn() {
        Play play = past(table()).play("bonus 2");
        assertThat(play.decision()).isEqualTo(Decision.MOVE_TRUCK);
        play.play("drive 1 BadHersfeld-Würzburg");
        assertThat(play.decision()).as("two of the four steps are left").isEqualTo(Decision.DRIVE);
        play.play("drive 1 Würzburg-BadHersfeld", "drive 1 Würzburg-Crailsheim");
        assertThat(play.legal()).containsExactly("end");
    }

    @Test
    @Rule({"MOVE-5", "MOVE-6"})
    void theOtherTruckTakesTheStepWhateverItsColour() {
        Play play = past(table().links("Dortmund-Hamburg").truck(0, 2, "red Hamburg", "chemicals"))
                .play("bonus 2");
        assertThat(play.legal()).contains("drive 2 Hamburg-Dortmund", "drive 1 BadHersfeld-Würzburg", "pass");
        play.play("drive 2 Hamburg-Dortmund");
        assertThat(play.truck(0, 2)).isEqualTo("Hamburg-Dortmund");
        assertThat(play.legal()).as("truck 1 goes on").contains("drive 1 BadHersfeld-Würzburg", "stop 1");
        play.play("stop 1");
        assertThat(play.legal()).as("the red one is not of the card's colour").containsExactly("end");
    }

    @Test
    @Rule({"MOVE-5", "MOVE-6", "MOVE-1"})
    void aTruckMovedByTheBonusKeepsItsOwnMovement() {
        Play play = past(table().truck(0, 2, "black Würzburg", "chemicals")).play("bonus 2");
        play.play("drive 2 Würzburg-Crailsheim", "stop 1");
        assertThat(play.legal("drive 2")).isNotEmpty();
    }

    @Test
    @Rule({"MOVE-6", "DELIV-1"})
    void theExtraStepMayDeliverTheOtherTruck() {
        Play play = past(table().links("Århus-Hamburg")
                        .truck(0, 2, "Århus-Hamburg", "automotive")
                        .deliveryTiles("Denmark", "dm-5"))
                .play("bonus 2", "deliver 2 Denmark", "take dm-5");
        assertThat(play.delivered(0)).containsExactly("Denmark");
        assertThat(play.truck(0, 2)).isEqualTo("off");
        assertThat(play.legal()).contains("drive 1 BadHersfeld-Würzburg");
    }

    @Test
    @Rule({"MOVE-5", "MOVE-6"})
    void theExtraStepMayPassAnotherStation() {
        Play play = past(table().stations(0, "BadHersfeld-Würzburg").truck(0, 2, "BadHersfeld-Würzburg", "chemicals"))
                .play("bonus 2", "drive 2 Würzburg-BadHersfeld");
        assertThat(play.legal()).containsExactly("bonus 1", "bonus 3", "bonus 4", "bonus 5");
        play.play("bonus 4");
        assertThat(play.development(0)).isEqualTo(1);
        assertThat(play.legal()).contains("stop 1");
    }

    @Test
    @Rule("MOVE-4")
    void theOtherTruckMustNotTakeTheOnlyEndOfTheOneUnderWay() {
        Play play = past(tableWithoutTurningBack()
                        .truck(1, 1, "BadHersfeld-Hannover", "chemicals")
                        .truck(1, 2, "BadHersfeld-Würzburg", "chemicals")
                        .truck(0, 2, "Würzburg-Crailsheim", "chemicals"))
                .play("bonus 2");
        assertThat(play.legal())
                .as("Würzburg-BadHersfeld is all that is left to truck 1")
                .doesNotContain("drive 2 Würzburg-BadHersfeld");
    }

    @Test
    @Rule("MOVE-4")
    void theOtherTruckMayTakeItIfItsOwnPlaceIsAnEndThen() {
        Play play = Table.players(2, Readings.with("noTurningBack"))
                .era(2)
                .sections("BadHersfeld-Frankfurt")
                .stations(0, "Hannover-BadHersfeld")
                .stationsBuilt(0, 4)
                .truck(0, 1, "Hamburg-Hannover", "chemicals")
                .truck(0, 2, "BadHersfeld-Würzburg", "chemicals")
                .truck(1, 1, "BadHersfeld-Hannover", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Würzburg-Crailsheim")
                .play("drive 1 Hannover-BadHersfeld", "drive 1 BadHersfeld-Hannover", "bonus 2");
        play.play("drive 2 BadHersfeld-Frankfurt");
        assertThat(play.legal())
                .as("the last step, to where truck 2 was")
                .containsExactly("drive 1 BadHersfeld-Würzburg");
    }

    /** Develop to 'unlock', unlock 'load anywhere', reassign the truck that is under way. */
    @Test
    @Rule({"MOVE-5", "LOAD-2", "TECH-2"})
    void aLoadBonusMayReassignTheMovingTruckWhoseMovementIsOver() {
        Play play = past(table().technologies(0, 0, 2, 0).development(0, 11).truck(0, 2, "black Würzburg", "chemicals"))
                .play("bonus 4");
        assertThat(play.development(0)).isEqualTo(12);
        play.play("unlock trade 3b extra", "load white Crailsheim 1");
        assertThat(play.development(0)).as("loading develops").isEqualTo(13);
        assertThat(play.decision()).isEqualTo(Decision.MOVE_TRUCK);
        assertThat(play.legal()).as("that truck only").contains("drive 1 Würzburg-Crailsheim", "pass");
        assertThat(play.legal("drive 2")).isEmpty();
        play.play("pass");
        assertThat(play.decision())
                .as("its old movement is over, the other truck's is not")
                .isEqualTo(Decision.TRUCKS);
        assertThat(play.legal("drive 1")).isEmpty();
        assertThat(play.legal("drive 2")).isNotEmpty();
    }

    @Test
    @Rule({"MOVE-5", "LOAD-2"})
    void reassigningTheOtherTruckLeavesTheMovingOneOnItsWay() {
        Play play = past(table().technologies(0, 0, 2, 0).development(0, 11).truck(0, 2, "black Würzburg", "chemicals"))
                .play("bonus 4", "unlock trade 3b extra", "load black Hamburg 2", "drive 2 Hamburg-Hannover", "stop 2");
        assertThat(play.decision()).isEqualTo(Decision.DRIVE);
        assertThat(play.legal()).contains("drive 1 BadHersfeld-Würzburg", "stop 1");
        play.play("stop 1");
        assertThat(play.legal("drive 2"))
                .as("it stands on black, and its own movement in phase 3 has not been")
                .isNotEmpty();
        assertThat(play.legal("drive 1")).isEmpty();
    }
}
