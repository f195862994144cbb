package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Feature;
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

    @Test
    @Rule("TURN-3")
    void uselessTilesStay() {
        Play play = Table.players(2, Readings.without("uselessTilesStay"))
                .tiles(0, "swap", "move-2")
                .turn(0);
        assertThat(play.legal("tile")).containsExactly("tile move-2", "tile swap");
        play.play("tile swap");
        assertThat(play.tiles(0)).as("spent for nothing").containsExactly("move-2");
        Play colour = Table.players(2, Readings.without("uselessTilesStay"))
                .hand(0, "black")
                .tiles(0, "colour")
                .turn(0)
                .play("play black upgrade", "upgrade Hamburg-Hannover");
        assertThat(colour.legal("tile")).hasSize(5);
    }

    @Test
    @Rule("LOAD-3")
    void depotsShared() {
        Table open = Table.players(2).truck(1, 1, "red Hamburg", "chemicals");
        assertThat(open.turn(0).play("play red load").legal()).containsExactly("load red Hamburg 1");
        Edition edition = Readings.without("depotsShared");
        Play taken = Table.players(2, edition)
                .truck(1, 1, "red Hamburg", "chemicals")
                .turn(0);
        assertThat(taken.offers("play red load")).isFalse();
        taken.play("play black load");
        assertThat(taken.legal()).contains("load black Hamburg 1");
        Play own = Table.players(2, edition)
                .truck(0, 1, "red Hamburg", "chemicals")
                .turn(0);
        assertThat(own.play("play red load").legal())
                .as("it makes room for itself")
                .containsExactly("load red Hamburg 1");
        Play second = Table.players(2, edition)
                .technologies(0, 0, 2, 0)
                .truck(0, 1, "red Hamburg", "chemicals")
                .turn(0)
                .play("play red load");
        assertThat(second.legal()).containsExactly("load red Hamburg 1");
    }

    @Test
    @Rule({"LOAD-3", "MOVE-1"})
    void depotOnOneAutobahn() {
        Table table = Table.players(2).truck(0, 1, "red Hamburg", "chemicals");
        assertThat(table.turn(0)
                        .play("play black upgrade", "upgrade Hamburg-Hannover")
                        .legal())
                .containsExactly("end");
        Play play = Table.players(2, Readings.without("depotOnOneAutobahn"))
                .truck(0, 1, "red Hamburg", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Hamburg-Hannover");
        assertThat(play.legal()).as("black runs through Hamburg").containsExactly("drive 1 Hamburg-Hannover", "done");
    }

    @Test
    @Rule("MOVE-5")
    void passingTakesBothSections() {
        Play standard = Table.players(2)
                .stations(1, "Hannover-BadHersfeld")
                .truck(0, 1, "Hamburg-Hannover", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Würzburg-Crailsheim", "drive 1 Hannover-BadHersfeld");
        assertThat(standard.money(1)).isEqualTo(24);
        standard.play("drive 1 BadHersfeld-Hannover");
        assertThat(standard.money(1)).isEqualTo(24 + 1);
        Play other = Table.players(2, Readings.without("passingTakesBothSections"))
                .stations(1, "Hannover-BadHersfeld")
                .truck(0, 1, "Hamburg-Hannover", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Würzburg-Crailsheim", "drive 1 Hannover-BadHersfeld");
        assertThat(other.money(1)).as("as soon as it comes onto the link").isEqualTo(24 + 1);
        other.play("drive 1 BadHersfeld-Hannover");
        assertThat(other.money(1)).as("and not again on it").isEqualTo(24 + 1);
    }

    @Test
    @Rule("BONUS-MOVE")
    void moveUpTo() {
        Play standard = Table.players(2)
                .tiles(0, "move-2")
                .truck(0, 1, "Hamburg-Hannover", "chemicals")
                .turn(0)
                .play("tile move-2", "drive 1 Hannover-BadHersfeld");
        assertThat(standard.legal()).contains("stop 1");
        Play full = Table.players(2, Readings.without("moveUpTo"))
                .tiles(0, "move-2")
                .truck(0, 1, "Hamburg-Hannover", "chemicals")
                .turn(0)
                .play("tile move-2");
        assertThat(full.legal()).as("it may still be declined").contains("pass");
        full.play("drive 1 Hannover-BadHersfeld");
        assertThat(full.legal()).containsExactly("drive 1 Hamburg-Hannover", "drive 1 BadHersfeld-Hannover");
    }

    @Test
    @Rule({"BONUS-MOVE", "SERV-3"})
    void theServicesBoardSaysUpToByItself() {
        Play play = Table.players(2, Readings.without("moveUpTo"), Feature.SERVICES)
                .upgraded("Hannover-BadHersfeld")
                .stations(0, "Hannover-BadHersfeld")
                .truck(0, 1, "Hamburg-Hannover", "chemicals")
                .turn(0)
                .play("play black station", "improve 8 Hannover-BadHersfeld", "drive 1 Hannover-BadHersfeld");
        assertThat(play.legal()).contains("stop 1");
    }

    @Test
    @Rule("BONUS-ANY")
    void bonusesDeclinable() {
        Edition edition = Readings.without("bonusesDeclinable");
        Play gain = Table.players(2, edition).technologies(0, 2, 0, 0).turn(0);
        gain.play("play red unlock", "unlock network 3a red");
        assertThat(gain.legal()).hasSize(5).allMatch(move -> move.startsWith("gain "));
        Play upgrade =
                Table.players(2, edition).technologies(0, 2, 0, 0).money(0, 50).turn(0);
        upgrade.play("play red unlock", "unlock network 3b red");
        assertThat(upgrade.legal()).as("what costs money may be declined").contains("pass");
        Play station = Table.players(2, edition).technologies(0, 0, 0, 2).turn(0);
        station.play("play red unlock", "unlock service 3b red");
        assertThat(station.legal()).allMatch(move -> move.startsWith("station "));
        for (String tile : new String[] {"swap", "load", "replace", "flip"}) {
            Play play = Table.players(2, edition)
                    .played(0, "load", "red")
                    .tiles(0, tile)
                    .turn(0)
                    .play("tile " + tile);
            assertThat(play.legal()).as(tile).isNotEmpty().doesNotContain("pass");
            Play standard = Table.players(2)
                    .played(0, "load", "red")
                    .tiles(0, tile)
                    .turn(0)
                    .play("tile " + tile);
            assertThat(standard.legal()).as(tile).contains("pass");
        }
    }

    @Test
    @Rule({"BONUS-ANY", "WINE-2"})
    void aLoadBonusThatMustBeCarriedOutStillLoadsNoWine() {
        Play play = Table.players(2, Readings.without("bonusesDeclinable"), Feature.WINE)
                .links("Saarbrücken-Mannheim", "Paris-Saarbrücken")
                .tiles(0, "load")
                .turn(0)
                .play("tile load");
        assertThat(play.legal()).allMatch(move -> move.startsWith("load "));
    }
}
