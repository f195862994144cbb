package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import autobahn.engine.Feature;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The first priority of building: every section that lets a truck of Autobot come nearer to its destination. */
class SoloApproachTest {
    private static final String TRUCK = "lets a truck go on to its country";

    /** Orange may go on at Oberhausen, Köln, Frankfurt, Würzburg and Nürnberg. */
    private static Table orange() {
        return Table.solo()
                .links("Dortmund-Hannover", "Oberhausen-Dortmund", "Frankfurt-BadHersfeld", "Würzburg-Nürnberg")
                .colours("orange", "black")
                .tasks(1);
    }

    private static List<Event.AutobotChose.Priority> priorities(Play play) {
        return play.events(Event.AutobotChose.class).getFirst().priorities();
    }

    private static Event.AutobotChose.Priority truck(String... left) {
        return new Event.AutobotChose.Priority(TRUCK, List.of(left));
    }

    @Test
    @Rule("SOLO-4")
    void allSectionsThatBringItNearerStayAndTheNextPriorityDecides() {
        Play play = orange().autobotTruck(1, "cyan Hannover", "automotive", "France")
                .turn(1);
        assertThat(priorities(play))
                .as("two ways to Köln, each one section nearer to Paris")
                .startsWith(truck("Oberhausen-Köln", "Köln-Frankfurt"));
        assertThat(play.chose("build")).containsExactly("Köln-Frankfurt");
        assertThat(play.decider("build")).isEqualTo("nearest to the black autobahn");
    }

    @Test
    @Rule("SOLO-4")
    void whereverInTheNetworkTheTruckStands() {
        for (String place : List.of("black Crailsheim", "Oberhausen-Dortmund", "Würzburg-Nürnberg")) {
            Play play = orange().autobotTruck(1, place, "automotive", "France").turn(1);
            assertThat(priorities(play)).startsWith(truck("Oberhausen-Köln", "Köln-Frankfurt"));
        }
    }

    @Test
    @Rule("SOLO-4")
    void aSectionThatBringsItNoNearerIsNothingToTheTruck() {
        Play play = Table.solo()
                .colours("orange", "black")
                .tasks(1)
                .autobotTruck(1, "black Hannover", "automotive", "Netherlands")
                .turn(1);
        assertThat(play.decider("build"))
                .as("from Hannover there are four sections to Amsterdam, from west of Würzburg as well")
                .isEqualTo("southernmost, then westernmost");
        assertThat(play.chose("build")).containsExactly("Würzburg-Nürnberg");
    }

    @Test
    @Rule("SOLO-4")
    void aTruckThatCanReachItsCountryWantsNoOtherRoadThere() {
        Table red = Table.solo().colours("red", "black").tasks(1);
        Play reached = red.links("Århus-Hamburg")
                .autobotTruck(1, "black Hannover", "automotive", "Denmark")
                .turn(1);
        assertThat(priorities(reached)).noneMatch(p -> p.name().equals(TRUCK));
        assertThat(reached.chose("build")).containsExactly("Hamburg-Dortmund");
        Play open = Table.solo()
                .colours("black", "red")
                .tasks(1)
                .autobotTruck(1, "black Hannover", "automotive", "Denmark")
                .turn(1);
        assertThat(open.chose("build")).containsExactly("Århus-Hamburg");
        assertThat(open.decider("build")).isEqualTo(TRUCK);
    }

    @Test
    @Rule("SOLO-4")
    void ofTwoTrucksAllSectionsOfTheHigherCountryStay() {
        Play play = orange().autobotTruck(1, "Würzburg-Nürnberg", "chemicals", "Austria")
                .autobotTruck(2, "cyan Hannover", "automotive", "France")
                .turn(1);
        assertThat(priorities(play)).startsWith(truck("Oberhausen-Köln", "Köln-Frankfurt"));
        Play alone = orange().autobotTruck(1, "Würzburg-Nürnberg", "chemicals", "Austria")
                .turn(1);
        assertThat(alone.chose("build")).containsExactly("Nürnberg-Wien");
        assertThat(alone.decider("build")).isEqualTo(TRUCK);
    }

    @Test
    @Rule("SOLO-4")
    void aHigherCountryForWhichNothingCanBeDoneNowLeavesItToTheOther() {
        Play play = orange().autobotTruck(1, "Würzburg-Nürnberg", "chemicals", "Austria")
                .autobotTruck(2, "black Hannover", "automotive", "Denmark")
                .turn(1);
        assertThat(play.chose("build")).containsExactly("Nürnberg-Wien");
    }

    @Test
    @Rule("SOLO-4")
    void aSectionMayAlsoJoinRoadsThatTheTruckCouldNotReach() {
        Play play = Table.solo()
                .links("Oberhausen-Köln")
                .sections("Würzburg-Frankfurt", "Frankfurt-Würzburg")
                .colours("orange", "black")
                .tasks(1)
                .autobotTruck(1, "black Hannover", "automotive", "Netherlands")
                .turn(1);
        assertThat(priorities(play)).startsWith(truck("Köln-Frankfurt"));
    }

    /** Wine for Magdeburg. */
    private static Table wine() {
        return Table.solo(Feature.WINE)
                .era(3)
                .links("Würzburg-Nürnberg", "Nürnberg-Wien")
                .wineCard(0, "Italy")
                .wineCard(1, "Austria")
                .autobotWine()
                .truck(1, 1, "Wien-Nürnberg", "wine")
                .colours("cyan", "black")
                .tasks(1);
    }

    @Test
    @Rule({"SOLO-4", "WINE-7"})
    void wineComesAfterAllCountries() {
        Play alone = wine().turn(1);
        assertThat(alone.chose("build")).containsExactly("Hannover-Magdeburg");
        assertThat(alone.decider("build")).isEqualTo(TRUCK);
        Play second = wine().autobotTruck(2, "black Hannover", "automotive", "Netherlands")
                .turn(1);
        assertThat(second.chose("build")).containsExactly("Hannover-Dortmund");
        assertThat(second.decider("build")).isEqualTo(TRUCK);
    }
}
