package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Where a card may be played. */
class PlayCardTest {
    @Test
    @Rule("TURN-4")
    void anActionSpaceTakesNoMoreCardsThanItsLimit() {
        Play play = Table.players(2)
                .played(0, "load", "black")
                .played(0, "build", "red", "cyan")
                .turn(0);
        assertThat(play.offers("play white load")).isFalse();
        assertThat(play.offers("play white build")).isTrue();
        Play full = Table.players(2).played(0, "build", "red", "cyan", "black").turn(0);
        assertThat(full.legal()).noneMatch(move -> move.startsWith("play") && move.endsWith("build"));
    }

    @Test
    @Rule({"TURN-4", "BONUS-FLIP", "BONUS-REMOVE"})
    void flippedAndRemovedTilesRaiseTheLimit() {
        Play flipped = Table.players(2)
                .tileLevel(0, "load", 1)
                .played(0, "load", "black")
                .turn(0);
        assertThat(flipped.offers("play white load")).isTrue();
        Play removed = Table.players(2)
                .tileLevel(0, "build", 2)
                .played(0, "build", "black", "red", "cyan", "purple")
                .turn(0);
        assertThat(removed.offers("play white build")).as("5 in all").isTrue();
        Play full = Table.players(2)
                .tileLevel(0, "build", 1)
                .played(0, "build", "black", "red", "cyan", "purple")
                .turn(0);
        assertThat(full.offers("play white build")).as("4 in all").isFalse();
    }

    @Test
    @Rule("TURN-4")
    void aCardNeedsATargetForItsAction() {
        Play play = Table.players(2).tokens(0, "red").turn(0);
        assertThat(play.legal("play black"))
                .containsExactly("play black station", "play black load", "play black upgrade", "play black build");
        assertThat(play.legal("play red")).containsExactly("play red unlock", "play red load", "play red build");
        play.play("play red build");
        assertThat(play.played(0, "build")).containsExactly("red");
        assertThat(play.hand(0)).doesNotContain("red");
    }

    /** The yellow card on the upgrade space when only its extra build completes a link. */
    @Test
    @Rule({"TURN-4", "CARD-YELLOW", "CARD-1"})
    void anExtraBuildMayCompleteTheLinkThatIsThenUpgraded() {
        Play play = Table.players(2).era(3).money(0, 12 + 10).turn(0);
        assertThat(play.offers("play yellow upgrade")).isTrue();
        play.play("play yellow upgrade");
        assertThat(play.legal()).as("the extra action must come first").containsExactly("extra build");
        play.play("extra build");
        assertThat(play.legal()).containsExactly("build Schwerin-Hamburg");
        play.play("build Schwerin-Hamburg");
        assertThat(play.legal()).as("the main action must follow").containsExactly("upgrade Schwerin-Hamburg");
        play.play("upgrade Schwerin-Hamburg");
        assertThat(play.money(0)).isZero();
    }

    @Test
    @Rule("TURN-4")
    void oneMarkTooFewForBothAndTheCardCannotBePlayedSo() {
        assertThat(Table.players(2).era(3).money(0, 21).turn(0).offers("play yellow upgrade"))
                .isFalse();
    }

    @Test
    @Rule("TURN-4")
    void anExtraBuildMayOpenTheSiteOfAStation() {
        Play play = Table.players(2)
                .era(3)
                .money(0, 50)
                .links("Schwerin-Hamburg")
                .turn(0)
                .play("play yellow station", "extra build");
        assertThat(play.legal()).containsExactly("build Schwerin-Berlin");
        play.play("build Schwerin-Berlin");
        assertThat(play.legal()).containsExactly("station Berlin-Schwerin");
    }

    @Test
    @Rule("TURN-4")
    void ofSeveralSectionsOnlyThoseThatOpenTheMainActionMayBeBuiltFirst() {
        Play play = Table.players(2)
                .era(3)
                .money(0, 50)
                .links("Würzburg-Nürnberg", "Schwerin-Hamburg")
                .turn(0)
                .play("play yellow station", "extra build");
        assertThat(play.legal()).as("Nürnberg-Jena would leave no site").containsExactly("build Schwerin-Berlin");
    }

    @Test
    @Rule("TURN-4")
    void anExtraActionMustNotMakeTheMainActionImpossible() {
        Play poor = Table.players(2)
                .era(3)
                .money(0, 12)
                .links("Schwerin-Hamburg")
                .turn(0)
                .play("play yellow upgrade");
        assertThat(poor.legal()).as("DM 12 pay one of the two").containsExactly("upgrade Schwerin-Hamburg");
        Play rich = Table.players(2)
                .era(3)
                .money(0, 18)
                .links("Schwerin-Hamburg")
                .turn(0)
                .play("play yellow upgrade");
        assertThat(rich.legal()).containsExactly("upgrade Schwerin-Hamburg", "extra build");
    }

    @Test
    @Rule("TURN-4")
    void moneyOfAnExtraActionMayPayForTheMainAction() {
        Play play =
                Table.players(2).era(3).money(0, 0).hand(0, "purple-A5").turn(0).play("play purple-A5 build");
        assertThat(play.legal()).containsExactly("extra money");
        play.play("extra money");
        assertThat(play.legal()).containsExactly("build BadHersfeld-Frankfurt", "build BadHersfeld-Jena");
    }

    @Test
    @Rule({"TURN-5", "CARD-A10"})
    void aCardOfSeveralColoursOffersAllOfThem() {
        Play play =
                Table.players(2).era(3).money(0, 50).hand(0, "any-A10").turn(0).play("play any-A10 load");
        assertThat(play.legal())
                .containsExactly(
                        "load red Hamburg 1",
                        "load cyan Hannover 1",
                        "load purple BadHersfeld 1",
                        "load orange Würzburg 1",
                        "load white Crailsheim 1");
    }
}
