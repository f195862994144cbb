package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import org.junit.jupiter.api.Test;

/** Build a service station. */
class StationTest {
    @Test
    @Rule("STN-1")
    void onABegunLinkOfTwoSectionsOfTheColourForNothing() {
        Play play = Table.players(2)
                .money(0, 0)
                .sections("Crailsheim-Milano")
                .turn(0)
                .play("play black station");
        assertThat(play.legal())
                .containsExactly(
                        "station Hannover-BadHersfeld", "station BadHersfeld-Würzburg", "station Crailsheim-Milano");
        play.play("station Crailsheim-Milano");
        assertThat(play.money(0)).isZero();
        assertThat(play.events()).contains(new Event.StationBuilt(0, "Crailsheim-Milano", 1));
    }

    @Test
    @Rule("STN-1")
    void notOnAnUnbuiltLinkNorOnOneSectionNorWhereOneStands() {
        assertThat(Table.players(2).turn(0).offers("play red station"))
                .as("Dortmund-Hamburg is not begun")
                .isFalse();
        Play play = Table.players(2).stations(1, "Hannover-BadHersfeld").turn(0).play("play black station");
        assertThat(play.legal()).containsExactly("station BadHersfeld-Würzburg");
    }

    @Test
    @Rule("STN-1")
    void stationsComeFromTheLeftAndThereAreEight() {
        Play play =
                Table.players(2).stationsBuilt(0, 7).turn(0).play("play black station", "station Hannover-BadHersfeld");
        assertThat(play.events()).contains(new Event.StationBuilt(0, "Hannover-BadHersfeld", 8));
        assertThat(Table.players(2).stationsBuilt(0, 8).turn(0).offers("play black station"))
                .isFalse();
    }

    @Test
    @Rule("STN-2")
    void buildingGivesNoBonus() {
        Play play =
                Table.players(2).stationsBuilt(0, 2).turn(0).play("play black station", "station Hannover-BadHersfeld");
        assertThat(play.money(0)).isEqualTo(24);
        assertThat(play.development(0)).isZero();
    }

    @Test
    @Rule({"STN-2", "TECH-3"})
    void technologyGivesTheBonusBelowInTheLargerAmount() {
        Play play = Table.players(2)
                .technologies(0, 0, 0, 2)
                .stationsBuilt(0, 2)
                .turn(0)
                .play("play black station", "station Hannover-BadHersfeld");
        assertThat(play.money(0)).isEqualTo(24 + 4);
        assertThat(play.development(0)).as("and develops 1").isEqualTo(1);
    }

    @Test
    @Rule({"STN-2", "MOVE-8"})
    void theEighthSeatsAnEmployeeOnTheStationsAutobahnForTenMarks() {
        Play play = Table.players(2)
                .technologies(0, 0, 0, 2)
                .stationsBuilt(0, 7)
                .sections("Hamburg-Dortmund")
                .turn(0)
                .play("play red station", "station Dortmund-Hamburg");
        assertThat(play.legal()).containsExactly("hire", "pass");
        play.play("hire");
        assertThat(play.office("red")).containsExactly(0);
        assertThat(play.money(0)).isEqualTo(14);
    }
}
