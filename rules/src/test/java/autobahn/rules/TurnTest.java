package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Decision;
import autobahn.engine.Event;
import autobahn.engine.MoneyReason;
import org.junit.jupiter.api.Test;

/** Phases of a turn, refreshing, funding and the end of a turn. */
class TurnTest {
    @Test
    @Rule("TURN-1")
    void claimThenActionThenTrucksThenTheNextPlayer() {
        Play play = Table.players(3)
                .claimable(2, "Denmark", "France")
                .truck(2, 1, "black Hamburg", "chemicals")
                .turn(2);
        assertThat(play.decision()).isEqualTo(Decision.CLAIM);
        assertThat(play.legal()).containsExactly("claim Denmark", "claim France", "no-claim");
        play.play("no-claim");
        assertThat(play.decision()).isEqualTo(Decision.ACTION);
        play.play("play black upgrade", "upgrade Hamburg-Hannover");
        assertThat(play.decision()).isEqualTo(Decision.TRUCKS);
        play.play("done");
        assertThat(play.legal()).containsExactly("end");
        play.play("end");
        assertThat(play.turn()).as("clockwise").isZero();
    }

    @Test
    @Rule({"TURN-1", "DELIV-7"})
    void atMostOneDeliveryBonusATurn() {
        Play play = Table.players(2)
                .board(0, 4)
                .claimable(0, "Netherlands", "Italy")
                .turn(0);
        play.play("claim Netherlands");
        assertThat(play.money(0)).isEqualTo(24 + 8);
        assertThat(play.decision()).isEqualTo(Decision.ACTION);
        play.play("funding", "end", "funding", "end");
        assertThat(play.legal()).as("in the next turn the other one").containsExactly("claim Italy", "no-claim");
    }

    @Test
    @Rule({"TURN-1", "TURN-2"})
    void theMainActionIsMandatory() {
        Play play = Table.players(2).played(0, "build", "red").turn(0);
        assertThat(play.legal()).contains("refresh", "funding").doesNotContain("done", "end", "pass");
        assertThat(play.legal()).allMatch(m -> m.startsWith("play ") || m.equals("refresh") || m.equals("funding"));
    }

    @Test
    @Rule("TURN-6")
    void refreshTakesAllPlayedCardsBackForOneMarkEach() {
        Play play = Table.players(2)
                .played(0, "build", "red", "cyan")
                .played(0, "load", "black")
                .turn(0)
                .play("refresh");
        assertThat(play.money(0)).isEqualTo(24 + 3);
        assertThat(play.hand(0)).hasSize(6);
        assertThat(play.played(0, "build")).isEmpty();
        assertThat(play.events()).contains(new Event.MoneyGained(0, 3, MoneyReason.REFRESH));
    }

    @Test
    @Rule("TURN-6")
    void withoutAPlayedCardThereIsNothingToRefresh() {
        assertThat(Table.players(2).turn(0).offers("refresh")).isFalse();
    }

    @Test
    @Rule("TURN-7")
    void fundingOncePerEraForAnEmployee() {
        int[] amounts = {12, 16, 24};
        for (int era = 1; era <= 3; era++) {
            Play play = Table.players(2).era(era).funded(0, era == 1 ? 2 : 1).turn(0);
            int supply = play.supply(0);
            play.play("funding");
            assertThat(play.money(0)).isEqualTo(24 + amounts[era - 1]);
            assertThat(play.supply(0)).isEqualTo(supply - 1);
            play.play("end");
            assertThat(play.offers("funding")).as("the other player may too").isTrue();
            play.play("funding", "end");
            assertThat(play.offers("funding")).as("once an era").isFalse();
        }
    }

    @Test
    @Rule("TURN-7")
    void noFundingWithoutAnEmployeeInTheSupply() {
        assertThat(Table.players(2).supply(0, 0).lobby(0, 3).turn(0).offers("funding"))
                .isFalse();
        assertThat(Table.players(2).supply(0, 1).turn(0).offers("funding")).isTrue();
    }

    @Test
    @Rule("TURN-8")
    void anEmptyHandTakesAllCardsBackForNothing() {
        Play play = Table.players(2)
                .hand(0, "red", "cyan", "black")
                .played(0, "build", "cyan", "black")
                .turn(0)
                .play("play red load", "load red Hamburg 1", "done");
        int money = play.money(0);
        assertThat(play.hand(0)).isEmpty();
        play.play("end");
        assertThat(play.hand(0)).containsExactly("black", "red", "cyan");
        assertThat(play.money(0)).isEqualTo(money);
    }

    @Test
    @Rule("TURN-8")
    void aCardLeftInHandKeepsThePlayedOnesWhereTheyAre() {
        Play play = Table.players(2)
                .hand(0, "red", "cyan")
                .turn(0)
                .play("play red load", "load red Hamburg 1", "done", "end");
        assertThat(play.hand(0)).containsExactly("cyan");
        assertThat(play.played(0, "load")).containsExactly("red");
    }

    @Test
    @Rule("TURN-9")
    void theOrderOfTheDeckShowsInNoLegalMove() {
        Table one = Table.players(2).era(2).deck("red-I2", "red-I3", "red-I4", "cyan-I2");
        Table two = Table.players(2).era(2).deck("cyan-I2", "red-I4", "red-I3", "red-I2");
        Play a = one.tiles(0, "replace", "colour").turn(0);
        Play b = two.tiles(0, "replace", "colour").turn(0);
        assertThat(a.legal()).isEqualTo(b.legal());
        a.play("tile replace");
        b.play("tile replace");
        assertThat(a.legal()).isEqualTo(b.legal());
        a.play("pass", "play red build");
        b.play("pass", "play red build");
        assertThat(a.legal()).isEqualTo(b.legal());
        assertThat(a.events()).as("no event tells it either").isEqualTo(b.events());
    }

    @Test
    @Rule("TURN-10")
    void withoutMoneyTokensStationsOrFundingATruckCanStillBeLoaded() {
        Play play = Table.players(2)
                .money(0, 0)
                .funded(0, 1)
                .tokens(0)
                .stationsBuilt(0, 8)
                .hand(0, "white")
                .truck(0, 1, "black Hamburg", "chemicals")
                .turn(0);
        assertThat(play.legal()).containsExactly("play white load");
    }
}
