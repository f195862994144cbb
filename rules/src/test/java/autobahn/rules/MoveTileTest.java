package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import org.junit.jupiter.api.Test;

/** When a 'move truck' tile is of use, and what trucks in depots do not block. */
class MoveTileTest {
    private static Table tile() {
        return Table.players(2).tiles(0, "move-2");
    }

    @Test
    @Rule({"BONUS-MOVE", "TURN-3"})
    void itNeedsALoadedTruckOnTheBoardThatCanMove() {
        assertThat(tile().turn(0).offers("tile move-2")).isFalse();
        assertThat(tile().truck(0, 1, "black Hamburg", "chemicals").turn(0).offers("tile move-2"))
                .isTrue();
        assertThat(tile().truck(0, 2, "black Hamburg", "chemicals").turn(0).offers("tile move-2"))
                .isTrue();
    }

    @Test
    @Rule({"BONUS-MOVE", "MOVE-4"})
    void notWhenEverySectionInReachIsTaken() {
        Table table = tile().truck(0, 1, "black Hamburg", "chemicals")
                .truck(1, 1, "Hamburg-Hannover", "chemicals")
                .truck(1, 2, "Hannover-BadHersfeld", "chemicals");
        assertThat(table.turn(0).offers("tile move-2")).isFalse();
        Table three = Table.players(2)
                .tiles(0, "move-2")
                .truck(0, 1, "black Hamburg", "chemicals")
                .truck(1, 1, "Hamburg-Hannover", "chemicals");
        assertThat(three.turn(0).offers("tile move-2"))
                .as("two steps lead past one truck")
                .isTrue();
    }

    @Test
    @Rule({"BONUS-MOVE", "DELIV-1"})
    void aDeliveryAloneIsEnough() {
        Play play = tile().links("Århus-Hamburg")
                .truck(0, 1, "Århus-Hamburg", "chemicals")
                .truck(1, 1, "Hamburg-Hannover", "chemicals")
                .truck(1, 2, "Hannover-BadHersfeld", "chemicals")
                .turn(0);
        assertThat(play.offers("tile move-2")).isTrue();
        assertThat(play.play("tile move-2").legal())
                .as("there and back is no way out of it: two steps end where it stands")
                .containsExactly("drive 1 Hamburg-Hannover", "deliver 1 Denmark", "pass");
        play.play("drive 1 Hamburg-Hannover");
        assertThat(play.legal()).containsExactly("drive 1 Århus-Hamburg");
    }

    @Test
    @Rule({"LOAD-3", "MOVE-4"})
    void aTruckInADepotTakesNoSection() {
        Play play = tile().links("Saarbrücken-Köln", "Köln-Dortmund", "Dortmund-Hamburg")
                .truck(0, 1, "Köln-Dortmund", "chemicals")
                .truck(1, 1, "black Hamburg", "chemicals")
                .turn(0)
                .play("tile move-2");
        assertThat(play.legal()).containsExactly("drive 1 Saarbrücken-Köln", "drive 1 Dortmund-Hamburg", "pass");
        play.play("drive 1 Saarbrücken-Köln");
        assertThat(play.events()).contains(new Event.TruckMoved(0, 1, "Saarbrücken-Köln"));
    }
}
