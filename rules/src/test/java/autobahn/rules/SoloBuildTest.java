package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import autobahn.engine.Feature;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where Autobot builds, upgrades and puts stations: each priority in turn is the one that decides. */
class SoloBuildTest {
    private static final String TRUCK = "lets a truck go on to its country";
    private static final String TILE = "holds a bonus tile";
    private static final String NEAREST = "nearest to the black autobahn";
    private static final String HEART = "closest to the heart of the black autobahn";
    private static final String SOUTH = "southernmost, then westernmost";
    private static final String NORTH = "northernmost, then easternmost";

    /** The network of the worked example: orange may go on at Oberhausen, Köln, Frankfurt, Würzburg and Nürnberg. */
    private static Table orange() {
        return Table.solo()
                .links("Dortmund-Hannover", "Oberhausen-Dortmund", "Frankfurt-BadHersfeld", "Würzburg-Nürnberg")
                .colours("orange", "black")
                .tasks(1);
    }

    private static List<String> built(Play play) {
        return play.events(Event.SectionBuilt.class).stream()
                .filter(event -> event.seat() == 1)
                .map(Event.SectionBuilt::section)
                .toList();
    }

    @Test
    @Rule("SOLO-4")
    void exampleATruckOnItsWayToAmsterdamGoesFirst() {
        Play play = orange().tileOn("Amsterdam-Oberhausen", "develop-1")
                .autobotTruck(1, "Oberhausen-Dortmund", "chemicals", "Netherlands")
                .turn(1);
        assertThat(built(play)).containsExactly("Amsterdam-Oberhausen");
        assertThat(play.decider("build")).isEqualTo(TRUCK);
    }

    @Test
    @Rule("SOLO-4")
    void aTruckGoesBeforeATile() {
        Play play = orange().links("Köln-Dortmund")
                .sections("Nürnberg-Wien")
                .tileOn("Wien-Nürnberg", "develop-1")
                .autobotTruck(1, "Oberhausen-Dortmund", "chemicals", "Netherlands")
                .turn(1);
        assertThat(built(play)).containsExactly("Amsterdam-Oberhausen");
        assertThat(play.decider("build")).isEqualTo(TRUCK);
    }

    @Test
    @Rule("SOLO-4")
    void ofTwoTrucksTheCountryHigherOnTheBoardDecides() {
        Play play = orange().autobotTruck(1, "Würzburg-Nürnberg", "chemicals", "Austria")
                .autobotTruck(2, "Oberhausen-Dortmund", "chemicals", "Netherlands")
                .turn(1);
        assertThat(built(play)).containsExactly("Amsterdam-Oberhausen");
    }

    @Test
    @Rule("SOLO-4")
    void exampleWithoutTheTruckTheTileDecides() {
        Play play = orange().tileOn("Amsterdam-Oberhausen", "develop-1").turn(1);
        assertThat(built(play)).containsExactly("Amsterdam-Oberhausen");
        assertThat(play.decider("build")).isEqualTo(TILE);
        assertThat(play.development(1)).isEqualTo(1);
    }

    @Test
    @Rule("SOLO-4")
    void exampleThenWestOfWuerzburgBecauseItIsNearest() {
        Play play = orange().links("Amsterdam-Oberhausen").turn(1);
        assertThat(built(play)).containsExactly("Würzburg-Frankfurt");
        assertThat(play.decider("build")).isEqualTo(NEAREST);
        assertThat(play.office("orange")).containsExactly(1);
    }

    @Test
    @Rule("SOLO-4")
    void exampleThenSouthOfNuernbergRatherThanEastOfFrankfurt() {
        Play play = orange().links("Amsterdam-Oberhausen")
                .sections("Würzburg-Frankfurt")
                .turn(1);
        assertThat(built(play)).containsExactly("Nürnberg-Wien");
        assertThat(play.decider("build")).isEqualTo(SOUTH);
        assertThat(play.events(Event.AutobotChose.class).getFirst().priorities().getFirst())
                .isEqualTo(new Event.AutobotChose.Priority(NEAREST, List.of("Frankfurt-Würzburg", "Nürnberg-Wien")));
    }

