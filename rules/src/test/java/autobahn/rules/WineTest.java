package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Decision;
import autobahn.engine.Event;
import autobahn.engine.Feature;
import autobahn.engine.Options;
import autobahn.engine.TestGames;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Module 1: wine. */
class WineTest {
    /** Switzerland to Jena, with a road from Basel to Jena. */
    private static Table purple() {
        return Table.players(2, Feature.WINE)
                .era(3)
                .links("Basel-Mannheim", "Mannheim-Frankfurt", "Frankfurt-BadHersfeld", "BadHersfeld-Jena")
                .wineCard(0, "Switzerland")
                .wineCard(1, "Austria");
    }

    @Test
    @Rule("WINE-1")
    void eachPlayerHasAWineCardAndTokensGoByPlayers() {
        int[][] tokens = {{1, 1}, {2, 1}, {2, 2}};
        for (int players = 2; players <= 4; players++) {
            State s = TestGames.state(
                    new Box(Editions.standard()).newGame(new Options(players, null, Set.of(Feature.WINE)), players));
            Set<Integer> cards = new HashSet<>();
            for (Seat seat : s.seats) {
                assertThat(seat.wineCard).isBetween(0, 3);
                cards.add(seat.wineCard);
            }
            assertThat(cards).hasSize(players);
            assertThat(s.wineSingles).isEqualTo(tokens[players - 2][0]);
            assertThat(s.wineDoubles).isEqualTo(tokens[players - 2][1]);
        }
        assertThat(TestGames.state(new Box(Editions.standard()).newGame(Options.players(2), 1)).seats[0].wineCard)
                .as("without the module")
                .isEqualTo(-1);
    }

    @Test
    @Rule("WINE-2")
    void exampleAPurpleCardLoadsWineOutsideBasel() {
        Play play = purple().turn(0).play("play purple load", "wine 1");
        assertThat(play.truck(0, 1)).isEqualTo("Basel-Mannheim");
        assertThat(play.events()).contains(new Event.WineLoaded(0, 1, "Switzerland", "Jena"));
    }

    @Test
    @Rule("WINE-2")
    void onlyWithTheColourOfTheCard() {
        assertThat(purple().turn(0).play("play black load").legal("wine")).isEmpty();
        assertThat(purple().turn(0).play("play purple load").legal("wine")).containsExactly("wine 1");
        assertThat(purple().turn(1).play("play purple load").legal("wine"))
                .as("the other player has another card")
                .isEmpty();
    }

    @Test
    @Rule("WINE-2")
    void theSectionMustBeBuiltAndFree() {
        Play unbuilt = Table.players(2, Feature.WINE)
                .wineCard(0, "Switzerland")
                .links("Frankfurt-BadHersfeld")
                .turn(0)
                .play("play purple load");
        assertThat(unbuilt.legal("wine")).isEmpty();
        Play taken = purple().truck(1, 1, "Basel-Mannheim", "chemicals").turn(0).play("play purple load");
        assertThat(taken.legal("wine")).isEmpty();
        Play own = purple().truck(0, 1, "Basel-Mannheim", "chemicals").turn(0).play("play purple load");
        assertThat(own.legal("wine")).as("the truck that is loaded anew").containsExactly("wine 1");
    }

    @Test
    @Rule("WINE-2")
    void onceAGame() {
        Play play = purple().turn(0)
                .play("play purple load", "wine 1")
                .endTurn()
                .play("funding")
                .endTurn();
        play.play("refresh").endTurn().endTurn();
        play.play("play purple load");
        assertThat(play.legal("wine")).isEmpty();
    }

    @Test
    @Rule("WINE-3")
    void abonusDoesNotLoadWine() {
        Play play = purple().tiles(0, "load").turn(0).play("tile load");
        assertThat(play.legal("wine")).isEmpty();
        assertThat(play.legal("load")).isNotEmpty();
    }

    @Test
    @Rule({"WINE-4", "WINE-5"})
    void itArrivesOnTheFirstSectionThatTouchesTheCity() {
        Play play = purple().truck(0, 1, "BadHersfeld-Frankfurt", "wine")
                .lobby(0, 2)
                .technologies(0, 1, 1, 1)
                .turn(0)
                .play("play purple upgrade", "upgrade Mannheim-Frankfurt")
                .play("drive 1 BadHersfeld-Jena");
        assertThat(play.truck(0, 1)).isEqualTo("BadHersfeld-Jena");
        play.play("drive 1 Jena-BadHersfeld");
        assertThat(play.truck(0, 1)).isEqualTo("off");
        assertThat(play.events()).contains(new Event.WineDelivered(0, 1, "Jena", 2));
        assertThat(play.decision()).isEqualTo(Decision.PROMOTE);
        play.play("promote network 1", "promote trade 1");
        assertThat(play.floors(0)).containsExactly("network 1", "trade 1");
        assertThat(play.delivered(0)).as("no delivery abroad").isEmpty();
    }

