package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Decision;
import autobahn.engine.Event;
import autobahn.engine.MoneyReason;
import org.junit.jupiter.api.Test;

/** Trucks that pass service stations. */
class PassingStationsTest {
    /** A black card has been played; truck 1 stands on the dual carriageway Hamburg-Hannover and has four steps. */
    private static Table onTheBlackRoad() {
        return Table.players(2)
                .era(2)
                .money(0, 30)
                .upgraded("Hamburg-Hannover")
                .truck(0, 1, "Hamburg-Hannover", "chemicals");
    }

    private static Play driving(Table table) {
        return table.turn(0).play("play black upgrade", "upgrade Würzburg-Crailsheim");
    }

    @Test
    @Rule("MOVE-5")
    void anOwnStationOffersTheBonusesBelowTheStationsBuilt() {
        Play play = driving(onTheBlackRoad().stations(0, "Hannover-BadHersfeld").stationsBuilt(0, 4));
        play.play("drive 1 Hannover-BadHersfeld");
        assertThat(play.decision()).as("not yet passed").isEqualTo(Decision.DRIVE);
        play.play("drive 1 BadHersfeld-Hannover");
        assertThat(play.legal()).containsExactly("bonus 1", "bonus 2", "bonus 3", "bonus 4");
        int money = play.money(0);
        play.play("bonus 3");
        assertThat(play.money(0)).as("the larger amount").isEqualTo(money + 4);
        assertThat(play.legal()).as("and on it goes").contains("drive 1 BadHersfeld-Würzburg", "stop 1");
        assertThat(play.events()).contains(new Event.MoneyGained(0, 4, MoneyReason.OWN_STATION));
    }

    @Test
    @Rule("MOVE-5")
    void bonusesOfOneTurnAreAllDifferent() {
        Play play = driving(onTheBlackRoad().stations(0, "Hannover-BadHersfeld", "BadHersfeld-Würzburg"));
        play.play("drive 1 Hannover-BadHersfeld", "drive 1 BadHersfeld-Hannover", "bonus 1");
        play.play("drive 1 BadHersfeld-Würzburg", "drive 1 Würzburg-BadHersfeld");
        assertThat(play.legal()).containsExactly("bonus 2");
    }

    @Test
    @Rule("MOVE-5")
    void withoutABonusLeftThereIsNone() {
        Play play = driving(onTheBlackRoad()
                .stations(0, "Hannover-BadHersfeld", "BadHersfeld-Würzburg")
                .stationsBuilt(0, 1));
        play.play("drive 1 Hannover-BadHersfeld", "drive 1 BadHersfeld-Hannover", "bonus 1");
        play.play("drive 1 BadHersfeld-Würzburg", "drive 1 Würzburg-BadHersfeld");
        assertThat(play.legal()).containsExactly("end");
    }

    @Test
    @Rule("MOVE-5")
    void eachStationGivesOneBonusATurn() {
        Play play = Table.players(2)
                .stations(0, "Hannover-BadHersfeld")
                .stationsBuilt(0, 5)
                .truck(0, 1, "Hannover-BadHersfeld", "chemicals")
                .tiles(0, "move-2")
                .turn(0)
                .play("tile move-2", "drive 1 BadHersfeld-Hannover", "bonus 1", "stop 1");
        play.play("play black upgrade", "upgrade Würzburg-Crailsheim", "drive 1 Hannover-BadHersfeld");
        assertThat(play.legal())
                .as("back past the same station")
                .contains("stop 1")
                .noneMatch(m -> m.startsWith("bonus"));
    }

    @Test
    @Rule("MOVE-5")
    void passingMeansGoingFromOneSectionOfTheLinkToTheOther() {
        Play play = Table.players(2)
                .stations(0, "Hannover-BadHersfeld")
                .truck(0, 1, "black Hamburg", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Würzburg-Crailsheim")
                .play("drive 1 Hamburg-Hannover", "drive 1 Hannover-BadHersfeld");
        assertThat(play.legal()).as("only reached").containsExactly("end");
    }

    /** Worked example 5, and its figures for every number of stations. */
    @Test
    @Rule("MOVE-7")
    void anOpponentsStationEarnsItsOwnerTheSmallerAmount() {
        int[] earned = {1, 1, 2, 2, 3, 3, 4, 4};
        for (int built = 1; built <= 8; built++) {
            Play play =
                    driving(onTheBlackRoad().stations(1, "Hannover-BadHersfeld").stationsBuilt(1, built));
            int own = play.money(0);
            play.play("drive 1 Hannover-BadHersfeld", "drive 1 BadHersfeld-Hannover");
            assertThat(play.money(1)).as("%d stations", built).isEqualTo(24 + earned[built - 1]);
            assertThat(play.money(0)).isEqualTo(own);
            assertThat(play.decision()).isEqualTo(Decision.DRIVE);
        }
    }

    @Test
    @Rule("MOVE-7")
    void eachTimeItIsPassed() {
        Play play = Table.players(2)
                .stations(1, "Hannover-BadHersfeld")
                .truck(0, 1, "Hannover-BadHersfeld", "chemicals")
                .tiles(0, "move-2")
                .turn(0)
                .play("tile move-2", "drive 1 BadHersfeld-Hannover", "stop 1");
        play.play("play black upgrade", "upgrade Würzburg-Crailsheim", "drive 1 Hannover-BadHersfeld");
        assertThat(play.money(1)).isEqualTo(24 + 1 + 1);
    }

    @Test
    @Rule("MOVE-8")
    void hiringIsOptionalAndNeedsTheMoney() {
        Play play = driving(onTheBlackRoad()
                .office("black", 1, 1, 1)
                .stations(0, "Hannover-BadHersfeld")
                .stationsBuilt(0, 8));
        play.play("drive 1 Hannover-BadHersfeld", "drive 1 BadHersfeld-Hannover", "bonus 8");
        assertThat(play.legal()).containsExactly("hire", "pass");
        int money = play.money(0);
        play.play("hire");
        assertThat(play.money(0)).isEqualTo(money - 10);
        assertThat(play.office("black")).as("by the rules for employees").containsExactly(1, 0, 0);
        assertThat(play.lobby(1)).isEqualTo(2);
        Play poor = driving(onTheBlackRoad()
                .money(0, 8 + 9)
                .stations(0, "Hannover-BadHersfeld")
                .stationsBuilt(0, 8));
        poor.play("drive 1 Hannover-BadHersfeld", "drive 1 BadHersfeld-Hannover", "bonus 8");
        assertThat(poor.decision()).as("DM 9 are left").isEqualTo(Decision.DRIVE);
    }
}
