package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Which trucks move in phase 3, how far and where to. */
class TrucksTest {
    @Test
    @Rule("MOVE-1")
    void noCardNoMovement() {
        Table table = Table.players(2).played(0, "load", "red").truck(0, 1, "black Hamburg", "chemicals");
        assertThat(table.turn(0).play("refresh").legal()).containsExactly("end");
        Table funding = Table.players(2).truck(0, 1, "black Hamburg", "chemicals");
        assertThat(funding.turn(0).play("funding").legal()).containsExactly("end");
    }

    @Test
    @Rule("MOVE-1")
    void onlyTrucksOnTheColourOfTheCardMoveInAnyOrder() {
        Table table = Table.players(2)
                .links("Dortmund-Hamburg")
                .truck(0, 1, "Hannover-BadHersfeld", "automotive")
                .truck(0, 2, "Dortmund-Hamburg", "chemicals");
        Play black = table.turn(0).play("play black upgrade", "upgrade Hamburg-Hannover");
        assertThat(black.legal("drive")).isNotEmpty().allMatch(move -> move.startsWith("drive 1"));
        Play both = Table.players(2)
                .truck(0, 1, "Hannover-BadHersfeld", "automotive")
                .truck(0, 2, "black Hamburg", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Hamburg-Hannover");
        both.play("drive 2 Hamburg-Hannover");
        assertThat(both.legal())
                .contains("drive 1 BadHersfeld-Hannover", "done")
                .noneMatch(m -> m.contains(" 2 "));
    }

    @Test
    @Rule("MOVE-1")
    void stepsByEra() {
        int[] steps = {2, 3, 3};
        for (int era = 1; era <= 3; era++) {
            Play play = Table.players(2)
                    .era(era)
                    .truck(0, 1, "black Hannover", "automotive")
                    .turn(0)
                    .play("play black upgrade", "upgrade Würzburg-Crailsheim");
            String[] way = {
                "drive 1 Hannover-BadHersfeld", "drive 1 BadHersfeld-Hannover", "drive 1 BadHersfeld-Würzburg"
            };
            for (int i = 0; i < steps[era - 1]; i++) {
                play.play(way[i]);
            }
            assertThat(play.legal()).as("era %d", era).containsExactly("end");
        }
    }

    @Test
    @Rule("MOVE-1")
    void whereItStandsWhenPhase3StartsCounts() {
        Play play = Table.players(2)
                .tiles(0, "move-2")
                .links("Dortmund-Hamburg")
                .truck(0, 1, "red Hamburg", "chemicals")
                .turn(0)
                .play("tile move-2", "drive 1 Hamburg-Hannover", "stop 1")
                .play("play black upgrade", "upgrade Würzburg-Crailsheim");
        assertThat(play.legal("drive 1"))
                .as("moved to the black autobahn before")
                .isNotEmpty();
    }

    @Test
    @Rule("MOVE-2")
    void oneMoreStepFromADualCarriageway() {
        Play play = Table.players(2)
                .truck(0, 1, "Hamburg-Hannover", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Hamburg-Hannover")
                .play("drive 1 Hannover-BadHersfeld", "drive 1 BadHersfeld-Hannover", "drive 1 BadHersfeld-Würzburg");
        assertThat(play.legal()).containsExactly("end");
    }

    @Test
    @Rule("MOVE-2")
    void noMoreFromASingleCarriageway() {
        Play play = Table.players(2)
                .truck(0, 1, "Hamburg-Hannover", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Hannover-BadHersfeld")
                .play("drive 1 Hannover-BadHersfeld", "drive 1 BadHersfeld-Hannover");
        assertThat(play.legal()).containsExactly("end");
    }

    @Test
    @Rule("MOVE-2")
    void drivingOntoADualCarriagewayOrStartingInADepotAddsNothing() {
        Play play = Table.players(2)
                .upgraded("Hamburg-Hannover", "Hannover-BadHersfeld")
                .truck(0, 1, "black Hamburg", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Würzburg-Crailsheim")
                .play("drive 1 Hamburg-Hannover", "drive 1 Hannover-BadHersfeld");
        assertThat(play.legal()).containsExactly("end");
    }

    @Test
    @Rule("MOVE-3")
    void aStepLeadsToAnyBuiltSectionOfAnyAutobahn() {
        Play play = Table.players(2)
                .sections("Hannover-Dortmund")
                .links("Århus-Hamburg")
                .truck(0, 1, "Hamburg-Hannover", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Würzburg-Crailsheim");
        assertThat(play.legal())
                .containsExactly(
                        "drive 1 Hannover-Dortmund", "drive 1 Århus-Hamburg", "drive 1 Hannover-BadHersfeld", "done");
    }

    @Test
    @Rule("MOVE-3")
    void turningBackIsAllowed() {
        Play play = Table.players(2)
                .truck(0, 1, "Hannover-BadHersfeld", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Würzburg-Crailsheim", "drive 1 BadHersfeld-Hannover");
        assertThat(play.legal())
                .containsExactly("drive 1 Hannover-BadHersfeld", "drive 1 BadHersfeld-Würzburg", "stop 1");
        play.play("drive 1 Hannover-BadHersfeld");
        assertThat(play.truck(0, 1)).as("where it came from").isEqualTo("Hannover-BadHersfeld");
        assertThat(play.legal()).containsExactly("end");
    }

    @Test
    @Rule({"MOVE-3", "MOVE-5"})
    void turningBackPassesAStationAgainButAnOwnOneGivesOneBonusATurn() {
        Play own = Table.players(2)
                .era(2)
                .stations(0, "Hannover-BadHersfeld")
                .truck(0, 1, "Hannover-BadHersfeld", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Würzburg-Crailsheim")
                .play("drive 1 BadHersfeld-Hannover", "bonus 1", "drive 1 Hannover-BadHersfeld");
        assertThat(own.legal("bonus")).isEmpty();
        Play other = Table.players(2)
                .era(2)
                .stations(1, "Hannover-BadHersfeld")
                .truck(0, 1, "Hannover-BadHersfeld", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Würzburg-Crailsheim")
                .play("drive 1 BadHersfeld-Hannover", "drive 1 Hannover-BadHersfeld");
        assertThat(other.money(1)).as("each time (MOVE-7)").isEqualTo(24 + 2);
    }

    @Test
    @Rule({"MOVE-1", "MOVE-6"})
    void aTruckThatABonusBringsOntoTheCardsColourInPhase3MayMove() {
        Play play = Table.players(2)
                .technologies(0, 0, 2, 0)
                .links("Dortmund-Hannover")
                .stations(0, "Hannover-BadHersfeld")
                .stationsBuilt(0, 2)
                .truck(0, 1, "Hannover-BadHersfeld", "chemicals")
                .truck(0, 2, "Hannover-Dortmund", "automotive")
                .turn(0)
                .play("play black upgrade", "upgrade Würzburg-Crailsheim");
        assertThat(play.legal("drive 2")).as("it stands on cyan").isEmpty();
        play.play("drive 1 BadHersfeld-Hannover", "bonus 2", "drive 2 Hamburg-Hannover", "stop 1");
        assertThat(play.legal("drive 2")).as("now it stands on black").isNotEmpty();
        play.play("drive 2 Hannover-BadHersfeld", "stop 2");
        assertThat(play.legal()).as("each once").containsExactly("end");
    }

    @Test
    @Rule({"MOVE-1", "MOVE-6"})
    void aTruckThatABonusTakesOffTheCardsColourMayNotMove() {
        Play play = Table.players(2)
                .technologies(0, 0, 2, 0)
                .links("Dortmund-Hannover")
                .stations(0, "Hannover-BadHersfeld")
                .stationsBuilt(0, 2)
                .truck(0, 1, "Hannover-BadHersfeld", "chemicals")
                .truck(0, 2, "Hamburg-Hannover", "automotive")
                .turn(0)
                .play("play black upgrade", "upgrade Würzburg-Crailsheim")
                .play("drive 1 BadHersfeld-Hannover", "bonus 2", "drive 2 Hannover-Dortmund", "stop 1");
        assertThat(play.legal()).containsExactly("end");
    }

    @Test
    @Rule({"MOVE-2", "MOVE-6"})
    void theDualCarriagewayIsLookedAtWhenTheTrucksOwnMovementBegins() {
        Table table = Table.players(2)
                .technologies(0, 0, 2, 0)
                .upgraded("Würzburg-Crailsheim")
                .stations(0, "Hannover-BadHersfeld")
                .stationsBuilt(0, 2)
                .truck(0, 1, "Hannover-BadHersfeld", "chemicals")
                .truck(0, 2, "Würzburg-BadHersfeld", "automotive");
        Play onto = table.turn(0)
                .play("play black station", "station BadHersfeld-Würzburg", "drive 1 BadHersfeld-Hannover", "bonus 2")
                .play("drive 2 Würzburg-Crailsheim", "stop 1")
                .play("drive 2 Würzburg-BadHersfeld", "drive 2 BadHersfeld-Würzburg");
        assertThat(onto.legal("bonus")).isNotEmpty();
        onto.play("bonus 1");
        assertThat(onto.legal()).as("the third step").contains("drive 2 Würzburg-BadHersfeld");
    }

    @Test
    @Rule("MOVE-4")
    void otherTrucksMayBePassedButNotJoined() {
        Play play = Table.players(2)
                .truck(0, 1, "black Hamburg", "chemicals")
                .truck(1, 1, "Hamburg-Hannover", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Würzburg-Crailsheim", "drive 1 Hamburg-Hannover");
        assertThat(play.legal()).as("no stop here").containsExactly("drive 1 Hannover-BadHersfeld");
    }

    @Test
    @Rule("MOVE-4")
    void stepsWithoutALegalEndAreNotOffered() {
        Table two = Table.players(2)
                .truck(0, 1, "black Hamburg", "chemicals")
                .truck(0, 2, "Hamburg-Hannover", "chemicals")
                .truck(1, 1, "Hannover-BadHersfeld", "chemicals");
        Play blocked = two.turn(0).play("play black upgrade", "upgrade Würzburg-Crailsheim");
        assertThat(blocked.legal("drive 1")).as("two steps, both taken").isEmpty();
        Play three = Table.players(2)
                .era(2)
                .truck(0, 1, "black Hamburg", "chemicals")
                .truck(1, 2, "Hamburg-Hannover", "chemicals")
                .truck(1, 1, "Hannover-BadHersfeld", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Würzburg-Crailsheim");
        three.play("drive 1 Hamburg-Hannover", "drive 1 Hannover-BadHersfeld", "drive 1 BadHersfeld-Hannover");
        assertThat(three.legal()).containsExactly("end");
    }

    @Test
    @Rule({"MOVE-4", "DELIV-1"})
    void aDeliveryIsALegalEndToo() {
        Play play = Table.players(2)
                .links("Århus-Hamburg")
                .truck(0, 1, "black Hamburg", "chemicals")
                .truck(1, 1, "Århus-Hamburg", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Würzburg-Crailsheim", "drive 1 Århus-Hamburg");
        assertThat(play.legal()).contains("deliver 1 Denmark").doesNotContain("stop 1");
    }
}
