package autobahn.rules;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Event;
import autobahn.engine.MoneyReason;
import autobahn.engine.edition.Goods;
import org.junit.jupiter.api.Test;

/** Deliveries abroad. Delivery board 2 wants chemicals in Denmark (develop 1) and appliances in the Netherlands. */
class DeliveryTest {
    /** Truck 1 stands before Århus, on the black autobahn. */
    private static Table beforeAarhus(String goods) {
        return Table.players(2).board(0, 2).links("Århus-Hamburg").truck(0, 1, "Århus-Hamburg", goods);
    }

    private static Play deliver(Table table) {
        return table.turn(0).play("play black upgrade", "upgrade Würzburg-Crailsheim", "deliver 1 Denmark");
    }

    @Test
    @Rule({"DELIV-1", "DELIV-6"})
    void oneStepBeyondAForeignCity() {
        Play play = deliver(beforeAarhus("automotive"));
        assertThat(play.events()).contains(new Event.GoodsDelivered(0, 1, "Denmark", Goods.AUTOMOTIVE));
        assertThat(play.delivered(0)).containsExactly("Denmark");
        assertThat(play.truck(0, 1)).as("truck and goods go back").isEqualTo("off");
    }

    @Test
    @Rule("DELIV-1")
    void reachingTheCityIsNotEnough() {
        Play play = Table.players(2)
                .links("Hamburg-København")
                .truck(0, 1, "red Hamburg", "chemicals")
                .turn(0)
                .play("play red build", "build Hamburg-Dortmund")
                .play("drive 1 Hamburg-København", "drive 1 København-Hamburg");
        assertThat(play.delivered(0)).isEmpty();
        assertThat(play.truck(0, 1)).isEqualTo("København-Hamburg");
        assertThat(play.legal()).as("that took both steps").containsExactly("end");
    }

    @Test
    @Rule("DELIV-1")
    void noSectionToPrahaOrWarszawaBeforeTheThirdEra() {
        Play play = Table.players(2)
                .era(2)
                .money(0, 99)
                .links("Würzburg-Nürnberg", "Crailsheim-Nürnberg", "Dortmund-Hannover")
                .tiles(0, "build")
                .turn(0)
                .play("tile build");
        assertThat(play.legal()).noneMatch(move -> move.contains("Praha") || move.contains("Warszawa"));
        Play east = Table.players(2)
                .era(3)
                .money(0, 99)
                .links("Würzburg-Nürnberg")
                .tiles(0, "build")
                .turn(0)
                .play("tile build");
        assertThat(east.legal()).contains("build Nürnberg-Praha");
    }

    @Test
    @Rule("DELIV-2")
    void oneTileOfTheCountryByChoice() {
        Play play = deliver(beforeAarhus("automotive").deliveryTiles("Denmark", "dm-5", "build", "dm-5"));
        assertThat(play.legal()).containsExactly("take build", "take dm-5");
        play.play("take dm-5");
        assertThat(play.tiles(0)).containsExactly("dm-5");
        assertThat(play.legal()).containsExactly("end");
    }

    @Test
    @Rule("DELIV-2")
    void noTileIfNoneRemains() {
        Play play = deliver(beforeAarhus("automotive").deliveryTiles("Netherlands", "dm-5"));
        assertThat(play.legal()).containsExactly("end");
        assertThat(play.tiles(0)).isEmpty();
    }

    @Test
    @Rule({"DELIV-3", "DELIV-7"})
    void preferredGoodsAreClaimedInALaterTurn() {
        Play play = deliver(beforeAarhus("chemicals"));
        assertThat(play.claimable(0)).containsExactly("Denmark");
        assertThat(play.money(0)).as("no DM").isEqualTo(24 - 6);
        assertThat(play.development(0)).isZero();
        play.play("end", "funding", "end");
        assertThat(play.legal()).containsExactly("claim Denmark", "no-claim");
        play.play("claim Denmark");
        assertThat(play.development(0)).isEqualTo(1);
        assertThat(play.claimable(0)).isEmpty();
        assertThat(play.events()).contains(new Event.DeliveryClaimed(0, "Denmark", "develop-1"));
    }

    @Test
    @Rule("DELIV-3")
    void otherGoodsPayAtOnce() {
        Play play = deliver(beforeAarhus("appliances"));
        assertThat(play.money(0)).isEqualTo(24 - 6 + 2);
        assertThat(play.claimable(0)).isEmpty();
        assertThat(play.events()).contains(new Event.MoneyGained(0, 2, MoneyReason.DELIVERY));
    }

