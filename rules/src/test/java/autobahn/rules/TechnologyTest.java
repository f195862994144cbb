package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Decision;
import org.junit.jupiter.api.Test;

/** Unlock technology. */
class TechnologyTest {
    @Test
    @Rule("TECH-1")
    void theTokenOfTheColourGoesToTheLowestLockOfAColumn() {
        Play play = Table.players(2).technologies(0, 0, 1, 2).turn(0).play("play red unlock");
        assertThat(play.legal())
                .containsExactly(
                        "unlock network 1 red", "unlock trade 2 red", "unlock service 3a red", "unlock service 3b red");
        play.play("unlock network 1 red");
        play.endTurn().play("funding", "end");
        assertThat(play.offers("play red unlock")).as("each token once").isFalse();
    }

    @Test
    @Rule("TECH-1")
    void blackHasNoTokenAndThirdLevelLocksComeInEitherOrder() {
        assertThat(Table.players(2).turn(0).offers("play black unlock")).isFalse();
        Play play = Table.players(2)
                .technologies(0, 2, 0, 0)
                .money(0, 0)
                .turn(0)
                .play("play red unlock", "unlock network 3b red")
                .endTurn()
                .play("funding", "end", "refresh");
        assertThat(play.state().seats[0].technologies).isEqualTo(0b1011);
        Play next = Table.players(2).technologies(0, 3, 4, 0).turn(0).play("play cyan unlock");
        assertThat(next.legal()).containsExactly("unlock network 3b cyan", "unlock service 1 cyan");
    }

    @Test
    @Rule("TECH-2")
    void oneOffActionsComeAtOnceMayBeDeclinedAndLapseIfImpossible() {
        Play upgrade =
                Table.players(2).technologies(0, 2, 0, 0).turn(0).play("play red unlock", "unlock network 3b red");
        assertThat(upgrade.legal("upgrade")).hasSize(4);
        assertThat(upgrade.offers("pass")).isTrue();
        upgrade.play("upgrade Hannover-BadHersfeld");
        assertThat(upgrade.money(0)).as("at cost, DM 2 less a section").isEqualTo(24 - 8);
        Play poor = Table.players(2)
                .technologies(0, 2, 0, 0)
                .money(0, 3)
                .turn(0)
                .play("play red unlock", "unlock network 3b red");
        assertThat(poor.legal()).containsExactly("end");
        Play gain = Table.players(2).technologies(0, 2, 0, 0).turn(0).play("play red unlock", "unlock network 3a red");
        assertThat(gain.legal()).hasSize(6).contains("gain red-I1", "pass");
    }

    @Test
    @Rule("TECH-2")
    void loadAnywhereThenMoveTwoSteps() {
        Play play =
                Table.players(2).technologies(0, 0, 2, 0).turn(0).play("play white unlock", "unlock trade 3b white");
        assertThat(play.legal("load"))
                .as("every depot in reach, with either truck")
                .hasSize(20);
        play.play("load black Hamburg 1");
        assertThat(play.development(0)).as("develops on loading (TECH-3)").isEqualTo(1);
        play.play("drive 1 Hamburg-Hannover", "drive 1 Hannover-BadHersfeld");
        assertThat(play.legal()).as("two steps, and no white truck to move").containsExactly("end");
        assertThat(play.truck(0, 1)).isEqualTo("Hannover-BadHersfeld");
    }

    @Test
    @Rule({"TECH-2", "MOVE-1"})
    void theTruckLoadedByTechnologyMovesAgainInPhase3() {
        Play play = Table.players(2)
                .technologies(0, 0, 2, 0)
                .turn(0)
                .play("play white unlock", "unlock trade 3b white", "load white Crailsheim 1", "pass");
        assertThat(play.decision()).isEqualTo(Decision.TRUCKS);
        play.play("drive 1 Würzburg-Crailsheim", "drive 1 Würzburg-BadHersfeld");
        assertThat(play.legal()).containsExactly("end");
    }

    @Test
    @Rule("TECH-3")
    void eachTimeHoldsForTilesBonusesAndTechnology() {
        Play tile = Table.players(2)
                .technologies(0, 1, 1, 1)
                .tiles(0, "upgrade")
                .turn(0)
                .play("tile upgrade", "upgrade Hamburg-Hannover");
        assertThat(tile.development(0)).isEqualTo(1);
        Play load = Table.players(2)
                .technologies(0, 1, 1, 1)
                .tiles(0, "load")
                .turn(0)
                .play("tile load", "load white Crailsheim 1");
        assertThat(load.development(0)).isEqualTo(1);
        Play station = Table.players(2)
                .technologies(0, 0, 0, 2)
                .turn(0)
                .play("play red unlock", "unlock service 3b red", "station Hannover-BadHersfeld");
        assertThat(station.development(0)).isEqualTo(1);
        assertThat(station.money(0)).as("and the first station's DM 2").isEqualTo(26);
        Play none = Table.players(2).tiles(0, "upgrade").turn(0).play("tile upgrade", "upgrade Hamburg-Hannover");
        assertThat(none.development(0)).isZero();
    }

