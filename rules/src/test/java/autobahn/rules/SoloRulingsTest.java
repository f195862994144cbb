package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Event;
import autobahn.engine.Feature;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Both readings of every ruling about Autobot. */
class SoloRulingsTest {
    private static final Edition STANDARD = Editions.standard();
    private static final String NEAREST = "nearest to the black autobahn";
    private static final String SOUTH = "southernmost, then westernmost";
    private static final String NORTH = "northernmost, then easternmost";

    private static List<String> way(Play play) {
        return play.events(Event.TruckMoved.class).stream()
                .map(Event.TruckMoved::section)
                .toList();
    }

    /** Tiles at Amsterdam and Wien; Nürnberg is reached by way of Jena only, two sections farther than on the map. */
    private static Table tiles(Edition edition) {
        return Table.solo(edition)
                .era(3)
                .links("BadHersfeld-Jena", "Nürnberg-Jena", "Oberhausen-Dortmund")
                .sections("Nürnberg-Wien")
                .tileOn("Amsterdam-Oberhausen", "dm-5")
                .tileOn("Wien-Nürnberg", "dm-5")
                .colours("orange", "black")
                .tasks(1);
    }

    @Test
    @Rule("SOLO-4")
    void autobotDistanceOnMap() {
        Play map = tiles(STANDARD).links("Dortmund-Hannover").turn(1);
        assertThat(map.chose("build")).as("2 sections to Würzburg").startsWith("Wien-Nürnberg");
        assertThat(map.decider("build")).isEqualTo(NEAREST);
        Edition built = Readings.without("autobotDistanceOnMap");
        Play roads = tiles(built).links("Dortmund-Hannover").turn(1);
        assertThat(roads.chose("build")).as("3 to Hannover, not 4 by Jena").startsWith("Amsterdam-Oberhausen");
        assertThat(roads.decider("build")).isEqualTo(NEAREST);
        Play island = tiles(built).turn(1);
        assertThat(island.chose("build"))
                .as("no built way from Oberhausen: the map's 3")
                .startsWith("Amsterdam-Oberhausen");
    }

    @Test
    @Rule("SOLO-4")
    void autobotDistanceOnMapForUpgradesAndStations() {
        for (boolean map : List.of(true, false)) {
            Edition edition = map ? STANDARD : Readings.without("autobotDistanceOnMap");
            Play upgrade = Table.solo(edition)
                    .links("Frankfurt-BadHersfeld", "Köln-Frankfurt", "Köln-Dortmund", "Saarbrücken-Köln")
                    .sectionsBuilt(46)
                    .colours("red", "black")
                    .tasks(1)
                    .turn(1);
            assertThat(upgrade.chose("upgrade"))
                    .as("Dortmund is two sections from Hannover, but reached by Frankfurt only")
                    .containsExactly(map ? "Köln-Dortmund" : "Saarbrücken-Köln");
            Play station = Table.solo(edition)
                    .era(3)
                    .links("BadHersfeld-Jena", "Jena-Berlin")
                    .sections("Berlin-Schwerin")
                    .sectionsBuilt(46)
                    .colours("yellow", "black")
                    .tasks(7)
                    .turn(1);
            assertThat(station.chose("station"))
                    .as("Schwerin is next to Hamburg, but not connected with it")
                    .containsExactly(map ? "Berlin-Schwerin" : "Jena-Berlin");
        }
    }

    private static Play loadForFrance(Edition edition, int era) {
        return Table.solo(edition)
                .era(era)
                .board(1, 2)
                .delivered(1, "Denmark", "Netherlands", "Switzerland", "Italy", "Austria", "CzechRepublic", "Poland")
                .colours("black", "white")
                .tasks(5)
                .turn(1);
    }