    @Test
    @Rule("DELIV-3")
    void preferredGoodsOnAUsedIconTakeTheMoneyIcon() {
        Play waiting = deliver(beforeAarhus("chemicals").claimable(0, "Denmark").delivered(0, "Denmark"), "no-claim");
        assertThat(waiting.money(0)).isEqualTo(24 - 6 + 2);
        Play claimed = deliver(beforeAarhus("chemicals").claimed(0, "Denmark"));
        assertThat(claimed.money(0)).isEqualTo(24 - 6 + 2);
        assertThat(claimed.claimable(0)).isEmpty();
        Play both = deliver(beforeAarhus("chemicals").claimed(0, "Denmark").paid(0, "Denmark"));
        assertThat(both.money(0)).as("both used: nothing").isEqualTo(24 - 6);
    }

    private static Play deliver(Table table, String first) {
        return table.turn(0).play(first, "play black upgrade", "upgrade Würzburg-Crailsheim", "deliver 1 Denmark");
    }

    @Test
    @Rule("DELIV-4")
    void theMoneyIconPaysOnce() {
        Play play = deliver(beforeAarhus("appliances").paid(0, "Denmark"));
        assertThat(play.money(0)).isEqualTo(24 - 6);
        assertThat(play.claimable(0)).as("nor is it the goods icon's turn").isEmpty();
        Play twice = deliver(beforeAarhus("appliances").truck(0, 2, "black Hamburg", "automotive"));
        assertThat(twice.money(0)).isEqualTo(24 - 6 + 2);
        twice.play("drive 2 Århus-Hamburg", "deliver 2 Denmark");
        assertThat(twice.money(0)).as("the second time nothing").isEqualTo(24 - 6 + 2);
    }

    @Test
    @Rule("DELIV-4")
    void moneyAndGoodsIconsAreApart() {
        Play play = deliver(beforeAarhus("chemicals").paid(0, "Denmark"));
        assertThat(play.claimable(0)).containsExactly("Denmark");
    }

    @Test
    @Rule("DELIV-5")
    void theFirstPharmaceuticalsEarnTheBoardsBonus() {
        Play play = deliver(beforeAarhus("pharmaceuticals").lobby(0, 1).deliveryTiles("Denmark", "dm-5"));
        play.play("take dm-5");
        assertThat(play.legal()).containsExactly("promote finance 1");
        assertThat(play.money(0)).as("and not the DM icon").isEqualTo(24 - 6);
        assertThat(play.state().seats[0].paid).isZero();
    }

    @Test
    @Rule("DELIV-5")
    void laterPharmaceuticalsEarnTheMoneyIconIfItIsFree() {
        Play later = deliver(beforeAarhus("pharmaceuticals").pharmaceuticals("Denmark"));
        assertThat(later.money(0)).isEqualTo(24 - 6 + 2);
        Play nothing = deliver(
                beforeAarhus("pharmaceuticals").pharmaceuticals("Denmark").paid(0, "Denmark"));
        assertThat(nothing.money(0)).isEqualTo(24 - 6);
        assertThat(nothing.delivered(0)).as("it counts all the same").containsExactly("Denmark");
    }

    @Test
    @Rule({"DELIV-5", "DELIV-4"})
    void theFirstPharmaceuticalsEarnTheirBonusWithBothIconsUsed() {
        Play play = deliver(beforeAarhus("pharmaceuticals")
                .lobby(0, 1)
                .claimed(0, "Denmark")
                .paid(0, "Denmark")
                .pharmaceuticals("France"));
        assertThat(play.legal()).containsExactly("promote finance 1");
    }

    @Test
    @Rule({"DELIV-6", "SCORE-1"})
    void theSecondDeliveryToACountryCountsNoMore() {
        Play play = deliver(
                beforeAarhus("appliances").delivered(0, "Denmark", "Italy").floors(0, "trade 2"));
        assertThat(play.delivered(0)).containsExactly("Denmark", "Italy");
        assertThat(play.game().points(0)).isEqualTo(2 * 2);
    }

    @Test
    @Rule("DELIV-7")
    void aClaimMayBePutOff() {
        Play play = Table.players(2).board(0, 2).claimable(0, "France").turn(0).play("no-claim", "funding", "end");
        play.play("funding", "end");
        assertThat(play.legal()).containsExactly("claim France", "no-claim");
        play.play("claim France");
        assertThat(play.money(0)).isEqualTo(24 + 12 + 8);
    }
}
