package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import autobahn.engine.MoneyReason;
import autobahn.engine.edition.Colour;
import org.junit.jupiter.api.Test;

/** Build a road section. */
class BuildTest {
    @Test
    @Rule({"BUILD-1", "TURN-5"})
    void aSectionTouchesTheNetworkAndHasTheColourOfTheCard() {
        Play play = Table.players(2).turn(0).play("play red build");
        assertThat(play.legal()).containsExactly("build Hamburg-Dortmund", "build Hamburg-København");
    }

    @Test
    @Rule("BUILD-1")
    void theOtherSectionOfABegunLinkMayBeBuiltButNoneBeyondIt() {
        Play play = Table.players(2).sections("Hamburg-Dortmund").turn(0).play("play red build");
        assertThat(play.legal()).containsExactly("build Dortmund-Hamburg", "build Hamburg-København");
    }

    @Test
    @Rule("BUILD-1")
    void aCityThatOneSectionTouchesIsEnough() {
        Play play = Table.players(2).links("Dortmund-Hamburg").turn(0).play("play cyan build");
        assertThat(play.legal())
                .containsExactly("build Oberhausen-Dortmund", "build Dortmund-Hannover", "build Hannover-Dortmund");
    }

    @Test
    @Rule("BUILD-1")
    void roadblocksCloseTheEastUntilReunification() {
        Table west = Table.players(2).era(2).money(0, 99).links("Würzburg-Nürnberg");
        Play play = west.turn(0);
        assertThat(play.play("play white build").legal())
                .contains("build Crailsheim-Nürnberg")
                .doesNotContain("build Nürnberg-Praha");
        Play purple = Table.players(2).era(2).turn(0).play("play purple build");
        assertThat(purple.legal()).containsExactly("build BadHersfeld-Frankfurt");
        Play cyan = Table.players(2).era(2).turn(0).play("play cyan build");
        assertThat(cyan.legal()).containsExactly("build Hannover-Dortmund");
        Play east = Table.players(2)
                .era(3)
                .money(0, 99)
                .links("Würzburg-Nürnberg")
                .turn(0)
                .play("play yellow build");
        assertThat(east.legal("build")).containsExactly("build Nürnberg-Jena", "build Schwerin-Hamburg");
    }

    @Test
    @Rule("BUILD-2")
    void costDependsOnTheEraAndTheLengthOfTheLink() {
        int[][] costs = {{6, 4}, {9, 6}, {12, 8}};
        for (int era = 1; era <= 3; era++) {
            Play single =
                    Table.players(2).era(era).money(0, 50).turn(0).play("play black build", "build Århus-Hamburg");
            assertThat(single.money(0)).as("one section, era %d", era).isEqualTo(50 - costs[era - 1][0]);
            Play half = Table.players(2).era(era).money(0, 50).turn(0).play("play red build", "build Hamburg-Dortmund");
            assertThat(half.money(0)).as("half a link, era %d", era).isEqualTo(50 - costs[era - 1][1]);
        }
    }

    @Test
    @Rule({"BUILD-2", "TURN-4"})
    void whatCannotBePaidIsNotOffered() {
        assertThat(Table.players(2).money(0, 3).turn(0).legal("play red build")).isEmpty();
        Play four = Table.players(2).money(0, 4).turn(0).play("play orange build");
        assertThat(four.legal()).containsExactly("build Würzburg-Frankfurt");
        Play six = Table.players(2).money(0, 6).turn(0).play("play orange build");
        assertThat(six.legal()).containsExactly("build Würzburg-Frankfurt", "build Würzburg-Nürnberg");
    }

    @Test
    @Rule({"BUILD-2", "BUILD-3"})
    void theSectionIsPaidBeforeItsSpaceGivesAnything() {
        Table table = Table.players(2).links("Frankfurt-Würzburg").development(0, 3);
        assertThat(table.money(0, 5).turn(0).legal("play purple build"))
                .as("DM 5 of the track come too late for DM 6")
                .hasSize(1);
        Play poor = Table.players(2)
                .links("Frankfurt-Würzburg")
                .development(0, 3)
                .money(0, 5)
                .turn(0)
                .play("play purple build");
        assertThat(poor.legal()).doesNotContain("build Mannheim-Frankfurt");
        Play play = Table.players(2)
                .links("Frankfurt-Würzburg")
                .development(0, 3)
                .money(0, 6)
                .turn(0)
                .play("play purple build", "build Mannheim-Frankfurt");
        assertThat(play.money(0)).isEqualTo(5);
        assertThat(play.events())
                .containsSubsequence(
                        new Event.SectionBuilt(0, "Mannheim-Frankfurt"),
                        new Event.MoneyPaid(0, 6, MoneyReason.SECTION),
                        new Event.Developed(0, 4),
                        new Event.MoneyGained(0, 5, MoneyReason.BONUS),
                        new Event.EmployeeSeated(0, Colour.PURPLE));
    }

    @Test
    @Rule("BUILD-3")
    void aTileOnTheSpaceGoesToTheBuilderOnce() {
        Play play = Table.players(2)
                .links("Oberhausen-Köln", "Köln-Frankfurt", "Frankfurt-Würzburg")
                .tileOn("Amsterdam-Oberhausen", "dm-5")
                .turn(0)
                .play("play orange build", "build Amsterdam-Oberhausen");
        assertThat(play.tiles(0)).containsExactly("dm-5");
        assertThat(play.state().bonusSpaceTiles).containsOnly((byte) 0);
    }

    @Test
    @Rule("BUILD-4")
    void oneEmployeeTakesASeatOfTheAutobahnBuiltOn() {
        Play play = Table.players(2).turn(0).play("play red build", "build Hamburg-Dortmund");
        assertThat(play.office("red")).containsExactly(0);
        assertThat(play.supply(0)).isEqualTo(23);
    }

    @Test
    @Rule("BUILD-4")
    void aTileBuildsOnAnyAutobahnAndSeatsThere() {
        Play play = Table.players(2).tiles(0, "build").turn(0).play("tile build", "build Crailsheim-Nürnberg");
        assertThat(play.office("white")).containsExactly(0);
    }

    @Test
    @Rule({"BUILD-5", "CITY-1"})
    void onlyACompletedLinkRaisesCityValues() {
        Play first = Table.players(2).turn(0).play("play red build", "build Hamburg-Dortmund");
        assertThat(first.value("Hamburg")).isEqualTo(2);
        Play second =
                Table.players(2).sections("Hamburg-Dortmund").turn(0).play("play red build", "build Dortmund-Hamburg");
        assertThat(second.value("Hamburg")).isEqualTo(4);
        assertThat(second.value("Dortmund")).isEqualTo(2);
        assertThat(second.events())
                .contains(new Event.CityValueChanged("Hamburg", 4), new Event.CityValueChanged("Dortmund", 2));
    }
}