    @Test
    @Rule("SOLO-4")
    void theCompassTurnsInTheThirdEra() {
        assertThat(built(orange().era(2)
                        .links("Amsterdam-Oberhausen")
                        .sections("Würzburg-Frankfurt")
                        .turn(1)))
                .containsExactly("Nürnberg-Wien");
        Play third = orange().era(3)
                .links("Amsterdam-Oberhausen")
                .sections("Würzburg-Frankfurt")
                .turn(1);
        assertThat(built(third)).containsExactly("Frankfurt-Würzburg");
        assertThat(third.decider("build")).isEqualTo(NORTH);
    }

    @Test
    @Rule({"SOLO-4", "SOLO-1"})
    void itNeverPays() {
        Play play = orange().turn(1);
        assertThat(play.money(1)).isZero();
        assertThat(play.events(Event.MoneyPaid.class)).isEmpty();
    }

    @Test
    @Rule("SOLO-4")
    void aDevelopSpaceMovesItsToken() {
        Play play = Table.solo()
                .links("Dortmund-Hannover")
                .colours("red", "black")
                .tasks(1)
                .links("Dortmund-Hamburg", "Hamburg-København")
                .turn(1);
        assertThat(built(play)).containsExactly("Köln-Dortmund");
        assertThat(play.development(1)).isEqualTo(1);
    }

    /** Every black road is built, so that a build task upgrades. */
    private static Table black() {
        return Table.solo()
                .links("Århus-Hamburg", "Crailsheim-Milano")
                .colours("black", "red")
                .tasks(1);
    }

    @Test
    @Rule("SOLO-4")
    void exampleOnBlackItUpgradesBadHersfeldWuerzburg() {
        Play play = black().turn(1);
        assertThat(play.chose("upgrade")).containsExactly("BadHersfeld-Würzburg");
        assertThat(play.upgraded("BadHersfeld-Würzburg")).isTrue();
        assertThat(play.decider("upgrade")).isEqualTo(SOUTH);
        assertThat(play.office("black")).containsExactly(0, 1, 1);
    }

    @Test
    @Rule("SOLO-4")
    void upgradingInTheThirdEraLooksNorth() {
        Play play = black().era(3).turn(1);
        assertThat(play.chose("upgrade")).containsExactly("Hannover-BadHersfeld");
        assertThat(play.decider("upgrade")).isEqualTo(NORTH);
    }

    @Test
    @Rule("SOLO-4")
    void itUpgradesNearestToBlackThenNearestToBadHersfeld() {
        Table purple = Table.solo()
                .links("Basel-Mannheim", "Mannheim-Frankfurt", "Frankfurt-BadHersfeld")
                .colours("purple", "red")
                .tasks(1);
        Play nearest = purple.turn(1);
        assertThat(nearest.chose("upgrade")).containsExactly("Frankfurt-BadHersfeld");
        assertThat(nearest.decider("upgrade")).isEqualTo(NEAREST);
        Play heart = Table.solo()
                .links("Basel-Mannheim", "Mannheim-Frankfurt")
                .upgraded("Frankfurt-BadHersfeld")
                .colours("purple", "red")
                .tasks(1)
                .turn(1);
        assertThat(heart.chose("upgrade")).containsExactly("Mannheim-Frankfurt");
        assertThat(heart.decider("upgrade")).isEqualTo(HEART);
    }

    @Test
    @Rule("SOLO-4")
    void itBuildsAsLongAsItCan() {
        Play play = Table.solo().colours("black", "red").tasks(1).turn(1);
        assertThat(built(play)).containsExactly("Crailsheim-Milano");
        assertThat(play.state().upgraded).isZero();
    }

