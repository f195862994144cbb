package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import autobahn.engine.Feature;
import autobahn.engine.edition.Colour;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Yellow cards and cards of several colours in Autobot's colour deck. */
class SoloYellowTest {
    private static Table yellow(int... tasks) {
        return Table.solo().era(3).colours("yellow", "black").tasks(tasks).board(1, 3);
    }

    private static List<String> built(Play play) {
        return play.events(Event.SectionBuilt.class).stream()
                .filter(event -> event.seat() == 1)
                .map(Event.SectionBuilt::section)
                .toList();
    }

    @Test
    @Rule("SOLO-12")
    void theExtraSectionMakesTheLoadViable() {
        Play play = yellow(5)
                .links("BadHersfeld-Jena", "Jena-Dresden", "Crailsheim-Milano")
                .turn(1);
        assertThat(built(play)).containsExactly("Berlin-Dresden");
        assertThat(play.events(Event.TruckLoaded.class).getFirst().depot()).isEqualTo("yellow Berlin");
        assertThat(play.heading(1)).isEqualTo("Italy");
        assertThat(play.queue()).isEmpty();
    }

    @Test
    @Rule("SOLO-12")
    void theExtraSectionMakesTheStationViable() {
        Play play = yellow(7).links("BadHersfeld-Jena").turn(1);
        assertThat(built(play)).containsExactly("Jena-Berlin");
        assertThat(play.chose("station")).containsExactly("Jena-Berlin");
    }

    @Test
    @Rule("SOLO-12")
    void ifItIsViableAnywayTheExtraSectionGoesByTheUsualPriorities() {
        Play play = yellow(7).links("BadHersfeld-Jena").sections("Jena-Berlin").turn(1);
        assertThat(built(play)).containsExactly("Schwerin-Hamburg");
        assertThat(play.decider("build")).isEqualTo("nearest to the black autobahn");
        assertThat(play.chose("station")).containsExactly("Jena-Berlin");
    }

    @Test
    @Rule("SOLO-12")
    void whatNoExtraSectionMakesViableWaits() {
        Play play = yellow(7, 1).turn(1);
        assertThat(play.queue()).containsExactly(7);
        assertThat(play.tasksUsed()).contains(1);
    }

    @Test
    @Rule("SOLO-12")
    void aBuildTaskBuildsTwoSectionsThatReachANewCity() {
        Play play = yellow(1)
                .links("Schwerin-Hamburg", "BadHersfeld-Jena", "Würzburg-Nürnberg")
                .turn(1);
        assertThat(built(play)).containsExactly("Schwerin-Berlin", "Berlin-Schwerin");
        assertThat(play.office("yellow")).containsExactly(1, 1);
    }

    @Test
    @Rule("SOLO-12")
    void theTwoSectionsNeedNotTouchOneAnother() {
        Play play = yellow(1)
                .links("BadHersfeld-Jena", "Würzburg-Nürnberg", "Hannover-Magdeburg", "Magdeburg-Berlin")
                .sections("Schwerin-Berlin", "Hamburg-Schwerin")
                .turn(1);
        assertThat(built(play)).containsExactly("Nürnberg-Jena", "Berlin-Dresden");
    }

    @Test
    @Rule("SOLO-12")
    void withoutANewCityItBuildsTheBestTwo() {
        Play play = yellow(1)
                .links("Schwerin-Hamburg", "BadHersfeld-Jena", "Würzburg-Nürnberg", "Jena-Dresden")
                .links("Hannover-Magdeburg", "Magdeburg-Berlin", "Berlin-Warszawa")
                .turn(1);
        assertThat(built(play)).containsExactly("Schwerin-Berlin", "Nürnberg-Jena");
    }

    @Test
    @Rule("SOLO-12")
    void withOneSectionLeftTheMainActionUpgrades() {
        Play play = yellow(1)
                .links("Schwerin-Hamburg", "Berlin-Schwerin", "Jena-Berlin", "Nürnberg-Jena", "Berlin-Dresden")
                .turn(1);
        assertThat(built(play)).containsExactly("Dresden-Warszawa");
        assertThat(play.chose("upgrade")).hasSize(1);
    }

    @Test
    @Rule("SOLO-12")
    void otherExtrasOfACardAreIgnored() {
        Play play = yellow(7)
                .colours("yellow-A8", "black")
                .links("BadHersfeld-Jena")
                .lobby(1, 1)
                .turn(1);
        assertThat(built(play)).containsExactly("Jena-Berlin");
        assertThat(play.floors(1)).isEmpty();
    }

    @Test
    @Rule("SOLO-12")
    void aCardOfFiveColoursTriesThemInOrder() {
        Play build = yellow(1).colours("any-A10", "black").turn(1);
        assertThat(build.bot().colour).isEqualTo(Colour.RED.ordinal());
        Play station = yellow(7)
                .colours("any-A10", "black")
                .sections("BadHersfeld-Frankfurt", "Crailsheim-Mannheim")
                .turn(1);
        assertThat(station.bot().colour).isEqualTo(Colour.PURPLE.ordinal());
        assertThat(station.chose("station")).containsExactly("Frankfurt-BadHersfeld");
    }

    @Test
    @Rule({"SOLO-12", "STRETCH-TWO"})
    void soDoesACardOfTwoColours() {
        Play play = Table.solo(Feature.TWO_COLOURED_CARDS)
                .era(3)
                .colours("white/red-I4", "black")
                .tasks(7)
                .sections("Crailsheim-Mannheim")
                .turn(1);
        assertThat(play.bot().colour).isEqualTo(Colour.WHITE.ordinal());
        Play first = Table.solo(Feature.TWO_COLOURED_CARDS)
                .era(3)
                .colours("white/red-I4", "black")
                .tasks(1)
                .turn(1);
        assertThat(first.bot().colour).isEqualTo(Colour.RED.ordinal());
    }
}
