package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import org.junit.jupiter.api.Test;

/** Upgrade a link. */
class UpgradeTest {
    @Test
    @Rule({"UPG-1", "TURN-5"})
    void completeSingleCarriagewaysOfTheColourMayBeUpgraded() {
        Play play = Table.players(2)
                .money(0, 50)
                .upgraded("Hamburg-Hannover")
                .sections("Crailsheim-Milano")
                .turn(0)
                .play("play black upgrade");
        assertThat(play.legal())
                .containsExactly(
                        "upgrade Hannover-BadHersfeld", "upgrade BadHersfeld-Würzburg", "upgrade Würzburg-Crailsheim");
    }

    @Test
    @Rule({"UPG-1", "TURN-4"})
    void withoutACompleteLinkThereIsNoUpgrade() {
        assertThat(Table.players(2).sections("Hamburg-Dortmund").turn(0).offers("play red upgrade"))
                .isFalse();
    }

    @Test
    @Rule({"UPG-1", "UPG-2", "UPG-3"})
    void bothSectionsAtOnceForTwiceTheCostAndOneEmployee() {
        Play play = Table.players(2).turn(0).play("play black upgrade", "upgrade Hannover-BadHersfeld");
        assertThat(play.money(0)).isEqualTo(24 - 12);
        assertThat(play.upgraded("Hannover-BadHersfeld")).isTrue();
        assertThat(play.office("black")).containsExactly(0, 1, 0);
        assertThat(play.value("Hannover")).isEqualTo(4);
        assertThat(play.value("Bad Hersfeld")).isEqualTo(4);
        assertThat(play.value("Hamburg")).isEqualTo(2);
        assertThat(play.events()).contains(new Event.CityValueChanged("Hannover", 4));
    }

    @Test
    @Rule("UPG-2")
    void costPerSectionByEra() {
        int[] costs = {6, 8, 10};
        for (int era = 1; era <= 3; era++) {
            Play play = Table.players(2)
                    .era(era)
                    .money(0, 50)
                    .turn(0)
                    .play("play black upgrade", "upgrade Hamburg-Hannover");
            assertThat(play.money(0)).isEqualTo(50 - costs[era - 1]);
        }
    }

    @Test
    @Rule({"UPG-2", "TURN-4"})
    void theWholeCostMustBeThere() {
        assertThat(Table.players(2).money(0, 5).turn(0).offers("play black upgrade"))
                .isFalse();
        Play eleven = Table.players(2).money(0, 11).turn(0).play("play black upgrade");
        assertThat(eleven.legal()).containsExactly("upgrade Hamburg-Hannover", "upgrade Würzburg-Crailsheim");
        Play twelve = Table.players(2).money(0, 12).turn(0).play("play black upgrade");
        assertThat(twelve.legal()).hasSize(4);
    }

    @Test
    @Rule({"UPG-2", "TECH-3"})
    void technologyTakesTwoMarksOffEachSection() {
        Play play = Table.players(2)
                .technologies(0, 2, 0, 0)
                .money(0, 8)
                .turn(0)
                .play("play black upgrade", "upgrade Hannover-BadHersfeld");
        assertThat(play.money(0)).isZero();
    }

    @Test
    @Rule("UPG-3")
    void aFullOfficeMovesUpByOneHoweverLongTheLink() {
        Play play = Table.players(2)
                .office("black", 1, 0, 1)
                .turn(0)
                .play("play black upgrade", "upgrade Hannover-BadHersfeld");
        assertThat(play.office("black")).containsExactly(0, 1, 0);
        assertThat(play.lobby(1)).isEqualTo(1);
        assertThat(play.lobby(0)).isZero();
    }
}