    @Test
    @Rule({"SOLO-4", "TRAF-7"})
    void aTrafficTokenGoesBeforeAllElse() {
        Play play = Table.solo(Feature.TRAFFIC)
                .links("Århus-Hamburg", "Crailsheim-Milano")
                .traffic("Crailsheim-Milano")
                .colours("black", "red")
                .tasks(1)
                .turn(1);
        assertThat(play.chose("upgrade")).containsExactly("Crailsheim-Milano");
        assertThat(play.decider("upgrade")).isEqualTo("holds a traffic token");
        assertThat(play.state().seats[1].trafficTokens).isEqualTo(1);
        assertThat(play.traffic()).isEmpty();
    }

    private static Table station(String colour) {
        return Table.solo().colours(colour, "black").tasks(7);
    }

    @Test
    @Rule("SOLO-4")
    void stationsNearestToBlack() {
        Play play = station("orange")
                .links("Würzburg-Nürnberg")
                .sections("Frankfurt-Würzburg", "Würzburg-Frankfurt", "Nürnberg-Wien")
                .turn(1);
        assertThat(play.chose("station")).containsExactly("Frankfurt-Würzburg");
        assertThat(play.decider("station")).isEqualTo(NEAREST);
    }

    @Test
    @Rule("SOLO-4")
    void stationsByTheCompass() {
        Play first =
                station("red").sections("Hamburg-Dortmund", "Hamburg-København").turn(1);
        assertThat(first.chose("station")).containsExactly("Dortmund-Hamburg");
        assertThat(first.decider("station")).isEqualTo(SOUTH);
        Play third = station("red")
                .era(3)
                .sections("Hamburg-Dortmund", "Hamburg-København")
                .turn(1);
        assertThat(third.chose("station")).containsExactly("Hamburg-København");
        assertThat(third.decider("station")).isEqualTo(NORTH);
    }

    @Test
    @Rule({"SOLO-4", "SOLO-9"})
    void exampleCyanInTheThirdEraAndTheSixthStationPromotes() {
        Play play = station("cyan")
                .era(3)
                .sections("Hannover-Magdeburg", "Hannover-Dortmund")
                .stationsBuilt(1, 5)
                .lobby(1, 1)
                .turn(1);
        assertThat(play.chose("station")).containsExactly("Hannover-Magdeburg");
        assertThat(play.floors(1)).containsExactly("service 1");
    }

    @Test
    @Rule("SOLO-4")
    void blackStationsStandAroundBadHersfeld() {
        Table first = station("black").sections("Crailsheim-Milano");
        Play play = first.turn(1);
        assertThat(play.chose("station")).containsExactly("BadHersfeld-Würzburg");
        assertThat(play.decider("station")).isEqualTo(SOUTH);
        assertThat(play.events(Event.AutobotChose.class)
                        .getFirst()
                        .priorities()
                        .getFirst()
                        .name())
                .isEqualTo(HEART);
        Play third = station("black").era(3).sections("Crailsheim-Milano").turn(1);
        assertThat(third.chose("station")).containsExactly("Hannover-BadHersfeld");
        assertThat(third.decider("station")).isEqualTo(NORTH);
        Play last = station("black")
                .sections("Crailsheim-Milano")
                .stations(0, "Hannover-BadHersfeld", "BadHersfeld-Würzburg")
                .turn(1);
        assertThat(last.chose("station")).containsExactly("Crailsheim-Milano");
    }

    @Test
    @Rule("SOLO-4")
    void theBonusBelowAStationIsItsOwn() {
        Play first = station("black").turn(1);
        assertThat(first.development(1)).isEqualTo(1);
        Play second = station("black").stationsBuilt(1, 1).turn(1);
        assertThat(second.office("black")).containsExactly(0, 1, 1);
        Play fourth = station("black").stationsBuilt(1, 3).turn(1);
        assertThat(fourth.chose("upgrade")).containsExactly("BadHersfeld-Würzburg");
    }

    @Test
    @Rule("SOLO-4")
    void eastGermanyIsClosedToStationsBeforeReunification() {
        Play play = station("cyan").tasks(7, 1).turn(1);
        assertThat(play.queue()).containsExactly(7);
        assertThat(built(play)).containsExactly("Hannover-Dortmund");
    }
}
