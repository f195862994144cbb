package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import autobahn.engine.Feature;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Module 3: services. */
class ServicesTest {
    private static final String LINK = "BadHersfeld-Würzburg";

    /** An own station on an upgraded black link. */
    private static Table table() {
        return Table.players(2, Feature.SERVICES)
                .upgraded(LINK)
                .stations(0, LINK)
                .stations(1, "Hannover-BadHersfeld");
    }

    private static Play improve(Table table, int improvement) {
        return table.turn(0).play("play black station", "improve " + improvement + " " + LINK);
    }

    @Test
    @Rule({"SERV-1", "SERV-2"})
    void oneOfEightInsteadOfAStation() {
        Play play = table().links("Crailsheim-Milano").turn(0).play("play black station");
        assertThat(play.legal("improve")).hasSize(8).allMatch(move -> move.endsWith(LINK));
        assertThat(play.legal("station")).containsExactly("station Crailsheim-Milano");
        play.play("improve 6 " + LINK);
        assertThat(play.state().seats[0].stationsBuilt)
                .as("no station is used up")
                .isEqualTo(1);
        assertThat(play.state().improvements).isEqualTo(0b11011111);
    }

    @Test
    @Rule("SERV-2")
    void onlyOwnStationsOnUpgradedLinksOfTheColourOnceEach() {
        Play single =
                Table.players(2, Feature.SERVICES).stations(0, LINK).turn(0).play("play black station");
        assertThat(single.legal("improve")).as("not upgraded").isEmpty();
        Play foreign = Table.players(2, Feature.SERVICES)
                .upgraded(LINK)
                .stations(1, LINK)
                .turn(0)
                .play("play black station");
        assertThat(foreign.legal("improve")).as("not one's own").isEmpty();
        Play colour = table().sections("Hamburg-Dortmund").turn(0).play("play red station");
        assertThat(colour.legal("improve")).as("of the card's colour").isEmpty();
        Play twice = table().improved(LINK).links("Crailsheim-Milano").turn(0).play("play black station");
        assertThat(twice.legal("improve")).as("one beside each station").isEmpty();
        assertThat(table().improvements()
                        .links("Crailsheim-Milano")
                        .turn(0)
                        .play("play black station")
                        .legal("improve"))
                .as("none left")
                .isEmpty();
    }

    @Test
    @Rule("SERV-2")
    void anImprovementAloneMakesTheActionPossible() {
        Play play = table().turn(0);
        assertThat(play.offers("play black station")).isTrue();
        Play tile = table().tiles(0, "station").turn(0).play("tile station");
        assertThat(tile.legal("improve")).hasSize(8);
    }

    @Test
    @Rule("SERV-3")
    void promote() {
        Play play = improve(table().lobby(0, 1), 1).play("promote finance 1");
        assertThat(play.floors(0)).containsExactly("finance 1");
    }

    @Test
    @Rule("SERV-3")
    void placeAnEmployee() {
        Play play = improve(table(), 2);
        assertThat(play.office("black")).containsExactly(0, 1, 0);
        assertThat(play.money(0)).isEqualTo(24);
        Play full = improve(table().office("black", 1, 0, 1), 2);
        assertThat(full.office("black")).containsExactly(0, 1, 0);
        assertThat(full.lobby(1)).isEqualTo(1);
    }

    @Test
    @Rule("SERV-3")
    void flipAnActionTile() {
        Play play = improve(table(), 3).play("flip load");
        assertThat(play.state().seats[0].tileLevel(2)).isEqualTo(1);
    }

    @Test
    @Rule("SERV-3")
    void gainFundingOnceAnEra() {
        Play play = improve(table(), 4);
        assertThat(play.money(0)).isEqualTo(24 + 12);
        assertThat(play.state().seats[0].funded).isEqualTo(1);
        Play again = improve(table().funded(0, 1), 4);
        assertThat(again.money(0)).isEqualTo(24);
    }

    @Test
    @Rule("SERV-3")
    void gainAnActionCard() {
        Play play = improve(table(), 5);
        String card = play.display().getFirst();
        play.play("gain " + card);
        assertThat(play.hand(0)).contains(card);
    }

    @Test
    @Rule("SERV-3")
    void developThree() {
        assertThat(improve(table(), 6).play("flip load").development(0)).isEqualTo(3);
    }