    @Test
    @Rule("SOLO-5")
    void autobotDepotByCompass() {
        Edition north = Readings.without("autobotDepotByCompass");
        for (int era = 1; era <= 3; era++) {
            Play compass = loadForFrance(STANDARD, era);
            assertThat(compass.decider("load at")).isEqualTo(era < 3 ? SOUTH : NORTH);
            assertThat(compass.chose("load at")).containsExactly(era < 3 ? "black Würzburg" : "black Hamburg");
            Play always = loadForFrance(north, era);
            assertThat(always.decider("load at")).isEqualTo(NORTH);
            assertThat(always.chose("load at")).containsExactly("black Hamburg");
        }
    }

    private static Table toAmsterdam(Edition edition, String place) {
        return Table.solo(edition)
                .links("Oberhausen-Dortmund", "Amsterdam-Oberhausen")
                .upgraded("Dortmund-Hannover")
                .autobotTruck(1, place, "chemicals", "Netherlands")
                .colours("white", "black")
                .tasks(1)
                .board(1, 3);
    }

    @Test
    @Rule("SOLO-6")
    void autobotNoDualStep() {
        assertThat(way(toAmsterdam(STANDARD, "Hannover-Dortmund").turn(1))).hasSize(2);
        Edition dual = Readings.without("autobotNoDualStep");
        assertThat(way(toAmsterdam(dual, "Hannover-Dortmund").turn(1)))
                .containsExactly("Dortmund-Hannover", "Oberhausen-Dortmund", "Amsterdam-Oberhausen");
        assertThat(way(toAmsterdam(dual, "Hamburg-Hannover").turn(1)))
                .as("begun elsewhere")
                .hasSize(2);
        assertThat(way(toAmsterdam(dual, "cyan Hannover").turn(1)))
                .as("begun in a depot")
                .hasSize(2);
    }

    /** The only road to Praha is under a roadblock. */
    private static Table toPraha(Edition edition, int era) {
        return Table.solo(edition)
                .era(era)
                .autobotTruck(1, "BadHersfeld-Würzburg", "automotive", "CzechRepublic")
                .colours("white", "black")
                .tasks(1)
                .links("Crailsheim-Mannheim");
    }

    @Test
    @Rule("SOLO-6")
    void autobotRoadblocksBar() {
        assertThat(way(toPraha(STANDARD, 2).turn(1)))
                .as("there is no way at all")
                .isEmpty();
        Edition open = Readings.without("autobotRoadblocksBar");
        assertThat(way(toPraha(open, 2).turn(1)))
                .startsWith("Würzburg-BadHersfeld", "Würzburg-Crailsheim")
                .hasSizeGreaterThan(1);
        assertThat(way(toPraha(STANDARD, 3).turn(1))).as("reunification").isNotEmpty();
    }

    @Test
    @Rule({"SOLO-4", "SOLO-6"})
    void autobotRoadblocksBarWhereItBuilds() {
        Play barred = toPraha(STANDARD, 2).turn(1);
        assertThat(barred.decider("build")).isEqualTo(NEAREST);
        assertThat(barred.chose("build")).containsExactly("Crailsheim-Nürnberg");
        Play open = toPraha(Readings.without("autobotRoadblocksBar"), 2).turn(1);
        assertThat(open.decider("build")).isEqualTo("lets a truck go on to its country");
        assertThat(open.chose("build")).containsExactly("Crailsheim-Nürnberg");
    }

    @Test
    @Rule("SOLO-6")
    void autobotGoesPartWay() {
        for (boolean partWay : List.of(true, false)) {
            Edition edition = partWay ? STANDARD : Readings.without("autobotGoesPartWay");
            Play gap = Table.solo(edition)
                    .sections("Hannover-Dortmund")
                    .autobotTruck(1, "black Hannover", "chemicals", "Netherlands")
                    .colours("white", "black")
                    .tasks(1)
                    .turn(1);
            assertThat(way(gap)).isEqualTo(partWay ? List.of("Hannover-Dortmund") : List.of());
            assertThat(way(toAmsterdam(edition, "cyan Hannover").turn(1)))
                    .as("a complete way")
                    .containsExactly("Hannover-Dortmund", "Dortmund-Hannover");
            assertThat(toAmsterdam(edition, "Amsterdam-Oberhausen").turn(1).delivered(1))
                    .as("at the border")
                    .containsExactly("Netherlands");
        }
    }