    @Test
    @Rule("WINE-4")
    void arrivalNeedsNoFreeSection() {
        Play play = purple().truck(0, 1, "BadHersfeld-Jena", "wine")
                .truck(1, 1, "Jena-BadHersfeld", "chemicals")
                .turn(0)
                .play("play purple upgrade", "upgrade Mannheim-Frankfurt");
        assertThat(play.offers("drive 1 Jena-BadHersfeld")).isTrue();
    }

    @Test
    @Rule("WINE-5")
    void theDoubleTokenGoesFirst() {
        Play play = purple().wineTokens(0, 1)
                .truck(0, 1, "BadHersfeld-Jena", "wine")
                .turn(0)
                .play("play purple upgrade", "upgrade Mannheim-Frankfurt", "drive 1 Jena-BadHersfeld");
        assertThat(play.events()).contains(new Event.WineDelivered(0, 1, "Jena", 1));
        assertThat(play.state().wineSingles).isZero();
        Play first = purple().truck(0, 1, "BadHersfeld-Jena", "wine")
                .turn(0)
                .play("play purple upgrade", "upgrade Mannheim-Frankfurt", "drive 1 Jena-BadHersfeld");
        assertThat(first.state().wineDoubles).isZero();
        assertThat(first.state().wineSingles).isEqualTo(1);
    }

    @Test
    @Rule("WINE-6")
    void germanyCountsForTrade() {
        Play play = purple().truck(0, 1, "BadHersfeld-Jena", "wine")
                .delivered(0, "Italy")
                .floors(0, "trade 2")
                .supply(0, 0)
                .turn(0)
                .play("play purple upgrade", "upgrade Mannheim-Frankfurt");
        int before = play.game().points(0);
        play.play("drive 1 Jena-BadHersfeld");
        assertThat(play.state().seats[0].wine).isEqualTo(2);
        assertThat(play.game().points(0) - before).isEqualTo(2);
    }

    @Test
    @Rule("WINE-3")
    void wineIsNotDeliveredAbroad() {
        Play play = purple().truck(0, 1, "Basel-Mannheim", "wine")
                .turn(0)
                .play("play purple upgrade", "upgrade Mannheim-Frankfurt");
        assertThat(play.legal("deliver")).isEmpty();
        assertThat(play.legal("drive")).containsExactly("drive 1 Mannheim-Basel");
    }

    private static Table solo() {
        return Table.solo(Feature.WINE)
                .era(3)
                .links("Basel-Mannheim", "Mannheim-Frankfurt", "Frankfurt-BadHersfeld", "BadHersfeld-Jena")
                .wineCard(0, "Italy")
                .autobotWine("Switzerland", "France", "Austria")
                .colours("purple", "red")
                .tasks(5);
    }

    @Test
    @Rule("WINE-7")
    void autobotLoadsWineWithTheFirstMatchingColour() {
        Play play = solo().turn(1);
        assertThat(play.events()).contains(new Event.WineLoaded(1, 1, "Switzerland", "Jena"));
        assertThat(play.bot().wineCards).as("the other two are discarded").isZero();
        assertThat(play.truck(1, 1)).as("three steps on").isEqualTo("Frankfurt-BadHersfeld");
        assertThat(play.heading(1)).isEqualTo("none");
    }

    @Test
    @Rule("WINE-7")
    void notBeforeTheThirdEraNorWithoutARoad() {
        Play second = solo().era(2).turn(1);
        assertThat(second.events(Event.WineLoaded.class)).isEmpty();
        assertThat(second.bot().wineCards).isNotZero();
        Play noRoad = Table.solo(Feature.WINE)
                .era(3)
                .autobotWine("Switzerland", "France", "Austria")
                .colours("purple", "red")
                .tasks(5)
                .turn(1);
        assertThat(noRoad.events(Event.WineLoaded.class)).isEmpty();
        assertThat(noRoad.events(Event.TruckLoaded.class)).hasSize(1);
    }

    @Test
    @Rule("WINE-7")
    void autobotsWineEarnsATokenAndCountsForTrade() {
        Table table = solo().tasks(1)
                .colours("white", "red")
                .wineCard(1, "Switzerland")
                .truck(1, 1, "BadHersfeld-Frankfurt", "wine")
                .lobby(1, 2);
        Play play = table.turn(1);
        assertThat(play.events()).contains(new Event.WineDelivered(1, 1, "Jena", 2));
        assertThat(play.floors(1)).as("two promotions").containsExactly("network 2");
        assertThat(play.state().seats[1].wine).isEqualTo(2);
        assertThat(play.truck(1, 1)).isEqualTo("off");
    }
}
