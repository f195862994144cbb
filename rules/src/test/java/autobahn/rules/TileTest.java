package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Decision;
import autobahn.engine.Event;
import org.junit.jupiter.api.Test;

/** When bonus tiles may be used. */
class TileTest {
    @Test
    @Rule("TURN-3")
    void beforeTheMainAction() {
        Play play = Table.players(2).tiles(0, "dm-5", "develop-1").turn(0).play("tile dm-5");
        assertThat(play.money(0)).isEqualTo(24 + 5);
        assertThat(play.tiles(0)).as("discarded").containsExactly("develop-1");
        assertThat(play.legal("tile")).as("once a turn").isEmpty();
        assertThat(play.events()).contains(new Event.TileUsed(0, "dm-5"));
        assertThat(play.legal()).as("the main action is still due").contains("funding");
    }

    @Test
    @Rule("TURN-3")
    void afterTheMainActionWhateverItWas() {
        assertThat(Table.players(2).tiles(0, "dm-5").turn(0).play("funding").legal())
                .containsExactly("tile dm-5", "done");
        assertThat(Table.players(2)
                        .played(0, "load", "red")
                        .tiles(0, "dm-5")
                        .turn(0)
                        .play("refresh")
                        .legal())
                .containsExactly("tile dm-5", "done");
        Play card = Table.players(2).tiles(0, "dm-5").turn(0).play("play black upgrade", "upgrade Hamburg-Hannover");
        assertThat(card.legal()).containsExactly("tile dm-5", "done");
        assertThat(card.play("done").legal()).containsExactly("end");
    }

    @Test
    @Rule("TURN-3")
    void betweenTheExtraActionAndTheMainAction() {
        Play play = Table.players(2)
                .era(3)
                .money(0, 60)
                .links("Schwerin-Hamburg")
                .tiles(0, "dm-5")
                .turn(0)
                .play("play yellow upgrade", "extra build", "build Schwerin-Berlin");
        assertThat(play.legal()).containsExactly("upgrade Schwerin-Hamburg", "tile dm-5");
        play.play("tile dm-5", "upgrade Schwerin-Hamburg");
        Play after = Table.players(2)
                .era(3)
                .money(0, 60)
                .links("Schwerin-Hamburg")
                .tiles(0, "dm-5")
                .turn(0)
                .play("play yellow upgrade", "upgrade Schwerin-Hamburg");
        assertThat(after.legal()).containsExactly("extra build", "tile dm-5", "done");
        after.play("tile dm-5");
        assertThat(after.legal()).containsExactly("extra build", "done");
    }

    @Test
    @Rule("TURN-3")
    void notBetweenPlayingACardAndItsAction() {
        Play play = Table.players(2).tiles(0, "dm-5").turn(0).play("play red build");
        assertThat(play.legal("tile")).isEmpty();
    }

    @Test
    @Rule("TURN-3")
    void neitherInPhase1NorWithTheTrucks() {
        Play play = Table.players(2)
                .claimable(0, "Denmark")
                .tiles(0, "dm-5")
                .truck(0, 1, "black Hamburg", "chemicals")
                .turn(0);
        assertThat(play.legal("tile")).isEmpty();
        play.play("no-claim", "play black upgrade", "upgrade Hamburg-Hannover", "done");
        assertThat(play.decision()).isEqualTo(Decision.TRUCKS);
        assertThat(play.legal("tile")).isEmpty();
    }

    @Test
    @Rule({"TURN-3", "BUILD-3"})
    void aConstructionTileMayBeUsedInTheTurnThatBroughtIt() {
        Play play = Table.players(2)
                .tileOn("Århus-Hamburg", "dm-5")
                .turn(0)
                .play("play black build", "build Århus-Hamburg");
        assertThat(play.legal()).containsExactly("tile dm-5", "done");
        play.play("tile dm-5");
        assertThat(play.money(0)).isEqualTo(24 - 6 + 5);
    }

    @Test
    @Rule({"TURN-3", "DELIV-2"})
    void aDeliveryTileWaitsForALaterTurnEvenWhenDeliveredInPhase2() {
        Play play = Table.players(2)
                .links("Århus-Hamburg")
                .truck(0, 1, "Århus-Hamburg", "chemicals")
                .deliveryTiles("Denmark", "dm-5")
                .technologies(0, 0, 0, 2)
                .stationsBuilt(0, 1)
                .turn(0);
        // station technology: the second station's bonus, 'move a truck 1 step', comes with building it
        play.play("play black station", "station Hannover-BadHersfeld");
        play.play("deliver 1 Denmark", "take dm-5");
        assertThat(play.tiles(0)).containsExactly("dm-5");
        assertThat(play.offers("tile dm-5")).isFalse();
        play.endTurn().play("funding", "end");
        assertThat(play.offers("tile dm-5")).isTrue();
    }

    @Test
    @Rule({"TURN-3", "DELIV-2"})
    void anOlderTileOfTheSameKindIsNotHeldBack() {
        Play play = Table.players(2)
                .links("Århus-Hamburg")
                .truck(0, 1, "Århus-Hamburg", "chemicals")
                .deliveryTiles("Denmark", "dm-5")
                .technologies(0, 0, 0, 2)
                .stationsBuilt(0, 1)
                .tiles(0, "dm-5")
                .turn(0);
        play.play("play black station", "station Hannover-BadHersfeld", "deliver 1 Denmark", "take dm-5");
        assertThat(play.tiles(0)).hasSize(2);
        play.play("tile dm-5");
        assertThat(play.tiles(0)).hasSize(1);
    }

    @Test
    @Rule("TURN-3")
    void aTileThatWouldDoNothingIsNotOffered() {
        Play play = Table.players(2).tiles(0, "swap", "move-2").turn(0);
        assertThat(play.legal("tile")).isEmpty();
    }
}