    /** Passes a station on its way to Amsterdam; below the sixth station is a promotion, below the fifth develop 1. */
    private static Play passing(Edition edition, int stations, boolean improved) {
        Table table = Table.solo(edition, Feature.SERVICES)
                .links("Oberhausen-Dortmund", "Amsterdam-Oberhausen")
                .upgraded("Dortmund-Hannover")
                .stations(1, "Dortmund-Hannover")
                .stationsBuilt(1, stations)
                .lobby(1, 1)
                .autobotTruck(1, "cyan Hannover", "chemicals", "Netherlands")
                .colours("white", "black")
                .tasks(1);
        return (improved ? table.improved("Dortmund-Hannover") : table).turn(1);
    }

    @Test
    @Rule("SOLO-7")
    void autobotImprovedGivesTwo() {
        Play two = passing(STANDARD, 6, true);
        assertThat(two.floors(1)).containsExactly("service 1");
        assertThat(two.development(1)).isEqualTo(1);
        List<Class<?>> order = two.events().stream()
                .<Class<?>>map(Object::getClass)
                .filter(kind -> kind == Event.EmployeePromoted.class || kind == Event.Developed.class)
                .toList();
        assertThat(order)
                .as("the rightmost one first")
                .containsExactly(Event.EmployeePromoted.class, Event.Developed.class);
        assertThat(passing(STANDARD, 1, true).development(1))
                .as("one station, one bonus")
                .isEqualTo(1);
        assertThat(passing(STANDARD, 6, false).development(1))
                .as("not improved")
                .isZero();
        Play one = passing(Readings.without("autobotImprovedGivesTwo"), 6, true);
        assertThat(one.floors(1)).containsExactly("service 1");
        assertThat(one.development(1)).isZero();
    }

    private static Table delivery(Edition edition, int slots) {
        return toAmsterdam(edition, "Amsterdam-Oberhausen")
                .deliveryTiles("Netherlands", "dm-5")
                .slotsFilled(slots)
                .lobby(1, 1);
    }

    @Test
    @Rule("SOLO-8")
    void autobotFullSlotsGiveNothing() {
        assertThat(delivery(STANDARD, 8).turn(1).floors(1)).isEmpty();
        Edition again = Readings.without("autobotFullSlotsGiveNothing");
        Play last = delivery(again, 8).turn(1);
        assertThat(last.floors(1)).as("the eighth slot promotes into Service").containsExactly("service 1");
        assertThat(last.bot().slotsFilled).isEqualTo(8);
        assertThat(delivery(again, 4).turn(1).floors(1))
                .as("a free slot goes first")
                .isEmpty();
    }

    private static Table promotion(Edition edition, int era) {
        return Table.solo(edition, Feature.CUSTOMS)
                .era(era)
                .colours("purple", "black", "red")
                .tasks(3)
                .development(1, 9)
                .lobby(1, 1)
                .floors(1, "network 1", "trade 1", "service 1");
    }

    @Test
    @Rule("SOLO-9")
    void autobotOnlyScoredDepartments() {
        Edition scored = Readings.with("autobotOnlyScoredDepartments");
        assertThat(promotion(STANDARD, 1).turn(1).floors(1)).contains("finance 1");
        assertThat(promotion(STANDARD, 1).floors(1, "finance 1").turn(1).floors(1))
                .contains("customs 1");
        Play recruits = promotion(scored, 1).turn(1);
        assertThat(recruits.floors(1)).containsExactly("network 1", "trade 1", "service 1");
        assertThat(recruits.lobby(1)).isEqualTo(2);
        assertThat(promotion(scored, 2).turn(1).floors(1)).containsExactly("network 2", "trade 1", "service 1");
    }

