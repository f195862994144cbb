package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Decision;
import autobahn.engine.Event;
import autobahn.engine.Feature;
import autobahn.engine.internal.chapter.traffic.Traffic;
import org.junit.jupiter.api.Test;

/** Module 2: traffic. */
class TrafficTest {
    /** The worked example: Dortmund and Hannover stand at 4 before the upgrade. */
    private static Table example() {
        return Table.players(2, Feature.TRAFFIC)
                .money(0, 100)
                .links("Dortmund-Hannover", "Oberhausen-Dortmund", "Köln-Dortmund")
                .sections("Dortmund-Hamburg")
                .truck(1, 1, "Hamburg-Hannover", "chemicals");
    }

    @Test
    @Rule({"TRAF-1", "TRAF-2", "TRAF-3"})
    void exampleUpgradingDortmundHannover() {
        Play play = example().turn(0);
        assertThat(play.value("Dortmund")).isEqualTo(4);
        assertThat(play.value("Hannover")).isEqualTo(4);
        play.play("play cyan upgrade", "upgrade Dortmund-Hannover");
        assertThat(play.value("Dortmund")).isEqualTo(6);
        assertThat(play.value("Hannover")).isEqualTo(6);
        assertThat(play.traffic())
                .containsExactlyInAnyOrder("Hannover-BadHersfeld", "Oberhausen-Dortmund", "Köln-Dortmund");
        assertThat(Traffic.supply(play.state())).isEqualTo(12 - 3);
    }

    @Test
    @Rule("TRAF-2")
    void onlyAnUpgradeBringsTraffic() {
        Play build = Table.players(2, Feature.TRAFFIC)
                .money(0, 100)
                .upgraded("Hamburg-Hannover", "Dortmund-Hannover")
                .sections("Dortmund-Hamburg")
                .turn(0)
                .play("play red build", "build Hamburg-Dortmund");
        assertThat(build.value("Hannover")).isEqualTo(8);
        assertThat(build.value("Dortmund")).isEqualTo(6);
        assertThat(build.traffic()).isEmpty();
    }

    @Test
    @Rule("TRAF-2")
    void aCityBelowSixHasNone() {
        Play play = Table.players(2, Feature.TRAFFIC)
                .money(0, 100)
                .turn(0)
                .play("play black upgrade", "upgrade Hamburg-Hannover");
        assertThat(play.value("Hannover")).isEqualTo(4);
        assertThat(play.traffic()).isEmpty();
    }

    @Test
    @Rule("TRAF-2")
    void eachFurtherRiseBringsTrafficAgain() {
        Play play = Table.players(2, Feature.TRAFFIC)
                .money(0, 100)
                .upgraded("Dortmund-Hannover")
                .turn(0)
                .play("play black upgrade", "upgrade Hannover-BadHersfeld");
        assertThat(play.value("Hannover")).as("from 6 to 8").isEqualTo(8);
        assertThat(play.traffic()).containsExactly("Hamburg-Hannover");
        Play same = Table.players(2, Feature.TRAFFIC)
                .money(0, 100)
                .upgraded("Dortmund-Hannover", "Hannover-BadHersfeld")
                .turn(0)
                .play("play black upgrade", "upgrade Hamburg-Hannover");
        assertThat(same.value("Hannover")).as("stays at 8").isEqualTo(8);
        assertThat(same.traffic()).isEmpty();
    }

    @Test
    @Rule("TRAF-3")
    void aLinkHasAtMostOneToken() {
        Play play = example()
                .traffic("BadHersfeld-Hannover")
                .turn(0)
                .play("play cyan upgrade", "upgrade Dortmund-Hannover");
        assertThat(play.traffic())
                .containsExactlyInAnyOrder("BadHersfeld-Hannover", "Oberhausen-Dortmund", "Köln-Dortmund");
    }