    @Test
    @Rule("TECH-4")
    void theThirdFirstTechnologyReplacesACard() {
        Play second = Table.players(2).technologies(0, 1, 0, 0).turn(0).play("play red unlock", "unlock trade 1 red");
        assertThat(second.legal()).as("two of three").containsExactly("end");
        Play third = Table.players(2).technologies(0, 1, 4, 0).turn(0).play("play red unlock", "unlock service 1 red");
        assertThat(third.legal("replace")).hasSize(6 * 5);
    }

    @Test
    @Rule("TECH-4")
    void theThirdSecondTechnologyPromotesAndFartherOnesGiveNoRow() {
        Play play = Table.players(2)
                .technologies(0, 2, 1, 2)
                .lobby(0, 1)
                .turn(0)
                .play("play red unlock", "unlock trade 2 red");
        assertThat(play.legal("promote")).hasSize(4);
        Play beyond = Table.players(2)
                .technologies(0, 3, 3, 2)
                .lobby(0, 1)
                .turn(0)
                .play("play red unlock", "unlock service 3a red", "pass");
        assertThat(beyond.legal()).containsExactly("end");
    }

    @Test
    @Rule("TECH-4")
    void aFirstTechnologyBelowSecondOnesGivesTheFirstRowOnly() {
        Play play = Table.players(2)
                .technologies(0, 2, 2, 0)
                .lobby(0, 1)
                .turn(0)
                .play("play red unlock", "unlock service 1 red");
        assertThat(play.legal("replace")).isNotEmpty();
        assertThat(play.play("pass").legal()).containsExactly("end");
    }

    @Test
    @Rule("TECH-5")
    void theSecondTruckIsUsableFromNowOn() {
        Play play = Table.players(2)
                .technologies(0, 0, 1, 0)
                .truck(0, 1, "black Hamburg", "chemicals")
                .tiles(0, "load")
                .turn(0)
                .play("play red unlock", "unlock trade 2 red", "tile load");
        assertThat(play.legal("load")).hasSize(20).contains("load black Hamburg 1", "load black Hamburg 2");
    }

    @Test
    @Rule({"TECH-6", "BONUS-PROMOTE"})
    void levelsOpenFloorsAndTheThirdNeedsBothLocks() {
        Table table = Table.players(2).lobby(0, 1).floors(0, "network 1", "trade 2", "service 2");
        Play play = table.technologies(0, 2, 3, 4).tiles(0, "promote").turn(0).play("tile promote");
        assertThat(play.legal())
                .containsExactly(
                        "promote network 2",
                        "promote trade 1",
                        "promote service 1",
                        "promote service 3",
                        "promote finance 1");
    }

    @Test
    @Rule("TECH-6")
    void financeNeedsNoTechnology() {
        Play play = Table.players(2)
                .lobby(0, 1)
                .floors(0, "finance 2")
                .tiles(0, "promote")
                .turn(0)
                .play("tile promote");
        assertThat(play.legal()).containsExactly("promote finance 1", "promote finance 3");
    }

    @Test
    @Rule("TECH-7")
    void anUnlockBonusSpendsAnExtraToken() {
        Play play = Table.players(2).board(0, 1).claimable(0, "Denmark").turn(0).play("claim Denmark");
        assertThat(play.legal())
                .containsExactly("unlock network 1 extra", "unlock trade 1 extra", "unlock service 1 extra", "pass");
        play.play("unlock trade 1 extra");
        assertThat(play.state().seats[0].extraTokens).isEqualTo(2);
        assertThat(Integer.bitCount(play.state().seats[0].tokens)).isEqualTo(6);
    }

    @Test
    @Rule("TECH-7")
    void withoutAnExtraTokenNothingHappens() {
        Play play = Table.players(2)
                .extraTokens(0, 0)
                .board(0, 1)
                .claimable(0, "Denmark")
                .turn(0)
                .play("claim Denmark");
        assertThat(play.decision()).isEqualTo(Decision.ACTION);
        assertThat(play.state().seats[0].technologies).isZero();
    }
}
