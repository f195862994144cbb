package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Decision;
import autobahn.engine.Event;
import org.junit.jupiter.api.Test;

/** Bonus actions with cards and action tiles. */
class CardBonusTest {
    @Test
    @Rule({"BONUS-GAIN", "BONUS-ANY"})
    void gainTakesADisplayCardToHand() {
        Play play = Table.players(2)
                .technologies(0, 2, 0, 0)
                .display("red-I1", "cyan-I1", "purple-I1", "orange-I1", "white-I1")
                .deck("white-I4", "white-I3")
                .turn(0)
                .play("play red unlock", "unlock network 3a red");
        assertThat(play.legal())
                .containsExactly(
                        "gain red-I1", "gain cyan-I1", "gain purple-I1", "gain orange-I1", "gain white-I1", "pass");
        play.play("gain purple-I1");
        assertThat(play.hand(0)).contains("purple-I1").hasSize(6);
        assertThat(play.display())
                .as("the display slides right and refills on the left")
                .containsExactly("white-I4", "red-I1", "cyan-I1", "orange-I1", "white-I1");
        assertThat(play.events()).contains(new Event.CardRevealed("white-I4"));
    }

    @Test
    @Rule("BONUS-GAIN")
    void anEmptyDeckLeavesTheDisplaySmaller() {
        Play play = Table.players(2)
                .technologies(0, 2, 0, 0)
                .display("red-I1", "cyan-I1")
                .deck()
                .turn(0)
                .play("play red unlock", "unlock network 3a red", "gain cyan-I1");
        assertThat(play.display()).containsExactly("red-I1");
        Play nothing = Table.players(2)
                .technologies(0, 2, 0, 0)
                .display()
                .deck()
                .turn(0)
                .play("play red unlock", "unlock network 3a red");
        assertThat(nothing.legal()).as("no card, no gain").containsExactly("end");
    }

    @Test
    @Rule({"BONUS-REPLACE", "BONUS-ANY"})
    void aHandCardIsReplacedInHand() {
        Play play = Table.players(2).tiles(0, "replace").turn(0).play("tile replace");
        assertThat(play.legal()).hasSize(6 * 5 + 1).contains("pass");
        play.play("replace cyan red-I1");
        assertThat(play.hand(0)).contains("red-I1").doesNotContain("cyan");
        assertThat(play.events()).contains(new Event.CardReplaced(0, "cyan", "red-I1"));
    }

    @Test
    @Rule("BONUS-REPLACE")
    void aPlayedCardIsReplacedOnItsSpaceWithoutAnAction() {
        Play play = Table.players(2)
                .played(0, "load", "cyan")
                .tiles(0, "replace")
                .turn(0)
                .play("tile replace", "replace cyan red-I4");
        assertThat(play.played(0, "load")).containsExactly("red-I4");
        assertThat(play.hand(0)).doesNotContain("red-I4", "cyan");
        assertThat(play.legal("extra")).isEmpty();
    }

    @Test
    @Rule("BONUS-REPLACE")
    void onlyBasicCardsAreReplaced() {
        Play play = Table.players(2)
                .hand(0, "white-I3", "black")
                .tiles(0, "replace")
                .turn(0)
                .play("tile replace");
        assertThat(play.legal("replace")).hasSize(5).allMatch(move -> move.startsWith("replace black "));
        assertThat(Table.players(2)
                        .hand(0, "white-I3")
                        .tiles(0, "replace")
                        .turn(0)
                        .legal("tile"))
                .isEmpty();
    }

    @Test
    @Rule({"BONUS-REPLACE", "MOVE-1"})
    void replacingTheCardJustPlayedChangesNothingThisTurn() {
        Play play = Table.players(2)
                .truck(0, 1, "red Hamburg", "chemicals")
                .tiles(0, "replace")
                .turn(0)
                .play("play red build", "build Hamburg-Dortmund", "tile replace", "replace red cyan-I1");
        assertThat(play.played(0, "build")).containsExactly("cyan-I1");
        assertThat(play.legal("drive 1")).as("the red truck still moves").isNotEmpty();
    }

    @Test
    @Rule({"BONUS-SWAP", "BONUS-ANY"})
    void swapAHandCardWithAPlayedOne() {
        Play play = Table.players(2)
                .hand(0, "red", "black")
                .played(0, "load", "cyan")
                .played(0, "build", "white-I1")
                .tiles(0, "swap")
                .turn(0)
                .play("tile swap");
        assertThat(play.legal())
                .containsExactly(
                        "swap black cyan", "swap black white-I1", "swap red cyan", "swap red white-I1", "pass");
        play.play("swap red white-I1");
        assertThat(play.hand(0)).containsExactly("black", "white-I1");
        assertThat(play.played(0, "build")).containsExactly("red");
        assertThat(play.decision()).as("no action").isEqualTo(Decision.ACTION);
    }