    private static String discarded(Edition edition, int era, String... display) {
        Play play = Table.solo(edition)
                .era(era)
                .colours("purple", "black")
                .tasks(2)
                .display(display)
                .turn(1);
        return play.events(Event.AutobotDiscarded.class).getFirst().card();
    }

    @Test
    @Rule("SOLO-10")
    void autobotCommonestByPlace() {
        Edition order = Readings.without("autobotCommonestByPlace");
        String[] two = {"red-I1", "white-I1", "red-I2", "white-I2", "cyan-I1"};
        assertThat(discarded(STANDARD, 1, two)).isEqualTo("white-I2");
        assertThat(discarded(order, 1, two)).as("red before white").isEqualTo("red-I2");
        String[] each = {"red-A1", "black-A9", "cyan-A2", "white-A2", "orange-A6"};
        assertThat(discarded(STANDARD, 3, each)).isEqualTo("orange-A6");
        assertThat(discarded(order, 3, each)).as("black before all").isEqualTo("black-A9");
        String[] most = {"red-I1", "white-I1", "white-I2", "cyan-I1", "orange-I1"};
        assertThat(discarded(order, 1, most)).as("the commonest all the same").isEqualTo("white-I2");
    }

    @Test
    @Rule("SOLO-10")
    void autobotCardBonusDiscards() {
        for (boolean discards : List.of(true, false)) {
            Edition edition = discards ? STANDARD : Readings.without("autobotCardBonusDiscards");
            // a step to 'replace a card' on the development track
            Play replace = Table.solo(edition)
                    .colours("purple", "black")
                    .tasks(3)
                    .development(1, 5)
                    .turn(1);
            assertThat(replace.development(1)).isEqualTo(6);
            assertThat(replace.events(Event.AutobotDiscarded.class)).hasSize(discards ? 1 : 0);
            Play discard =
                    Table.solo(edition).colours("purple", "black").tasks(2).turn(1);
            assertThat(discard.events(Event.AutobotDiscarded.class))
                    .as("the task's own discard")
                    .hasSize(1);
        }
    }

    private static Play anyColour(Edition edition, int... tasks) {
        return Table.solo(edition)
                .era(3)
                .colours("any-A10", "black")
                .tasks(tasks)
                .sections("BadHersfeld-Frankfurt")
                .turn(1);
    }

    @Test
    @Rule("SOLO-12")
    void autobotTriesColours() {
        Play tries = anyColour(STANDARD, 7, 1);
        assertThat(tries.bot().colour).isEqualTo(Colour.PURPLE.ordinal());
        assertThat(tries.chose("station")).containsExactly("Frankfurt-BadHersfeld");
        Play first = anyColour(Readings.without("autobotTriesColours"), 7, 1);
        assertThat(first.queue()).as("no station on red").containsExactly(7);
        assertThat(first.bot().colour).isEqualTo(Colour.RED.ordinal());
        assertThat(first.events(Event.AutobotDrew.class).getFirst().colours()).hasSize(5);
    }

    /** With depots for one truck each it loads where there is room, or not at all. */
    @Test
    @Rule({"SOLO-5", "LOAD-3"})
    void depotsShared() {
        for (boolean shared : List.of(true, false)) {
            Edition edition = shared ? STANDARD : Readings.without("depotsShared");
            Play black = Table.solo(edition)
                    .board(1, 3)
                    .links("Århus-Hamburg")
                    .truck(0, 1, "black Hannover", "automotive")
                    .colours("black", "white")
                    .tasks(5)
                    .turn(1);
            assertThat(black.chose("load at")).containsExactly(shared ? "black Hannover" : "black Crailsheim");
            Play red = Table.solo(edition)
                    .board(1, 3)
                    .truck(0, 1, "red Hamburg", "chemicals")
                    .colours("red", "white")
                    .tasks(5, 1)
                    .turn(1);
            assertThat(red.queue()).isEqualTo(shared ? List.of() : List.of(5));
        }
    }
}