    @Test
    @Rule("SERV-3")
    void pickUpPlayedCardsWithoutMoney() {
        Play play = improve(table().played(0, "build", "red", "white"), 7);
        assertThat(play.hand(0)).contains("red", "white", "black");
        assertThat(play.money(0)).isEqualTo(24);
    }

    @Test
    @Rule("SERV-3")
    void moveATruckThree() {
        Play play = improve(table().truck(0, 1, "Hamburg-Hannover", "chemicals"), 8)
                .play("drive 1 Hannover-BadHersfeld", "drive 1 BadHersfeld-Hannover", "drive 1 BadHersfeld-Würzburg");
        assertThat(play.truck(0, 1)).isEqualTo(LINK);
        assertThat(play.money(1)).as("past the other's station").isEqualTo(24 + 1);
    }

    @Test
    @Rule("SERV-4")
    void passingAnOwnImprovedStationGivesTwoDifferentBonuses() {
        Play play = table().improved(LINK)
                .stationsBuilt(0, 5)
                .links("Crailsheim-Milano")
                .truck(0, 1, LINK, "chemicals")
                .turn(0)
                .play("play black station", "station Crailsheim-Milano", "drive 1 Würzburg-BadHersfeld");
        assertThat(play.legal()).containsExactly("bonus 1", "bonus 2", "bonus 3", "bonus 4", "bonus 5", "bonus 6");
        play.play("bonus 5");
        assertThat(play.legal("bonus")).containsExactly("bonus 1", "bonus 2", "bonus 3", "bonus 4", "bonus 6");
        play.play("bonus 3");
        assertThat(play.money(0)).isEqualTo(24 + 6 + 4);
        assertThat(play.legal("bonus")).isEmpty();
    }

    @Test
    @Rule("SERV-4")
    void withASingleBonusLeftThereIsNoSecond() {
        Play play = table().improved(LINK)
                .truck(0, 1, LINK, "chemicals")
                .turn(0)
                .play("play black upgrade", "upgrade Hamburg-Hannover", "drive 1 Würzburg-BadHersfeld", "bonus 1");
        assertThat(play.legal("bonus")).isEmpty();
    }

    @Test
    @Rule({"SERV-5", "MOVE-7"})
    void othersPayTheLargerAmountAtAnImprovedStation() {
        int[] small = {1, 1, 2, 2, 3, 3, 4, 4};
        for (int built = 1; built <= 8; built++) {
            for (boolean improved : List.of(false, true)) {
                Table table = Table.players(2, Feature.SERVICES)
                        .upgraded(LINK)
                        .stations(1, LINK)
                        .stationsBuilt(1, built)
                        .truck(0, 1, LINK, "chemicals");
                Play play = (improved ? table.improved(LINK) : table)
                        .turn(0)
                        .play("play black upgrade", "upgrade Hamburg-Hannover", "drive 1 Würzburg-BadHersfeld");
                assertThat(play.money(1)).isEqualTo(24 + small[built - 1] * (improved ? 2 : 1));
            }
        }
    }

    @Test
    @Rule("SERV-6")
    void itCountsAsBuildingAStationForDevelopingButNotForTheBonusBelow() {
        Play play = improve(table().technologies(0, 0, 0, 2), 4);
        assertThat(play.development(0)).isEqualTo(1);
        assertThat(play.money(0)).as("funding only").isEqualTo(24 + 12);
        assertThat(play.legal("bonus")).isEmpty();
    }

    private static Table solo() {
        return Table.solo(Feature.SERVICES)
                .upgraded(LINK)
                .stations(1, LINK)
                .lobby(1, 1)
                .colours("black", "red")
                .tasks(7);
    }

    @Test
    @Rule("SERV-7")
    void autobotImprovesFirstTakesTheLeftmostAndIsPromoted() {
        Play play = solo().improvements(4, 6).turn(1);
        assertThat(play.events()).contains(new Event.StationImproved(1, LINK, 4, "funding"));
        assertThat(play.state().improvements).isEqualTo(0b100000);
        assertThat(play.floors(1)).containsExactly("network 1");
        assertThat(play.chose("station")).isEmpty();
        assertThat(play.state().seats[1].stationsBuilt).isEqualTo(1);
    }

    @Test
    @Rule("SERV-7")
    void elseItBuildsAStation() {
        assertThat(solo().improved(LINK).turn(1).chose("station")).containsExactly("Hannover-BadHersfeld");
        assertThat(solo().improvements().turn(1).chose("station")).containsExactly("Hannover-BadHersfeld");
    }
}
