package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import autobahn.engine.Options;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Autobot's trucks: their way, stations on it, deliveries. */
class SoloTrucksTest {
    private static final Options.Solo FASTER = new Options.Solo(false, true, false, false, 0);
    private static final Options.Solo DEVELOP_ON_PASSING = new Options.Solo(false, false, true, false, 0);

    private static Table white() {
        return white(Options.Solo.easy());
    }

    /** Autobot builds on white, far from the trucks of these tests. */
    private static Table white(Options.Solo options) {
        return Table.solo(options).colours("white", "black").tasks(1).board(1, 3);
    }

    private static Table toAmsterdam(Options.Solo options) {
        return white(options)
                .links("Dortmund-Hannover", "Oberhausen-Dortmund", "Amsterdam-Oberhausen")
                .autobotTruck(1, "cyan Hannover", "chemicals", "Netherlands");
    }

    private static List<String> way(Play play, int truck) {
        return play.events(Event.TruckMoved.class).stream()
                .filter(event -> event.seat() == 1 && event.truck() == truck)
                .map(Event.TruckMoved::section)
                .toList();
    }

    @Test
    @Rule("SOLO-6")
    void bothTrucksMoveWhateverTheColour() {
        Play play = toAmsterdam(Options.Solo.easy())
                .links("Århus-Hamburg")
                .autobotTruck(2, "black Würzburg", "automotive", "Denmark")
                .turn(1);
        assertThat(way(play, 1)).containsExactly("Hannover-Dortmund", "Dortmund-Hannover");
        assertThat(way(play, 2)).containsExactly("Würzburg-BadHersfeld", "BadHersfeld-Würzburg");
    }

    @Test
    @Rule("SOLO-6")
    void stepsByEraAndNoneForDualCarriageways() {
        Play second = toAmsterdam(Options.Solo.easy()).era(2).turn(1);
        assertThat(way(second, 1)).hasSize(3);
        Play dual = white().links("Oberhausen-Dortmund", "Amsterdam-Oberhausen")
                .upgraded("Dortmund-Hannover")
                .autobotTruck(1, "Hannover-Dortmund", "chemicals", "Netherlands")
                .turn(1);
        assertThat(way(dual, 1)).containsExactly("Dortmund-Hannover", "Oberhausen-Dortmund");
    }

    @Test
    @Rule({"SOLO-6", "SOLO-15"})
    void fasterTrucks() {
        assertThat(way(toAmsterdam(FASTER).turn(1), 1)).hasSize(3);
    }

    @Test
    @Rule("SOLO-6")
    void aBuiltWayRoundGoesBeforeAShorterOneWithAGap() {
        Play play = white().links("Dortmund-Hamburg", "Oberhausen-Dortmund", "Amsterdam-Oberhausen")
                .sections("Hannover-Dortmund")
                .autobotTruck(1, "cyan Hannover", "chemicals", "Netherlands")
                .turn(1);
        assertThat(way(play, 1)).containsExactly("Hamburg-Hannover", "Hamburg-Dortmund");
    }

    @Test
    @Rule("SOLO-6")
    void withoutABuiltWayItGoesAsFarAsTheOneWithTheFewestGapsIsBuilt() {
        Play play = white().links("Oberhausen-Dortmund", "Amsterdam-Oberhausen")
                .sections("Hannover-Dortmund", "Hamburg-Dortmund")
                .links("Frankfurt-BadHersfeld", "Köln-Frankfurt")
                .autobotTruck(1, "black Hannover", "chemicals", "Netherlands")
                .turn(1);
        assertThat(way(play, 1)).as("one gap, the shorter way").containsExactly("Hannover-Dortmund");
        Play waiting = white().autobotTruck(1, "Hamburg-Hannover", "automotive", "Denmark")
                .turn(1);
        assertThat(way(waiting, 1)).isEmpty();
    }

    @Test
    @Rule("SOLO-6")
    void equallyLongWaysGoByTheCompass() {
        Table first = white().links("Köln-Frankfurt", "Oberhausen-Köln", "Amsterdam-Oberhausen")
                .links("Frankfurt-Würzburg", "Frankfurt-BadHersfeld")
                .autobotTruck(1, "BadHersfeld-Würzburg", "chemicals", "Netherlands");
        assertThat(way(first.turn(1), 1)).containsExactly("BadHersfeld-Frankfurt", "Frankfurt-BadHersfeld");
        Table south = white().links("Köln-Frankfurt", "Saarbrücken-Köln", "Saarbrücken-Mannheim", "Mannheim-Frankfurt")
                .links("Frankfurt-BadHersfeld", "Paris-Saarbrücken")
                .autobotTruck(1, "Frankfurt-BadHersfeld", "appliances", "France");
        assertThat(way(south.turn(1), 1)).containsExactly("Mannheim-Frankfurt", "Saarbrücken-Mannheim");
        Table north = white().era(3)
                .links("Köln-Frankfurt", "Saarbrücken-Köln", "Saarbrücken-Mannheim", "Mannheim-Frankfurt")
                .links("Frankfurt-BadHersfeld", "Paris-Saarbrücken")
                .autobotTruck(1, "Frankfurt-BadHersfeld", "appliances", "France");
        assertThat(way(north.turn(1), 1)).startsWith("Köln-Frankfurt", "Saarbrücken-Köln");
    }

