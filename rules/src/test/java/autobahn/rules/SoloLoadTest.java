package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import org.junit.jupiter.api.Test;

/** What Autobot loads, where, and for which country. */
class SoloLoadTest {
    private static Table load(String colour) {
        return Table.solo().colours(colour, "white").tasks(5).board(1, 3);
    }

    private static String depot(Play play) {
        return play.events(Event.TruckLoaded.class).getFirst().depot();
    }

    @Test
    @Rule("SOLO-5")
    void exampleAarhusFirstWithAutomotiveGoodsFromHannover() {
        Play play = load("black")
                .links("Århus-Hamburg", "Hannover-Dortmund", "Dortmund-Oberhausen", "Amsterdam-Oberhausen")
                .deliveryTiles("Denmark", "develop-1")
                .deliveryTiles("Netherlands", "develop-1")
                .turn(1);
        assertThat(play.heading(1)).isEqualTo("Denmark");
        assertThat(play.decider("deliver to")).isEqualTo("uppermost on the delivery board");
        assertThat(depot(play)).isEqualTo("black Hannover");
        assertThat(play.decider("load at")).isEqualTo("nearest to the country");
    }

    @Test
    @Rule("SOLO-5")
    void aConnectedCountryComesFirst() {
        Play play = load("black")
                .links("Hannover-Dortmund", "Dortmund-Oberhausen", "Amsterdam-Oberhausen")
                .deliveryTiles("Denmark", "develop-1")
                .turn(1);
        assertThat(play.heading(1)).isEqualTo("Netherlands");
        assertThat(play.decider("deliver to")).isEqualTo("connected to the network");
    }

    @Test
    @Rule("SOLO-5")
    void thenACountryWithATile() {
        Play play = load("black")
                .links("Århus-Hamburg", "Hannover-Dortmund", "Dortmund-Oberhausen", "Amsterdam-Oberhausen")
                .deliveryTiles("Netherlands", "develop-1")
                .turn(1);
        assertThat(play.heading(1)).isEqualTo("Netherlands");
        assertThat(play.decider("deliver to")).isEqualTo("holds a bonus tile");
    }

    @Test
    @Rule("SOLO-5")
    void thenTheFewestSectionsLeftToBuild() {
        Play play = load("black").delivered(1, "Denmark").turn(1);
        assertThat(play.heading(1)).isEqualTo("Italy");
        assertThat(play.decider("deliver to")).isEqualTo("fewest sections left to build");
        assertThat(depot(play)).isEqualTo("black Crailsheim");
    }

    @Test
    @Rule("SOLO-5")
    void equallyNearDepotsGoByTheCompass() {
        Play south = load("black")
                .board(1, 2)
                .delivered(1, "Denmark", "Netherlands", "Switzerland", "Italy", "Austria")
                .turn(1);
        assertThat(south.heading(1)).isEqualTo("France");
        assertThat(depot(south)).isEqualTo("black Würzburg");
        assertThat(south.decider("load at")).isEqualTo("southernmost, then westernmost");
        Play north = load("black")
                .era(3)
                .board(1, 2)
                .delivered(1, "Denmark", "Netherlands", "France", "Switzerland", "Italy", "Austria", "CzechRepublic")
                .turn(1);
        assertThat(north.heading(1)).isEqualTo("Poland");
        assertThat(depot(north)).isEqualTo("black Hannover");
        assertThat(north.decider("load at")).isEqualTo("northernmost, then easternmost");
    }

    @Test
    @Rule("SOLO-5")
    void otherColoursLoadAtTheirDepotForACountryThatWantsTheGoods() {
        Play play = load("red").turn(1);
        assertThat(depot(play)).isEqualTo("red Hamburg");
        assertThat(play.heading(1)).isEqualTo("Netherlands");
        Play next = load("red").delivered(1, "Netherlands").turn(1);
        assertThat(next.heading(1)).isEqualTo("Switzerland");
    }

    @Test
    @Rule("SOLO-5")
    void noCountryLeftForTheGoodsAndTheTaskWaits() {
        Play play = load("red")
                .tasks(5, 1)
                .delivered(1, "Netherlands", "Switzerland")
                .turn(1);
        assertThat(play.queue()).containsExactly(5);
        Play third = load("red")
                .era(3)
                .tasks(5, 1)
                .delivered(1, "Netherlands", "Switzerland")
                .turn(1);
        assertThat(third.heading(1)).isEqualTo("CzechRepublic");
    }

