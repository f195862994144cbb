package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Extra actions that, taken first, bring the money for the main action, and those that cannot. */
class ExtraActionFirstTest {
    @Test
    @Rule({"TURN-4", "CARD-A6"})
    void developingToMoney() {
        Table table = Table.players(2).money(0, 0).hand(0, "orange-A6").development(0, 3);
        Play play = table.turn(0);
        assertThat(play.legal("play")).contains("play orange-A6 build", "play orange-A6 load");
        play.play("play orange-A6 build");
        assertThat(play.legal()).containsExactly("extra develop");
        play.play("extra develop");
        assertThat(play.legal()).as("DM 5 of space 4").containsExactly("build Würzburg-Frankfurt");
        Play tooFar = Table.players(2)
                .money(0, 0)
                .hand(0, "orange-A6")
                .development(0, 4)
                .turn(0);
        assertThat(tooFar.offers("play orange-A6 build")).isFalse();
    }

    @Test
    @Rule({"TURN-4", "CARD-I4", "STN-2"})
    void aStationWhoseTechnologyPays() {
        Table table = Table.players(2)
                .money(0, 0)
                .hand(0, "red-I4")
                .sections("Hamburg-Dortmund")
                .stationsBuilt(0, 2);
        assertThat(table.technologies(0, 0, 0, 1).turn(0).offers("play red-I4 build"))
                .as("without the technology it pays nothing")
                .isFalse();
        Play play = Table.players(2)
                .money(0, 0)
                .hand(0, "red-I4")
                .sections("Hamburg-Dortmund")
                .stationsBuilt(0, 2)
                .technologies(0, 0, 0, 2)
                .turn(0)
                .play("play red-I4 build");
        assertThat(play.legal()).containsExactly("extra station");
        play.play("extra station", "station Dortmund-Hamburg");
        assertThat(play.legal()).containsExactly("build Dortmund-Hamburg", "build Hamburg-København");
    }

    @Test
    @Rule({"TURN-4", "CARD-A1", "TECH-3"})
    void loadingThatDevelopsToMoney() {
        Table table = Table.players(2)
                .money(0, 1)
                .hand(0, "red-A1")
                .links("Köln-Dortmund")
                .development(0, 3);
        assertThat(table.turn(0).offers("play red-A1 upgrade")).isFalse();
        Play play = Table.players(2)
                .money(0, 1)
                .hand(0, "red-A1")
                .links("Köln-Dortmund")
                .development(0, 3)
                .technologies(0, 0, 1, 0)
                .turn(0)
                .play("play red-A1 upgrade");
        assertThat(play.legal()).containsExactly("extra load");
        play.play("extra load", "load red Hamburg 1");
        assertThat(play.legal()).containsExactly("upgrade Köln-Dortmund");
    }

    @Test
    @Rule({"TURN-4", "CARD-YELLOW"})
    void anExtraBuildMayOpenTheDepot() {
        Table table =
                Table.players(2).era(3).money(0, 8).links("Schwerin-Hamburg").sections("Schwerin-Berlin");
        Play play = table.turn(0);
        assertThat(play.legal("play yellow")).contains("play yellow load");
        play.play("play yellow load");
        assertThat(play.legal()).containsExactly("extra build");
        play.play("extra build", "build Berlin-Schwerin");
        assertThat(play.legal()).containsExactly("load yellow Berlin 1");
    }

    @Test
    @Rule({"TURN-4", "TURN-3"})
    void aTileInBetweenMustNotMakeTheMainActionImpossible() {
        Play play = Table.players(2)
                .era(3)
                .money(0, 12 + 10)
                .tiles(0, "build", "dm-5")
                .turn(0)
                .play("play yellow upgrade", "extra build", "build Schwerin-Hamburg");
        assertThat(play.legal())
                .as("the tile's build would cost what the upgrade needs")
                .containsExactly("upgrade Schwerin-Hamburg", "tile build", "tile dm-5");
        play.play("tile build");
        assertThat(play.legal()).as("so it can only be declined").containsExactly("pass");
    }
}