    @Test
    @Rule("SOLO-6")
    void roadblocksAreNoWay() {
        Play play = white().links("Würzburg-Nürnberg")
                .autobotTruck(1, "black Hannover", "chemicals", "Austria")
                .turn(1);
        assertThat(way(play, 1)).containsExactly("Hannover-BadHersfeld", "BadHersfeld-Hannover");
    }

    @Test
    @Rule("SOLO-6")
    void itPassesTrucksButDoesNotEndOnThem() {
        Play behind = toAmsterdam(Options.Solo.easy())
                .truck(0, 1, "Dortmund-Hannover", "chemicals")
                .turn(1);
        assertThat(way(behind, 1)).containsExactly("Hannover-Dortmund");
        Play past = toAmsterdam(Options.Solo.easy())
                .truck(0, 1, "Hannover-Dortmund", "chemicals")
                .turn(1);
        assertThat(way(past, 1)).containsExactly("Hannover-Dortmund", "Dortmund-Hannover");
    }

    @Test
    @Rule("SOLO-7")
    void itsOwnStationGivesTheRightmostUncoveredBonus() {
        Play one = toAmsterdam(Options.Solo.easy())
                .stations(1, "Dortmund-Hannover")
                .turn(1);
        assertThat(one.development(1)).isEqualTo(1);
        Play six = toAmsterdam(Options.Solo.easy())
                .stations(1, "Dortmund-Hannover")
                .stationsBuilt(1, 6)
                .lobby(1, 1)
                .turn(1);
        assertThat(six.floors(1)).containsExactly("service 1");
        assertThat(six.development(1)).isZero();
    }

    @Test
    @Rule("SOLO-7")
    void theHumanEarnsAtTheirs() {
        Play play = toAmsterdam(Options.Solo.easy())
                .stations(0, "Dortmund-Hannover")
                .stationsBuilt(0, 4)
                .turn(1);
        assertThat(play.money(0)).isEqualTo(24 + 2);
    }

    private static Table humanPasses(Options.Solo options) {
        return Table.solo(options).stations(1, "Hannover-BadHersfeld").truck(0, 1, "black Hannover", "chemicals");
    }

    @Test
    @Rule({"SOLO-7", "SOLO-15"})
    void itsStationsEarnNothingUnlessTheOptionSaysSo() {
        String[] moves = {
            "play black station",
            "station BadHersfeld-Würzburg",
            "drive 1 Hannover-BadHersfeld",
            "drive 1 BadHersfeld-Hannover"
        };
        Play plain = humanPasses(Options.Solo.easy()).turn(0).play(moves);
        assertThat(plain.events(Event.StationPassed.class)).hasSize(1);
        assertThat(plain.money(1)).isZero();
        assertThat(plain.development(1)).isZero();
        Play option = humanPasses(DEVELOP_ON_PASSING).turn(0).play(moves);
        assertThat(option.development(1)).isEqualTo(1);
    }

    private static Table atTheBorder(String goods) {
        return white().links("Dortmund-Hannover", "Oberhausen-Dortmund", "Amsterdam-Oberhausen")
                .autobotTruck(1, "Oberhausen-Dortmund", goods, "Netherlands");
    }

    @Test
    @Rule("SOLO-8")
    void aDeliveryTakesAStepBeyondTheCity() {
        Play play =
                atTheBorder("chemicals").deliveryTiles("Netherlands", "promote").turn(1);
        assertThat(play.delivered(1)).containsExactly("Netherlands");
        assertThat(play.truck(1, 1)).isEqualTo("off");
        assertThat(play.heading(1)).isEqualTo("none");
        assertThat(play.development(1))
                .as("1 for the goods, 1 for the first slot")
                .isEqualTo(2);
        assertThat(play.bot().slotsFilled).isEqualTo(1);
        assertThat(play.tiles(1)).as("face down on its board").isEmpty();
        assertThat(play.lobby(1)).as("not the tile's own bonus").isZero();
        Play short1 = atTheBorder("chemicals")
                .autobotTruck(1, "Dortmund-Hannover", "chemicals", "Netherlands")
                .turn(1);
        assertThat(short1.truck(1, 1)).isEqualTo("Amsterdam-Oberhausen");
        assertThat(short1.delivered(1)).isEmpty();
    }

    @Test
    @Rule("SOLO-8")
    void withoutATileOrWithAllSlotsFullThereIsNoSlotBonus() {
        assertThat(atTheBorder("chemicals").turn(1).development(1)).isEqualTo(1);
        Play full = atTheBorder("chemicals")
                .deliveryTiles("Netherlands", "promote")
                .slotsFilled(8)
                .turn(1);
        assertThat(full.development(1)).isEqualTo(1);
        assertThat(full.state().seats[1].tilesTaken).isEqualTo(1);
    }

    @Test
    @Rule("SOLO-8")
    void otherGoodsDevelopNothingAndNoMoneyIsEarned() {
        Play play = atTheBorder("automotive").turn(1);
        assertThat(play.delivered(1)).containsExactly("Netherlands");
        assertThat(play.development(1)).isZero();
        assertThat(play.money(1)).isZero();
        assertThat(play.claimable(1)).isEmpty();
    }
}