    /** All but one token lie elsewhere: eleven with the players. */
    private static Table short1() {
        return example()
                .trafficTokens(0, 2)
                .trafficTokens(1, 2)
                .traffic(
                        "Amsterdam-Oberhausen",
                        "Basel-Mannheim",
                        "Nürnberg-Wien",
                        "Paris-Saarbrücken",
                        "Jena-Dresden",
                        "Berlin-Dresden",
                        "Magdeburg-Berlin");
    }

    @Test
    @Rule("TRAF-3")
    void withTooFewTokensThePlayerChooses() {
        Play play = short1().turn(0).play("play cyan upgrade", "upgrade Dortmund-Hannover");
        assertThat(Traffic.supply(play.state())).isEqualTo(1);
        assertThat(play.legal())
                .containsExactlyInAnyOrder(
                        "traffic Hannover-BadHersfeld", "traffic Oberhausen-Dortmund", "traffic Köln-Dortmund");
        play.play("traffic Oberhausen-Dortmund");
        assertThat(play.traffic()).contains("Oberhausen-Dortmund").doesNotContain("Köln-Dortmund");
        assertThat(Traffic.supply(play.state())).isZero();
        assertThat(play.legal("traffic")).isEmpty();
    }

    @Test
    @Rule("TRAF-3")
    void anEmptySupplyPlacesNothing() {
        Play play =
                short1().traffic("Crailsheim-Milano").turn(0).play("play cyan upgrade", "upgrade Dortmund-Hannover");
        assertThat(play.traffic()).hasSize(8);
        assertThat(play.legal("traffic")).isEmpty();
    }

    @Test
    @Rule("TRAF-4")
    void trucksPassATokenButDoNotEndOnIt() {
        Table table = Table.players(2, Feature.TRAFFIC)
                .links("Dortmund-Hannover", "Oberhausen-Dortmund", "Köln-Dortmund")
                .traffic("Oberhausen-Dortmund")
                .truck(0, 1, "Hannover-Dortmund", "chemicals");
        Play one = table.turn(0).play("play cyan station", "station Dortmund-Hannover");
        one.play("drive 1 Dortmund-Hannover");
        one.play("bonus 1");
        assertThat(one.legal("drive")).containsExactly("drive 1 Köln-Dortmund", "drive 1 Hannover-Dortmund");
        Play two = Table.players(2, Feature.TRAFFIC)
                .links("Dortmund-Hannover", "Oberhausen-Dortmund", "Oberhausen-Köln")
                .traffic("Oberhausen-Dortmund")
                .truck(0, 1, "Dortmund-Hannover", "chemicals")
                .turn(0)
                .play("play cyan station", "station Dortmund-Hannover");
        two.play("drive 1 Oberhausen-Dortmund");
        assertThat(two.legal())
                .as("no stopping")
                .containsExactly("drive 1 Dortmund-Hannover", "drive 1 Oberhausen-Köln");
    }

    @Test
    @Rule("TRAF-5")
    void eachTokenOnTheWayAddsOneToTheStatus() {
        Play free = Table.players(2, Feature.TRAFFIC).turn(0);
        assertThat(free.status("Hamburg-Crailsheim")).isEqualTo(6);
        Play slow = Table.players(2, Feature.TRAFFIC)
                .traffic("Hannover-BadHersfeld", "Würzburg-Crailsheim")
                .turn(0);
        assertThat(slow.status("Hamburg-Crailsheim")).isEqualTo(8);
    }

    @Test
    @Rule("TRAF-6")
    void upgradingTakesTheTokenAndThreeMakeAPromotion() {
        Play first = Table.players(2, Feature.TRAFFIC)
                .money(0, 100)
                .traffic("Hamburg-Hannover")
                .lobby(0, 1)
                .turn(0)
                .play("play black upgrade", "upgrade Hamburg-Hannover");
        assertThat(first.state().seats[0].trafficTokens).isEqualTo(1);
        assertThat(first.traffic()).isEmpty();
        assertThat(first.decision()).isNotEqualTo("PROMOTE");
        Play third = Table.players(2, Feature.TRAFFIC)
                .money(0, 100)
                .traffic("Hamburg-Hannover")
                .trafficTokens(0, 2)
                .lobby(0, 1)
                .turn(0)
                .play("play black upgrade", "upgrade Hamburg-Hannover");
        assertThat(third.state().seats[0].trafficTokens).isZero();
        assertThat(Traffic.supply(third.state())).isEqualTo(12);
        assertThat(third.decision()).isEqualTo(Decision.PROMOTE);
        assertThat(third.legal()).containsExactly("promote finance 1");
    }

