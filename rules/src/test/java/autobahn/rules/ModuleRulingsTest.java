package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Event;
import autobahn.engine.Feature;
import autobahn.engine.PositionException;
import autobahn.engine.Refusal;
import autobahn.engine.edition.Edition;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Both readings of every ruling about the modules. */
class ModuleRulingsTest {
    private static final Edition STANDARD = Editions.standard();
    private static final String START = "Basel-Mannheim";
    private static final String LINK = "BadHersfeld-Würzburg";

    /** Why a move is refused, null if it is legal. */
    private static Refusal why(Play play, String move) {
        return play.game().why(play.game().box().notation().parse(move));
    }

    /** What the check of positions has against a part of the position; tables of these tests have other faults as well. */
    private static List<String> faults(Play play, String place) {
        try {
            play.game().box().load(play.game().position());
            return List.of();
        } catch (PositionException e) {
            return e.faults().stream()
                    .map(String::valueOf)
                    .filter(fault -> fault.contains(place))
                    .toList();
        }
    }

    /** The road from Basel to Jena; seat 0 has the wine card for it. */
    private static Table wine(Edition edition) {
        return Table.players(2, edition, Feature.WINE, Feature.TRAFFIC)
                .era(3)
                .links(START, "Mannheim-Frankfurt", "Frankfurt-BadHersfeld", "BadHersfeld-Jena")
                .wineCard(0, "Switzerland")
                .wineCard(1, "Austria");
    }

    @Test
    @Rule("WINE-2")
    void wineNeedsFreeSection() {
        Play free = wine(STANDARD).truck(1, 1, START, "chemicals").turn(0).play("play purple load");
        assertThat(free.legal("wine")).isEmpty();
        assertThat(why(free, "wine 1"))
                .extracting(Refusal::rule, Refusal::reason)
                .containsExactly("WINE-2", "a truck stands where your wine would set out");
        Edition shared = Readings.without("wineNeedsFreeSection");
        Play play = wine(shared).truck(1, 1, START, "chemicals").turn(0).play("play purple load");
        assertThat(why(play, "wine 1")).isNull();
        play.play("wine 1");
        assertThat(play.truck(0, 1)).isEqualTo(START);
        assertThat(play.truck(1, 1)).isEqualTo(START);
        assertThat(play.legal("drive")).containsExactly("drive 1 Mannheim-Basel");
        Play unbuilt = Table.players(2, shared, Feature.WINE)
                .wineCard(0, "Switzerland")
                .turn(0)
                .play("play purple load");
        assertThat(why(unbuilt, "wine 1"))
                .extracting(Refusal::reason)
                .isEqualTo("the road where your wine would set out is not built yet");
    }

    @Test
    @Rule("WINE-2")
    void twoTrucksOnTheFirstSectionOfAWineCardAreNoFault() {
        Edition shared = Readings.without("wineNeedsFreeSection");
        for (int wine = 0; wine < 2; wine++) {
            Table table = wine(shared)
                    .wineCard(wine, "Switzerland")
                    .wineCard(1 - wine, "Austria")
                    .truck(wine, 1, START, "wine")
                    .truck(1 - wine, 1, START, "chemicals");
            assertThat(faults(table.turn(0), "another truck stands")).isEmpty();
        }
        assertThat(faults(
                        wine(STANDARD)
                                .truck(0, 1, START, "wine")
                                .truck(1, 1, START, "chemicals")
                                .turn(0),
                        "another truck stands"))
                .hasSize(1);
        assertThat(faults(
                        wine(shared)
                                .truck(0, 1, "Mannheim-Frankfurt", "wine")
                                .truck(1, 1, "Mannheim-Frankfurt", "chemicals")
                                .turn(0),
                        "another truck stands"))
                .as("farther on trucks do not share a section")
                .hasSize(1);
    }

