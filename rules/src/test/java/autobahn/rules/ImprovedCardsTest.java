package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import org.junit.jupiter.api.Test;

/** Improved cards, and what holds for the extra actions of all cards. */
class ImprovedCardsTest {
    @Test
    @Rule({"CARD-I1", "CARD-1"})
    void i1DevelopsAtOnceForItsMainAction() {
        Play play = Table.players(2).hand(0, "red-I1").turn(0).play("play red-I1 build");
        assertThat(play.legal("extra")).isEmpty();
        play.play("build Hamburg-Dortmund");
        assertThat(play.development(0)).as("not optional").isEqualTo(1);
        assertThat(play.legal()).containsExactly("end");
    }

    @Test
    @Rule({"CARD-I1", "BUILD-3"})
    void i1DevelopsAfterAllThatTheSectionBrings() {
        Play play = Table.players(2)
                .links("Dortmund-Hamburg")
                .development(0, 3)
                .hand(0, "red-I1")
                .money(0, 6)
                .turn(0)
                .play("play red-I1 build", "build Köln-Dortmund");
        assertThat(play.events(Event.Developed.class))
                .as("the space's step, then the card's")
                .containsExactly(new Event.Developed(0, 4), new Event.Developed(0, 5));
        assertThat(play.office("red")).containsExactly(0);
        assertThat(play.money(0)).as("DM 5 on space 4").isEqualTo(5);
    }

    @Test
    @Rule({"CARD-I1", "CARD-1"})
    void i1IsOnlyForBuildingWithIt() {
        Play load = Table.players(2).hand(0, "red-I1").turn(0).play("play red-I1 load", "load red Hamburg 1");
        assertThat(load.development(0)).isZero();
        Play tile = Table.players(2)
                .hand(0, "red-I1")
                .tiles(0, "build")
                .turn(0)
                .play("play red-I1 load", "load red Hamburg 1", "tile build", "build Hamburg-Dortmund");
        assertThat(tile.development(0))
                .as("a tile's section is not the card's action")
                .isZero();
    }

    @Test
    @Rule("CARD-I2")
    void i2DevelopsOncePerSectionUpgraded() {
        Table table =
                Table.players(2).links("Dortmund-Hamburg", "Köln-Dortmund").hand(0, "red-I2");
        Play two = table.turn(0).play("play red-I2 upgrade", "upgrade Dortmund-Hamburg");
        assertThat(two.development(0)).isEqualTo(2);
        Play one = Table.players(2)
                .links("Dortmund-Hamburg", "Köln-Dortmund")
                .hand(0, "red-I2")
                .turn(0)
                .play("play red-I2 upgrade", "upgrade Köln-Dortmund");
        assertThat(one.development(0)).isEqualTo(1);
        Play build = Table.players(2).hand(0, "red-I2").turn(0).play("play red-I2 build", "build Hamburg-Dortmund");
        assertThat(build.legal("extra")).isEmpty();
    }

    @Test
    @Rule("CARD-I3")
    void i3GivesTheLoadedTruckOneMoreStep() {
        Play play = Table.players(2)
                .hand(0, "red-I3")
                .turn(0)
                .play("play red-I3 load", "load red Hamburg 1")
                .play("drive 1 Hamburg-Hannover", "drive 1 Hannover-BadHersfeld", "drive 1 BadHersfeld-Hannover");
        assertThat(play.legal()).containsExactly("end");
    }

    @Test
    @Rule("CARD-I3")
    void i3HoldsForNoOtherTruckAndNoOtherAction() {
        Play other = Table.players(2)
                .hand(0, "red-I3")
                .truck(0, 1, "red Hamburg", "chemicals")
                .technologies(0, 0, 2, 0)
                .turn(0)
                .play("play red-I3 load", "load red Hamburg 2")
                .play("drive 1 Hamburg-Hannover", "drive 1 Hannover-BadHersfeld");
        assertThat(other.legal("drive 1")).as("two steps for truck 1").isEmpty();
        Play build = Table.players(2)
                .hand(0, "red-I3")
                .truck(0, 1, "red Hamburg", "chemicals")
                .turn(0)
                .play("play red-I3 build", "build Hamburg-Dortmund")
                .play("drive 1 Hamburg-Hannover", "drive 1 Hannover-BadHersfeld");
        assertThat(build.legal()).containsExactly("end");
    }

    @Test
    @Rule("CARD-I3")
    void aTruckReassignedAfterwardsHasLostTheStep() {
        Play play = Table.players(2)
                .hand(0, "red-I3")
                .tiles(0, "load")
                .turn(0)
                .play("play red-I3 load", "load red Hamburg 1", "tile load", "load red Hamburg 1")
                .play("drive 1 Hamburg-Hannover", "drive 1 Hannover-BadHersfeld");
        assertThat(play.legal()).containsExactly("end");
    }

    @Test
    @Rule({"CARD-I4", "CARD-1"})
    void i4AlsoBuildsAStationOnItsColourBeforeOrAfter() {
        Table table = Table.players(2).sections("Hamburg-Dortmund").hand(0, "red-I4");
        Play before = table.turn(0).play("play red-I4 build");
        assertThat(before.legal()).contains("extra station");
        before.play("extra station");
        assertThat(before.legal()).containsExactly("station Dortmund-Hamburg");
        before.play("station Dortmund-Hamburg", "build Dortmund-Hamburg");
        assertThat(before.legal()).containsExactly("end");
        Play after = Table.players(2).hand(0, "red-I4").turn(0).play("play red-I4 build", "build Hamburg-Dortmund");
        assertThat(after.legal()).containsExactly("extra station", "done");
    }

    @Test
    @Rule({"CARD-I4", "TURN-4"})
    void i4TwoStationsNeedTwoSites() {
        Play play = Table.players(2)
                .sections("Hamburg-Dortmund")
                .hand(0, "red-I4")
                .turn(0)
                .play("play red-I4 station");
        assertThat(play.legal())
                .as("the extra station must not take the only site")
                .containsExactly("station Dortmund-Hamburg");
        Play two = Table.players(2)
                .sections("Hamburg-Dortmund", "Hamburg-København")
                .hand(0, "red-I4")
                .turn(0)
                .play("play red-I4 station", "station Dortmund-Hamburg", "extra station");
        assertThat(two.legal()).containsExactly("station Hamburg-København");
    }

    @Test
    @Rule({"CARD-TWO", "CARD-1"})
    void aTwoColouredCardIsBothColours() {
        Play play = Table.players(2)
                .era(3)
                .money(0, 50)
                .hand(0, "red/cyan-I4")
                .truck(0, 1, "cyan Hannover", "automotive")
                .truck(0, 2, "red Hamburg", "chemicals")
                .turn(0)
                .play("play red/cyan-I4 build");
        assertThat(play.legal("build"))
                .containsExactly(
                        "build Hamburg-Dortmund",
                        "build Hamburg-København",
                        "build Hannover-Dortmund",
                        "build Hannover-Magdeburg");
        play.play("build Hamburg-Dortmund", "extra station");
        assertThat(play.legal()).containsExactly("station Dortmund-Hamburg");
        play.play("station Dortmund-Hamburg");
        assertThat(play.legal()).anyMatch(m -> m.startsWith("drive 1")).anyMatch(m -> m.startsWith("drive 2"));
    }
}
