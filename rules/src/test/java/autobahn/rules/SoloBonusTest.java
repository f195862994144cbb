package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import autobahn.engine.Feature;
import autobahn.engine.Options;
import org.junit.jupiter.api.Test;

/** What bonuses mean to Autobot: the board's slots, the development track, discards and promotions. */
class SoloBonusTest {
    private static final Options.Solo HARD = new Options.Solo(true, false, false, false, 0);

    /** A build on orange that takes the tile at Amsterdam. */
    private static Play slot(Options.Solo options, int filled) {
        return Table.solo(options)
                .links("Dortmund-Hannover", "Oberhausen-Dortmund", "Würzburg-Nürnberg")
                .sections("Würzburg-Frankfurt")
                .tileOn("Amsterdam-Oberhausen", "dm-5")
                .colours("orange", "black")
                .tasks(1)
                .lobby(1, 2)
                .slotsFilled(filled)
                .turn(1);
    }

    @Test
    @Rule({"SOLO-8", "SOLO-15"})
    void slotsOfTheEasyBoard() {
        Options.Solo easy = Options.Solo.easy();
        assertThat(slot(easy, 0).development(1)).isEqualTo(1);
        assertThat(slot(easy, 1).office("orange")).containsExactly(1, 1);
        assertThat(slot(easy, 2).chose("build")).containsExactly("Amsterdam-Oberhausen", "Nürnberg-Wien");
        assertThat(slot(easy, 3).floors(1)).containsExactly("trade 1");
        assertThat(slot(easy, 4).development(1)).isEqualTo(1);
        assertThat(slot(easy, 5).chose("station")).containsExactly("Frankfurt-Würzburg");
        assertThat(slot(easy, 6).chose("upgrade")).containsExactly("Würzburg-Nürnberg");
        assertThat(slot(easy, 7).floors(1)).containsExactly("service 1");
        assertThat(slot(easy, 8).bot().slotsFilled).isEqualTo(8);
    }

    @Test
    @Rule({"SOLO-8", "SOLO-15"})
    void slotsOfTheHardBoard() {
        assertThat(slot(HARD, 0).development(1)).isEqualTo(2);
        assertThat(slot(HARD, 1).chose("build")).containsExactly("Amsterdam-Oberhausen", "Nürnberg-Wien");
        assertThat(slot(HARD, 2).floors(1)).containsExactly("trade 1");
        assertThat(slot(HARD, 3).office("orange")).containsExactly(1, 1);
        assertThat(slot(HARD, 4).chose("station")).containsExactly("Frankfurt-Würzburg");
        assertThat(slot(HARD, 5).floors(1)).containsExactly("service 1");
        assertThat(slot(HARD, 6).chose("upgrade")).containsExactly("Würzburg-Nürnberg");
        assertThat(slot(HARD, 7).development(1)).isEqualTo(2);
    }

    /** The last orange section is built and takes a tile; black could still be built, upgraded and given stations. */
    private static Play lastOrange(int filled) {
        return Table.solo()
                .links("Nürnberg-Wien", "Würzburg-Nürnberg", "Frankfurt-Würzburg", "Köln-Frankfurt", "Oberhausen-Köln")
                .stations(0, "Nürnberg-Wien", "Frankfurt-Würzburg")
                .tileOn("Amsterdam-Oberhausen", "dm-5")
                .colours("orange", "black")
                .tasks(1)
                .slotsFilled(filled)
                .turn(1);
    }

    @Test
    @Rule("SOLO-8")
    void aBuildBonusIsOnTheColourAndNeverBecomesAnUpgrade() {
        Play build = lastOrange(2);
        assertThat(build.bot().slotsFilled).isEqualTo(3);
        assertThat(build.chose("build")).containsExactly("Amsterdam-Oberhausen");
        assertThat(build.state().upgraded).isZero();
        assertThat(build.office("orange")).containsExactly(1);
    }

    @Test
    @Rule("SOLO-8")
    void stationAndUpgradeBonusesAreOnTheColourToo() {
        Play station = lastOrange(5);
        assertThat(station.bot().slotsFilled).isEqualTo(6);
        assertThat(station.chose("station"))
                .as("black has room, orange has none")
                .isEmpty();
        assertThat(lastOrange(6).chose("upgrade"))
                .as("black ones would be nearer to Bad Hersfeld")
                .containsExactly("Würzburg-Nürnberg");
    }

    @Test
    @Rule("SOLO-8")
    void aBuildBonusBelowAStationNeverBecomesAnUpgrade() {
        Play play = Table.solo(HARD)
                .links("Århus-Hamburg", "Crailsheim-Milano")
                .stationsBuilt(1, 1)
                .colours("black", "red")
                .tasks(7)
                .turn(1);
        assertThat(play.chose("station")).hasSize(1);
        assertThat(play.chose("build")).isEmpty();
        assertThat(play.state().upgraded).isZero();
    }

    @Test
    @Rule("SOLO-15")
    void theHardBoardsStations() {
        Play play = Table.solo(HARD)
                .stationsBuilt(1, 3)
                .lobby(1, 1)
                .colours("black", "red")
                .tasks(7)
                .turn(1);
        assertThat(play.floors(1)).containsExactly("trade 1");
    }

    /** One step on the development track by a build task on purple. */
    private static Table develop(int from) {
        return Table.solo().colours("purple", "black", "red").tasks(3).development(1, from);
    }