    @Test
    @Rule("TRAF-7")
    void autobotsThirdTokenPromotes() {
        Play play = Table.solo(Feature.TRAFFIC)
                .links("Århus-Hamburg", "Crailsheim-Milano")
                .traffic("Hamburg-Hannover")
                .trafficTokens(1, 2)
                .lobby(1, 1)
                .colours("black", "red")
                .tasks(1)
                .turn(1);
        assertThat(play.upgraded("Hamburg-Hannover")).isTrue();
        assertThat(play.floors(1)).containsExactly("network 1");
        assertThat(play.state().seats[1].trafficTokens).isZero();
    }

    @Test
    @Rule("TRAF-7")
    void whereAutobotPlacesTooFewTokensTheCompassDecides() {
        Play play = Table.solo(Feature.TRAFFIC)
                .links("Dortmund-Hannover", "Oberhausen-Dortmund", "Köln-Dortmund")
                .upgraded("Oberhausen-Dortmund")
                .trafficTokens(0, 2)
                .trafficTokens(1, 2)
                .traffic(
                        "Amsterdam-Oberhausen",
                        "Basel-Mannheim",
                        "Nürnberg-Wien",
                        "Paris-Saarbrücken",
                        "Jena-Dresden",
                        "Berlin-Dresden",
                        "Magdeburg-Berlin")
                .colours("cyan", "red")
                .tasks(1)
                .turn(1);
        assertThat(play.upgraded("Dortmund-Hannover")).isTrue();
        assertThat(play.events(Event.TrafficPlaced.class))
                .containsExactly(new Event.TrafficPlaced("Hannover-BadHersfeld"));
    }

    @Test
    @Rule({"TRAF-4", "TRAF-7"})
    void autobotsTrucksStopBehindAToken() {
        Play play = Table.solo(Feature.TRAFFIC)
                .links("Dortmund-Hannover", "Oberhausen-Dortmund", "Amsterdam-Oberhausen")
                .traffic("Dortmund-Hannover")
                .autobotTruck(1, "cyan Hannover", "chemicals", "Netherlands")
                .colours("white", "red")
                .tasks(1)
                .turn(1);
        assertThat(play.truck(1, 1)).isEqualTo("Hannover-Dortmund");
    }

    /** Autobot's truck passes its fourth station, whose bonus upgrades Köln-Dortmund, which makes Dortmund busy. */
    private static Table busyDortmund() {
        return Table.solo(Feature.TRAFFIC)
                .links("Dortmund-Hannover", "Oberhausen-Dortmund", "Amsterdam-Oberhausen", "Köln-Dortmund")
                .stations(1, "Dortmund-Hannover")
                .stationsBuilt(1, 4)
                .autobotTruck(1, "Hannover-Dortmund", "chemicals", "Netherlands")
                .colours("red", "white")
                .tasks(1);
    }

    @Test
    @Rule({"TRAF-4", "TRAF-7"})
    void autobotsTruckStopsBehindATokenThatItsOwnStationBrings() {
        Play play = busyDortmund().turn(1);
        assertThat(play.upgraded("Köln-Dortmund")).isTrue();
        assertThat(play.events(Event.TrafficPlaced.class))
                .containsExactly(new Event.TrafficPlaced("Oberhausen-Dortmund"));
        assertThat(play.truck(1, 1)).isEqualTo("Dortmund-Hannover");
    }

