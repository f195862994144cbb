package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.edition.Edition;
import autobahn.engine.edition.Rulings;
import org.junit.jupiter.api.Test;

/** Every ruling of the base game the other way round, one at a time. What the standard edition plays is tested with its rule. */
class RulingsTest {
    @Test
    @Rule({"MOVE-3", "SOLO-9", "SERV-6"})
    void theTextsHoldWhereARulingDoesNot() {
        Rulings rulings = Editions.standard().rulings();
        assertThat(rulings.noTurningBack()).isFalse();
        assertThat(rulings.autobotOnlyScoredDepartments()).isFalse();
        assertThat(rulings.improvementBringsBonusBelow()).isFalse();
    }

    @Test
    @Rule("TURN-4")
    void extraActionFirst() {
        Table table =
                Table.players(2, Readings.without("extraActionFirst")).era(3).money(0, 50);
        assertThat(table.turn(0).offers("play yellow upgrade")).isFalse();
    }

    @Test
    @Rule("TURN-6")
    void refreshNeedsPlayedCard() {
        Play play = Table.players(2, Readings.without("refreshNeedsPlayedCard")).turn(0);
        assertThat(play.offers("refresh")).isTrue();
        play.play("refresh");
        assertThat(play.money(0)).isEqualTo(24);
    }

    @Test
    @Rule("TURN-7")
    void fundingNeedsEmployee() {
        Table table = Table.players(2, Readings.without("fundingNeedsEmployee")).supply(0, 0);
        Play play = table.lobby(0, 1).turn(0).play("funding");
        assertThat(play.lobby(0)).as("one of the lobby serves").isZero();
        assertThat(play.money(0)).isEqualTo(24 + 12);
        Table nobody =
                Table.players(2, Readings.without("fundingNeedsEmployee")).supply(0, 0);
        assertThat(nobody.turn(0).offers("funding")).isFalse();
    }

    /** The ruling is the views' business; the rules of play stay the same. */
    @Test
    @Rule("TURN-9")
    void openHands() {
        Edition closed = Readings.without("openHands");
        assertThat(closed.rulings().openHands()).isFalse();
        assertThat(Table.players(2, closed).turn(0).legal())
                .isEqualTo(Table.players(2).turn(0).legal());
    }

    @Test
    @Rule("BUILD-2")
    void payBeforeBonus() {
        Table table = Table.players(2, Readings.without("payBeforeBonus"))
                .links("Frankfurt-Würzburg")
                .development(0, 11)
                .technologies(0, 2, 0, 0)
                .money(0, 6 + 4);
        Play play = table.turn(0).play("play purple build", "build Mannheim-Frankfurt");
        assertThat(play.money(0)).as("not paid yet").isEqualTo(10);
        play.play("unlock network 3b extra");
        assertThat(play.legal())
                .as("but the DM 6 are set aside: DM 4 are left to spend")
                .contains("upgrade Hamburg-Hannover")
                .doesNotContain("upgrade Hannover-BadHersfeld");
        play.play("pass");
        assertThat(play.money(0)).isEqualTo(4);
    }

    @Test
    @Rule("EMP-2")
    void returnFewerEmployees() {
        Table table = Table.players(2, Readings.without("returnFewerEmployees")).supply(0, 0);
        Play two = table.lobby(0, 2).turn(0).play("play red build", "build Hamburg-Dortmund");
        assertThat(two.office("red")).isEmpty();
        assertThat(two.legal()).as("the promotion stays").containsExactly("promote finance 1");
        Play three = Table.players(2, Readings.without("returnFewerEmployees"))
                .supply(0, 0)
                .lobby(0, 3)
                .turn(0)
                .play("play red build", "build Hamburg-Dortmund");
        assertThat(three.office("red")).containsExactly(0);
    }

    @Test
    @Rule("MOVE-3")
    void noTurningBack() {
        Play play = Table.players(2, Readings.with("noTurningBack"))
                .truck(0, 1, "Hannover-BadHersfeld", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Würzburg-Crailsheim", "drive 1 BadHersfeld-Hannover");
        assertThat(play.legal()).doesNotContain("drive 1 Hannover-BadHersfeld");
    }

    @Test
    @Rule("DELIV-3")
    void usedGoodsIconPays() {
        Play play = Table.players(2, Readings.without("usedGoodsIconPays"))
                .board(0, 2)
                .links("Århus-Hamburg")
                .claimed(0, "Denmark")
                .truck(0, 1, "Århus-Hamburg", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Würzburg-Crailsheim", "deliver 1 Denmark");
        assertThat(play.money(0)).isEqualTo(24 - 6);
    }
}