    @Test
    @Rule({"WINE-2", "WINE-7"})
    void autobotsWineSetsOutByTheSameRulings() {
        for (String ruling : List.of("wineNeedsFreeSection", "wineSetsOutInTraffic")) {
            boolean truck = ruling.equals("wineNeedsFreeSection");
            for (boolean holds : List.of(true, false)) {
                Edition edition = holds ? STANDARD : Readings.without(ruling);
                Table table = Table.solo(edition, Feature.WINE, Feature.TRAFFIC)
                        .era(3)
                        .links(START, "Mannheim-Frankfurt", "Frankfurt-BadHersfeld", "BadHersfeld-Jena")
                        .wineCard(0, "Italy")
                        .autobotWine("Switzerland", "France", "Austria")
                        .colours("purple", "red")
                        .tasks(5);
                Play play = (truck ? table.truck(0, 1, START, "chemicals") : table.traffic(START)).turn(1);
                assertThat(play.events(Event.WineLoaded.class)).hasSize(truck == holds ? 0 : 1);
                assertThat(play.events(Event.TruckLoaded.class)).hasSize(truck == holds ? 1 : 0);
            }
        }
    }

    @Test
    @Rule("WINE-2")
    void wineSetsOutInTraffic() {
        Play play = wine(STANDARD).traffic(START).turn(0).play("play purple load", "wine 1");
        assertThat(play.truck(0, 1)).isEqualTo(START);
        assertThat(faults(play, "a traffic token lies")).isEmpty();
        Play barred = wine(Readings.without("wineSetsOutInTraffic"))
                .traffic(START)
                .turn(0)
                .play("play purple load");
        assertThat(barred.legal("wine")).isEmpty();
        assertThat(why(barred, "wine 1"))
                .extracting(Refusal::rule, Refusal::reason)
                .containsExactly("WINE-2", "a traffic token lies where your wine would set out");
        Play elsewhere = wine(Readings.without("wineSetsOutInTraffic"))
                .traffic("Mannheim-Frankfurt")
                .turn(0)
                .play("play purple load");
        assertThat(elsewhere.legal("wine")).containsExactly("wine 1");
    }

    @Test
    @Rule("TRAF-2")
    void trafficAtEveryRise() {
        for (boolean every : List.of(true, false)) {
            Edition edition = every ? STANDARD : Readings.without("trafficAtEveryRise");
            Play again = Table.players(2, edition, Feature.TRAFFIC)
                    .money(0, 100)
                    .upgraded("Dortmund-Hannover")
                    .turn(0)
                    .play("play black upgrade", "upgrade Hannover-BadHersfeld");
            assertThat(again.value("Hannover")).as("from 6 to 8").isEqualTo(8);
            assertThat(again.traffic()).isEqualTo(every ? List.of("Hamburg-Hannover") : List.of());
            Play first = Table.players(2, edition, Feature.TRAFFIC)
                    .money(0, 100)
                    .links("Dortmund-Hannover")
                    .turn(0)
                    .play("play cyan upgrade", "upgrade Dortmund-Hannover");
            assertThat(first.value("Hannover")).as("from 4 to 6").isEqualTo(6);
            assertThat(first.traffic()).containsExactlyInAnyOrder("Hamburg-Hannover", "Hannover-BadHersfeld");
        }
    }

    /** An own station on an upgraded link. */
    private static Table services(Edition edition) {
        return Table.players(2, edition, Feature.SERVICES).upgraded(LINK).stations(0, LINK);
    }

    @Test
    @Rule("SERV-2")
    void oneImprovementPerStation() {
        Play one = services(STANDARD)
                .improved(LINK)
                .links("Crailsheim-Milano")
                .turn(0)
                .play("play black station");
        assertThat(one.legal("improve")).isEmpty();
        assertThat(why(one, "improve 4 " + LINK))
                .extracting(Refusal::rule, Refusal::reason)
                .containsExactly("SERV-2", "the station at " + LINK + " has an improvement already");
        Play play = services(Readings.without("oneImprovementPerStation"))
                .improved(LINK)
                .turn(0)
                .play("play black station");
        assertThat(play.legal("improve")).as("the first one is gone").hasSize(7);
        assertThat(why(play, "improve 4 " + LINK)).isNull();
        assertThat(why(play, "improve 1 " + LINK))
                .extracting(Refusal::reason)
                .isEqualTo("improvement 1 has been built already");
        play.play("improve 4 " + LINK);
        assertThat(play.money(0)).as("funding").isEqualTo(24 + 12);
        assertThat(play.state().improvements).isEqualTo(0b11110110);
        assertThat(faults(play, "table.services")).isEmpty();
    }

