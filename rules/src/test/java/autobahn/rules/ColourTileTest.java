package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Decision;
import autobahn.engine.Event;
import autobahn.engine.edition.Colour;
import org.junit.jupiter.api.Test;

/** A tile gives the card of this turn another colour, before it is played or later in phase 2 (BONUS-COLOUR, TURN-3). */
class ColourTileTest {
    @Test
    @Rule("BONUS-COLOUR")
    void whenACardIsPlayedItsActionFollowsTheNewColour() {
        Play play = Table.players(2).hand(0, "black").tiles(0, "colour").turn(0).play("play black build");
        assertThat(play.legal("build")).containsExactly("build Århus-Hamburg", "build Crailsheim-Milano");
        assertThat(play.legal("tile")).contains("tile colour red");
        play.play("tile colour red");
        assertThat(play.events()).contains(new Event.CardColourChanged(0, "black", Colour.RED));
        assertThat(play.legal())
                .as("red instead of black")
                .containsExactly("build Hamburg-Dortmund", "build Hamburg-København");
    }

    @Test
    @Rule({"BONUS-COLOUR", "TURN-4"})
    void notToAColourInWhichItsActionWouldBeImpossible() {
        Play play = Table.players(2).hand(0, "black").tiles(0, "colour").turn(0).play("play black upgrade");
        assertThat(play.legal("tile")).as("only black links are complete").isEmpty();
    }

    @Test
    @Rule("BONUS-COLOUR")
    void laterInPhase2TrucksFollowTheNewColour() {
        Play play = Table.players(2)
                .hand(0, "black")
                .tiles(0, "colour")
                .links("Dortmund-Hamburg")
                .truck(0, 1, "Hamburg-Dortmund", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Hamburg-Hannover");
        assertThat(play.legal()).containsExactly("tile colour red", "done");
        play.play("tile colour red");
        assertThat(play.legal("drive 1")).isNotEmpty();
        assertThat(play.office("black")).as("what was done before stays").containsExactly(0, 1, 0);
    }

    @Test
    @Rule("BONUS-COLOUR")
    void andNoLongerItsOwnColour() {
        Play play = Table.players(2)
                .technologies(0, 0, 2, 0)
                .hand(0, "black")
                .tiles(0, "colour")
                .links("Dortmund-Hamburg")
                .truck(0, 1, "Hamburg-Dortmund", "chemicals")
                .truck(0, 2, "Hamburg-Hannover", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Würzburg-Crailsheim", "tile colour red");
        assertThat(play.legal("drive 1")).isNotEmpty();
        assertThat(play.legal("drive 2")).isEmpty();
    }

    @Test
    @Rule({"BONUS-COLOUR", "CARD-1"})
    void laterInPhase2ExtraActionsFollowTheNewColour() {
        Play play = Table.players(2)
                .hand(0, "red-I4")
                .tiles(0, "colour")
                .turn(0)
                .play("play red-I4 load", "load red Hamburg 1");
        assertThat(play.legal("extra")).as("no red station can be built").isEmpty();
        assertThat(play.legal("tile")).as("nor one of these").isEmpty();
        Play cyan = Table.players(2)
                .hand(0, "red-I4")
                .tiles(0, "colour")
                .sections("Hannover-Dortmund")
                .turn(0)
                .play("play red-I4 load", "load red Hamburg 1");
        assertThat(cyan.legal()).containsExactly("tile colour cyan", "done");
        cyan.play("tile colour cyan", "extra station");
        assertThat(cyan.legal()).containsExactly("station Dortmund-Hannover");
    }

    @Test
    @Rule({"BONUS-COLOUR", "TURN-3"})
    void betweenAnExtraActionAndTheMainOneOrTheOtherWayRound() {
        Play play = Table.players(2)
                .hand(0, "red-I4")
                .tiles(0, "colour")
                .sections("Hamburg-Dortmund", "Hannover-Dortmund")
                .turn(0)
                .play("play red-I4 build", "extra station", "station Dortmund-Hamburg");
        assertThat(play.legal()).contains("tile colour cyan");
        play.play("tile colour cyan");
        assertThat(play.legal()).containsExactly("build Dortmund-Hannover");
    }

    @Test
    @Rule({"BONUS-COLOUR", "TURN-3"})
    void notWhereItWouldDoNothing() {
        Play plain = Table.players(2).hand(0, "black").tiles(0, "colour").turn(0);
        plain.play("play black upgrade", "upgrade Hamburg-Hannover");
        assertThat(plain.legal()).as("neither an extra action nor a truck").containsExactly("end");
        Play any = Table.players(2)
                .era(3)
                .hand(0, "any-A10")
                .tiles(0, "colour")
                .truck(0, 1, "red Hamburg", "chemicals")
                .turn(0)
                .play("play any-A10 load", "load red Hamburg 1");
        assertThat(any.legal("tile")).as("it is red already").isEmpty();
        Play refreshed = Table.players(2)
                .played(0, "load", "red")
                .tiles(0, "colour")
                .turn(0)
                .play("refresh");
        assertThat(refreshed.legal()).as("no card is played").containsExactly("end");
    }

    @Test
    @Rule({"BONUS-COLOUR", "TURN-3"})
    void notOncePhase2IsOver() {
        Play play = Table.players(2)
                .hand(0, "black")
                .tiles(0, "colour")
                .technologies(0, 0, 2, 0)
                .links("Dortmund-Hamburg")
                .truck(0, 1, "black Hamburg", "chemicals")
                .truck(0, 2, "Hamburg-Dortmund", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Hamburg-Hannover", "done");
        assertThat(play.decision()).isEqualTo(Decision.TRUCKS);
        assertThat(play.legal("tile")).isEmpty();
    }

    @Test
    @Rule({"BONUS-COLOUR", "TURN-8"})
    void itLastsUntilTheTurnEnds() {
        Play play = Table.players(2)
                .hand(0, "black")
                .tiles(0, "colour")
                .links("Dortmund-Hamburg")
                .truck(0, 1, "Hamburg-Dortmund", "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Hamburg-Hannover", "tile colour red", "done", "end")
                .play("funding", "end");
        assertThat(play.offers("play black upgrade"))
                .as("taken back as the hand was empty")
                .isTrue();
        play.play("play black upgrade", "upgrade Würzburg-Crailsheim");
        assertThat(play.legal()).as("black again").containsExactly("end");
    }
}