    @Test
    @Rule("BONUS-COLOUR")
    void theCardHasAnotherColourInsteadOfItsOwn() {
        Play play = Table.players(2)
                .tiles(0, "colour")
                .truck(0, 1, "black Hannover", "automotive")
                .truck(0, 2, "red Hamburg", "chemicals")
                .turn(0);
        assertThat(play.legal("tile"))
                .as("neither black nor yellow")
                .containsExactly(
                        "tile colour red",
                        "tile colour cyan",
                        "tile colour orange",
                        "tile colour purple",
                        "tile colour white");
        play.play("tile colour red");
        assertThat(play.legal()).as("a card must follow").allMatch(move -> move.startsWith("play "));
        play.play("play black build");
        assertThat(play.legal()).containsExactly("build Hamburg-Dortmund", "build Hamburg-København");
        play.play("build Hamburg-Dortmund");
        assertThat(play.legal("drive"))
                .as("red trucks move, black ones do not")
                .isNotEmpty()
                .allMatch(move -> move.startsWith("drive 2"));
    }

    @Test
    @Rule("BONUS-COLOUR")
    void itHoldsForUnlockingAndForThisTurnOnly() {
        Play play = Table.players(2)
                .tiles(0, "colour")
                .tokens(0, "purple")
                .hand(0, "black", "red")
                .turn(0)
                .play("tile colour purple", "play black unlock", "unlock trade 1 purple", "end", "funding", "end");
        assertThat(play.legal("play")).isNotEmpty().allMatch(move -> move.startsWith("play red"));
        assertThat(play.legal("play red unlock")).isEmpty();
    }

    @Test
    @Rule("BONUS-COLOUR")
    void notAfterTheCardIsPlayed() {
        Play play = Table.players(2).tiles(0, "colour").turn(0).play("play black upgrade", "upgrade Hamburg-Hannover");
        assertThat(play.legal()).containsExactly("end");
    }

    @Test
    @Rule({"BONUS-FLIP", "BONUS-ANY"})
    void flipATileWithTwoCones() {
        Play play = Table.players(2)
                .tileLevel(0, "load", 1)
                .tileLevel(0, "build", 2)
                .tiles(0, "flip")
                .turn(0)
                .play("tile flip");
        assertThat(play.legal()).containsExactly("flip station", "flip upgrade", "pass");
        play.play("flip upgrade");
        assertThat(play.state().seats[0].tileLevel(3)).isEqualTo(1);
    }

    @Test
    @Rule("BONUS-FLIP")
    void noneWithTwoConesNothingHappens() {
        Play play = Table.players(2)
                .tileLevel(0, "station", 1)
                .tileLevel(0, "load", 1)
                .tileLevel(0, "upgrade", 2)
                .tileLevel(0, "build", 1)
                .development(0, 1)
                .tiles(0, "develop-1")
                .turn(0)
                .play("tile develop-1");
        assertThat(play.development(0)).isEqualTo(2);
        assertThat(play.decision()).isEqualTo(Decision.ACTION);
    }

    @Test
    @Rule({"BONUS-REMOVE", "BONUS-ANY"})
    void removeATileWithOneCone() {
        Table table = Table.players(2).development(0, 13).tiles(0, "develop-1");
        Play none = table.turn(0).play("tile develop-1");
        assertThat(none.decision()).as("none shows one cone").isEqualTo(Decision.ACTION);
        Play play = Table.players(2)
                .development(0, 13)
                .tileLevel(0, "load", 1)
                .tileLevel(0, "build", 2)
                .tiles(0, "develop-1")
                .turn(0)
                .play("tile develop-1");
        assertThat(play.legal()).containsExactly("remove load", "pass");
        play.play("remove load");
        assertThat(play.state().seats[0].tileLevel(2)).isEqualTo(2);
    }

    @Test
    @Rule("BONUS-SLIDE")
    void slideAPlayedCardToAFreePlaceFartherLeft() {
        Play play = Table.players(2)
                .played(0, "station", "red")
                .played(0, "upgrade", "cyan")
                .tiles(0, "slide")
                .turn(0)
                .play("tile slide");
        assertThat(play.legal()).containsExactly("slide red unlock", "slide cyan unlock", "slide cyan load", "pass");
        play.play("slide cyan load");
        assertThat(play.played(0, "load")).containsExactly("cyan");
        assertThat(play.played(0, "upgrade")).isEmpty();
        assertThat(Table.players(2)
                        .played(0, "unlock", "red")
                        .tiles(0, "slide")
                        .turn(0)
                        .legal("tile"))
                .as("nothing lies farther left than that")
                .isEmpty();
    }
}