    @Test
    @Rule({"SERV-2", "SERV-4", "SERV-5"})
    void aSecondImprovementOfAStationBringsItsOwnBonusOnly() {
        Edition any = Readings.without("oneImprovementPerStation");
        Play own = services(any)
                .improved(LINK)
                .stationsBuilt(0, 5)
                .truck(0, 1, LINK, "chemicals")
                .turn(0)
                .play("play black station", "improve 4 " + LINK, "drive 1 Würzburg-BadHersfeld", "bonus 5", "bonus 3");
        assertThat(own.legal("bonus")).as("two bonuses for passing, not three").isEmpty();
        Play visitor = services(any)
                .improved(LINK)
                .improvements(3, 4, 5)
                .truck(1, 1, LINK, "chemicals")
                .turn(1)
                .play("play black upgrade", "upgrade Hamburg-Hannover", "drive 1 Würzburg-BadHersfeld");
        assertThat(visitor.money(0)).isEqualTo(24 + 2);
    }

    @Test
    @Rule("SERV-2")
    void improvementsOfAPositionAddUpByTheReading() {
        Edition any = Readings.without("oneImprovementPerStation");
        assertThat(faults(services(any).improved(LINK).improvements(8).turn(0), "table.services"))
                .as("seven beside one station")
                .isEmpty();
        assertThat(faults(services(STANDARD).improved(LINK).improvements(8).turn(0), "table.services"))
                .hasSize(1);
        assertThat(faults(services(any).improvements(8).turn(0), "table.services"))
                .as("seven beside no station")
                .hasSize(1);
        assertThat(faults(
                        services(any)
                                .improved(LINK)
                                .improvements(1, 2, 3, 4, 5, 6, 7, 8)
                                .turn(0),
                        "table.services"))
                .as("one beside a station, and all are left")
                .hasSize(1);
    }

    @Test
    @Rule({"SERV-2", "SERV-7"})
    void autobotImprovesAStationAgainIfItMay() {
        for (boolean one : List.of(true, false)) {
            Edition edition = one ? STANDARD : Readings.without("oneImprovementPerStation");
            Play play = Table.solo(edition, Feature.SERVICES)
                    .upgraded(LINK)
                    .stations(1, LINK)
                    .improved(LINK)
                    .colours("black", "red")
                    .tasks(7)
                    .turn(1);
            assertThat(play.chose("improve")).isEqualTo(one ? List.of() : List.of(LINK));
            assertThat(play.chose("station")).isEqualTo(one ? List.of("Hannover-BadHersfeld") : List.of());
        }
    }

    private static Play improves(Edition edition, int technologies, int stations) {
        return services(edition)
                .stationsBuilt(0, stations)
                .technologies(0, 0, 0, technologies)
                .turn(0)
                .play("play black station", "improve 4 " + LINK);
    }

    @Test
    @Rule("SERV-6")
    void improvementDevelops() {
        assertThat(improves(STANDARD, 1, 1).development(0)).isEqualTo(1);
        assertThat(improves(STANDARD, 0, 1).development(0))
                .as("without the technology")
                .isZero();
        Edition not = Readings.without("improvementDevelops");
        assertThat(improves(not, 1, 1).development(0)).isZero();
        Play station = services(not)
                .technologies(0, 0, 0, 1)
                .turn(0)
                .play("play black station", "station Hannover-BadHersfeld");
        assertThat(station.development(0)).as("a station does").isEqualTo(1);
    }

    @Test
    @Rule("SERV-6")
    void improvementBringsBonusBelow() {
        int funding = 24 + 12;
        assertThat(improves(STANDARD, 2, 3).money(0)).isEqualTo(funding);
        Edition below = Readings.with("improvementBringsBonusBelow");
        assertThat(improves(below, 2, 1).money(0)).as("below the first").isEqualTo(funding + 2);
        assertThat(improves(below, 2, 3).money(0)).as("below the third").isEqualTo(funding + 4);
        assertThat(improves(below, 1, 3).money(0)).as("without the technology").isEqualTo(funding);
        assertThat(improves(below, 2, 4).development(0))
                .as("one for the technology, one below the fourth")
                .isEqualTo(2);
        assertThat(improves(below, 2, 3).state().seats[0].stationsBuilt)
                .as("no station is used up")
                .isEqualTo(3);
    }
}