    @Test
    @Rule("SOLO-10")
    void raisingALimitShufflesAnAdvancedTaskIn() {
        for (int from : new int[] {1, 7, 13}) {
            Play play = develop(from).turn(1);
            assertThat(play.taskDeck()).containsExactly(4);
            assertThat(play.bot().advancedTasksSize).isEqualTo(2);
        }
    }

    @Test
    @Rule("SOLO-10")
    void unlockingPutsTheLeftmostDisplayCardIntoTheColourDeck() {
        Play play = develop(11)
                .display("red-I1", "cyan-I1", "white-I1", "white-I2", "red-I2")
                .deck("orange-I4")
                .turn(1);
        assertThat(play.colourDeck()).containsExactlyInAnyOrder("black", "red", "red-I1");
        assertThat(play.display()).containsExactly("orange-I4", "cyan-I1", "white-I1", "white-I2", "red-I2");
    }

    @Test
    @Rule("SOLO-10")
    void replacingACardDiscardsAndMoneyMeansNothing() {
        Play replace = develop(5)
                .display("red-I1", "cyan-I1", "purple-I1", "white-I2", "red-I2")
                .turn(1);
        assertThat(replace.events(Event.AutobotDiscarded.class))
                .containsExactly(new Event.AutobotDiscarded("purple-I1"));
        Play money = develop(3).turn(1);
        assertThat(money.money(1)).isZero();
    }

    private static String discarded(String... display) {
        Play play = Table.solo()
                .colours("purple", "black")
                .tasks(2)
                .display(display)
                .deck("orange-I4")
                .turn(1);
        assertThat(play.display()).hasSize(5).startsWith("orange-I4");
        return play.events(Event.AutobotDiscarded.class).getFirst().card();
    }

    @Test
    @Rule("SOLO-10")
    void itDiscardsTheLeftmostCardOfTheColour() {
        assertThat(discarded("red-I1", "purple-I1", "red-I2", "purple-I2", "red-I3"))
                .isEqualTo("purple-I1");
    }

    @Test
    @Rule("SOLO-10")
    void elseTheRightmostOfTheCommonestColour() {
        assertThat(discarded("red-I1", "cyan-I1", "red-I2", "cyan-I2", "red-I3"))
                .isEqualTo("red-I3");
        assertThat(discarded("red-I1", "red-I2", "white-I1", "cyan-I2", "orange-I3"))
                .isEqualTo("red-I2");
        assertThat(discarded("red-I1", "red-I2", "white-I1", "white-I2", "cyan-I1"))
                .as("of two commonest colours the rightmost card")
                .isEqualTo("white-I2");
    }

    /** A promotion from the development track. */
    private static Table promotion(int era) {
        return develop(9).era(era);
    }

    @Test
    @Rule("SOLO-9")
    void floorsUpToTheEra() {
        assertThat(promotion(1).lobby(1, 1).floors(1, "network 1").turn(1).floors(1))
                .containsExactly("network 1", "trade 1");
        assertThat(promotion(2).lobby(1, 1).floors(1, "network 1").turn(1).floors(1))
                .containsExactly("network 2");
        assertThat(promotion(2).floors(1, "network 2").turn(1).floors(1)).containsExactly("network 2");
        assertThat(promotion(3).floors(1, "network 2").turn(1).floors(1)).containsExactly("network 3");
    }

    @Test
    @Rule("SOLO-9")
    void theHighestFloorThenTheLeftmostDepartment() {
        assertThat(promotion(3).floors(1, "network 1", "service 2").turn(1).floors(1))
                .containsExactly("network 1", "service 3");
        assertThat(promotion(2).floors(1, "trade 1", "service 1").turn(1).floors(1))
                .containsExactly("trade 2", "service 1");
        assertThat(promotion(2)
                        .floors(1, "network 1", "network 2", "trade 1")
                        .turn(1)
                        .floors(1))
                .containsExactly("network 1", "network 2", "trade 2");
    }

    @Test
    @Rule("SOLO-9")
    void anyDepartmentWillDo() {
        assertThat(promotion(1)
                        .lobby(1, 1)
                        .floors(1, "network 1", "trade 1", "service 1")
                        .turn(1)
                        .floors(1))
                .contains("finance 1");
        Play planning = Table.solo(Feature.PLANNING)
                .colours("purple", "black")
                .tasks(3)
                .development(1, 9)
                .lobby(1, 1)
                .floors(1, "network 1", "trade 1", "service 1", "finance 1")
                .turn(1);
        assertThat(planning.floors(1)).contains("planning 1");
    }

    @Test
    @Rule("SOLO-9")
    void withNobodyToPromoteOneComesToTheLobby() {
        Play play = promotion(1).turn(1);
        assertThat(play.lobby(1)).isEqualTo(1);
        assertThat(play.floors(1)).isEmpty();
    }

    @Test
    @Rule("SOLO-9")
    void aShownDepartmentGoesFirstAndOnlyIfItCan() {
        Table table = Table.solo()
                .colours("black", "red")
                .tasks(7)
                .stationsBuilt(1, 5)
                .lobby(1, 1);
        assertThat(table.turn(1).floors(1)).containsExactly("service 1");
        Play taken = Table.solo()
                .colours("black", "red")
                .tasks(7)
                .stationsBuilt(1, 5)
                .lobby(1, 1)
                .floors(1, "service 1")
                .turn(1);
        assertThat(taken.floors(1)).containsExactly("network 1", "service 1");
    }
}