    @Test
    @Rule("SOLO-5")
    void aCountryUnderDeliveryIsNotChosenAgain() {
        Play play = load("red")
                .autobotTruck(1, "black Würzburg", "chemicals", "Netherlands")
                .turn(1);
        assertThat(play.heading(2)).isEqualTo("Switzerland");
    }

    @Test
    @Rule("SOLO-5")
    void withBothTrucksOutItCannotLoad() {
        Play play = load("red")
                .tasks(5, 1)
                .autobotTruck(1, "black Würzburg", "chemicals", "Netherlands")
                .autobotTruck(2, "black Hannover", "automotive", "Denmark")
                .turn(1);
        assertThat(play.queue()).containsExactly(5);
        assertThat(play.events(Event.TruckRecalled.class)).isEmpty();
    }

    /** Berlin, Milano and Paris are connected; Basel is not. */
    private static Table pharmaceuticals(String colour) {
        return load(colour)
                .era(3)
                .links("Hannover-Magdeburg", "Magdeburg-Berlin", "Crailsheim-Milano")
                .links("Crailsheim-Mannheim", "Mannheim-Saarbrücken", "Saarbrücken-Paris");
    }

    @Test
    @Rule("SOLO-5")
    void cyanAndYellowLoadPharmaceuticalsInTheThirdEra() {
        Play cyan = pharmaceuticals("cyan").turn(1);
        assertThat(depot(cyan)).isEqualTo("cyan Berlin");
        assertThat(cyan.heading(1)).isEqualTo("Italy");
        Play yellow = pharmaceuticals("yellow").turn(1);
        assertThat(depot(yellow)).isEqualTo("yellow Berlin");
        Play second = load("cyan").era(2).turn(1);
        assertThat(depot(second)).isEqualTo("cyan Hannover");
    }

    @Test
    @Rule("SOLO-5")
    void pharmaceuticalsGoClockwiseFromAustria() {
        assertThat(pharmaceuticals("cyan")
                        .links("Crailsheim-Nürnberg", "Nürnberg-Wien")
                        .turn(1)
                        .heading(1))
                .isEqualTo("Austria");
        assertThat(pharmaceuticals("cyan").pharmaceuticals("Italy").turn(1).heading(1))
                .isEqualTo("France");
        assertThat(pharmaceuticals("cyan").delivered(1, "Italy").turn(1).heading(1))
                .as("countries that had other goods count all the same")
                .isEqualTo("Italy");
        assertThat(pharmaceuticals("cyan")
                        .autobotTruck(1, "yellow Berlin", "pharmaceuticals", "Italy")
                        .turn(1)
                        .heading(2))
                .isEqualTo("France");
        assertThat(pharmaceuticals("cyan")
                        .tasks(5, 1)
                        .pharmaceuticals("Italy", "France")
                        .turn(1)
                        .queue())
                .containsExactly(5);
    }

    @Test
    @Rule("SOLO-5")
    void withoutBerlinCyanLoadsNothingInTheThirdEra() {
        Play play = load("cyan").era(3).tasks(5, 1).links("Crailsheim-Milano").turn(1);
        assertThat(play.queue()).containsExactly(5);
    }

    @Test
    @Rule("SOLO-5")
    void exampleAfterMilanoSkippingBaselParis() {
        Play play = pharmaceuticals("cyan")
                .autobotTruck(1, "Berlin-Magdeburg", "pharmaceuticals", "Italy")
                .truck(0, 1, "Milano-Crailsheim", "pharmaceuticals")
                .turn(0)
                .play("play black upgrade", "upgrade Hamburg-Hannover");
        assertThat(play.heading(1)).isEqualTo("Italy");
        play.play("deliver 1 Italy");
        assertThat(play.heading(1)).isEqualTo("France");
    }

    @Test
    @Rule({"SOLO-5", "SOLO-8"})
    void itsFirstPharmaceuticalsEarnTheCountrysBonus() {
        Play play = pharmaceuticals("red")
                .tasks(1)
                .lobby(1, 1)
                .autobotTruck(1, "Milano-Crailsheim", "pharmaceuticals", "Italy")
                .turn(1);
        assertThat(play.delivered(1)).containsExactly("Italy");
        assertThat(play.floors(1)).as("two promotions").containsExactly("network 2");
        assertThat(play.development(1)).isZero();
        Play late = pharmaceuticals("red")
                .tasks(1)
                .lobby(1, 1)
                .pharmaceuticals("Italy")
                .autobotTruck(1, "Milano-Crailsheim", "pharmaceuticals", "Italy")
                .turn(1);
        assertThat(late.delivered(1)).containsExactly("Italy");
        assertThat(late.floors(1)).isEmpty();
    }
}