    @Test
    @Rule({"MOVE-4", "TRAF-4", "TRAF-7"})
    void ifAnotherTruckStandsBehindTheTokenItStopsBehindThat() {
        Play play = busyDortmund().truck(0, 1, "Dortmund-Hannover", "chemicals").turn(1);
        assertThat(play.events(Event.TrafficPlaced.class))
                .containsExactly(new Event.TrafficPlaced("Oberhausen-Dortmund"));
        assertThat(play.truck(1, 1)).isEqualTo("Hannover-Dortmund");
    }

    @Test
    @Rule({"TRAF-4", "TRAF-7"})
    void itGoesOnBeyondTheTokenIfItCan() {
        Play play = busyDortmund().era(2).turn(1);
        assertThat(play.events(Event.TrafficPlaced.class))
                .containsExactly(new Event.TrafficPlaced("Oberhausen-Dortmund"));
        assertThat(play.truck(1, 1)).isEqualTo("Amsterdam-Oberhausen");
    }

    @Test
    @Rule({"MOVE-4", "TRAF-4"})
    void aTokenOnTheOnlyEndOfATruckUnderWayLeavesItWhereItCameFrom() {
        // a truck that may turn back would have an end there
        Play play = Table.players(2, Readings.with("noTurningBack"), Feature.TRAFFIC)
                .money(0, 50)
                .links("Dortmund-Hannover", "Oberhausen-Dortmund", "Köln-Dortmund")
                .stations(0, "Dortmund-Hannover")
                .stationsBuilt(0, 4)
                .technologies(0, 2, 0, 0)
                .development(0, 11)
                .truck(0, 1, "Hannover-Dortmund", "automotive")
                .truck(1, 1, "Dortmund-Hannover", "automotive")
                .truck(1, 2, "Köln-Dortmund", "automotive")
                .turn(0)
                .play("play cyan unlock", "unlock service 1 cyan", "drive 1 Dortmund-Hannover", "bonus 4")
                .play("unlock network 3b extra", "upgrade Köln-Dortmund");
        assertThat(play.events(Event.TrafficPlaced.class))
                .containsExactly(new Event.TrafficPlaced("Oberhausen-Dortmund"));
        assertThat(play.legal()).containsExactly("end");
        assertThat(play.truck(0, 1)).isEqualTo("Hannover-Dortmund");
        assertThat(play.truck(1, 1)).isEqualTo("Dortmund-Hannover");
    }

    /** Tokens come both before and behind a truck that is beside another one. */
    private static Play caught(Table table) {
        return table.era(2)
                .money(0, 50)
                .links("Dortmund-Hannover", "Oberhausen-Dortmund")
                .stations(0, "Dortmund-Hannover")
                .stationsBuilt(0, 4)
                .technologies(0, 2, 0, 0)
                .development(0, 11)
                .truck(0, 1, "Hamburg-Hannover", "automotive")
                .truck(1, 1, "Dortmund-Hannover", "automotive")
                .truck(1, 2, "Oberhausen-Dortmund", "automotive")
                .turn(0)
                .play("play black station", "station Hannover-BadHersfeld")
                .play("drive 1 Hannover-Dortmund", "drive 1 Dortmund-Hannover", "bonus 4")
                .play("unlock network 3b extra", "upgrade Hamburg-Hannover");
    }

    @Test
    @Rule({"MOVE-4", "TRAF-4"})
    void ifTheSpaceBehindIsTakenAsWellItStopsOneFartherBack() {
        Play play = caught(Table.players(2, Feature.TRAFFIC));
        assertThat(play.traffic()).contains("Hannover-Dortmund");
        assertThat(play.legal()).containsExactly("end");
        assertThat(play.truck(0, 1)).isEqualTo("Hamburg-Hannover");
    }

    @Test
    @Rule({"MOVE-4", "TRAF-4"})
    void byRulingItStopsThereBesideTheOther() {
        Play play = caught(Table.players(2, Readings.without("stopFartherBack"), Feature.TRAFFIC));
        assertThat(play.legal()).containsExactly("end");
        assertThat(play.truck(0, 1)).isEqualTo("Dortmund-Hannover");
        assertThat(play.truck(1, 1)).isEqualTo("Dortmund-Hannover");
    }
}
