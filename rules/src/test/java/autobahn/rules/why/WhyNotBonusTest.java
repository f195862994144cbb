package autobahn.rules.why;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Event;
import autobahn.engine.IllegalMoveException;
import autobahn.engine.MoneyReason;
import autobahn.engine.MoveType;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.internal.chapter.truck.Trucks;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.Steps;
import autobahn.rules.Rule;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Refusals about trucks, deliveries, promotions and bonuses on cards; and what a legal move would do. */
class WhyNotBonusTest extends WhyNotTable {
    /** The hash of the first standard edition, which did not let trucks turn back. */
    private static final String FIRST_STANDARD = "de170d7bce7ea9f7";

    @Test
    @Rule("MOVE-1")
    void onlyTrucksOfTheCardsColourMove() {
        me.usableTrucks = 2;
        me.truckPlace[0] = Seat.DEPOT + argument("load black Hamburg 1");
        me.truckPlace[1] = Seat.DEPOT + argument("load orange Würzburg 1");
        settle();
        game.play("play orange build");
        game.play("build Würzburg-Nürnberg");
        refused(
                "drive 1 Hamburg-Hannover",
                "MOVE-1",
                "truck 1 stands in the depot black Hamburg, and the card is orange");
        refused("stop 2", "MOVE-1", "truck 2 is not under way, so there is nothing to stop");
        game.play("drive 2 Würzburg-Nürnberg");
        refused("drive 1 Hamburg-Hannover", "MOVE-3", "first " + player() + " is to drive truck 2 on, or stop it");
        refused("pass", "MOVE-3", "say stop to end the truck's movement");
    }

    @Test
    @Rule("MOVE-3")
    void aStepIsOneBuiltSection() {
        me.truckPlace[0] = section("Hannover-BadHersfeld");
        decide(Steps.drive(seat, 0, 1, section("BadHersfeld-Hannover"), section("Hannover-BadHersfeld"), false));
        allowed("drive 1 BadHersfeld-Hannover");
        refused(
                "drive 1 Würzburg-Crailsheim",
                "MOVE-3",
                "Würzburg-Crailsheim is not one step from truck 1, on Hannover-BadHersfeld");
        refused("drive 1 Hannover-Dortmund", "MOVE-3", "Hannover-Dortmund is not built");
        refused("drive 1 Hannover-BadHersfeld", "MOVE-3", "truck 1 stands on Hannover-BadHersfeld already");
    }

    @Test
    @Rule("MOVE-3")
    void turningBackIsRefusedWhereTheEditionForbidsIt() {
        sitDown(new Box(Editions.withHash(FIRST_STANDARD).orElseThrow()), 2);
        me.truckPlace[0] = section("Hannover-BadHersfeld");
        decide(Steps.drive(seat, 0, 1, section("BadHersfeld-Hannover"), section("Hannover-BadHersfeld"), false));
        refused(
                "drive 1 BadHersfeld-Hannover",
                "MOVE-3",
                "truck 1 has just left BadHersfeld-Hannover and does not turn back");
    }

    @Test
    @Rule("MOVE-4")
    void noTruckEndsWhereAnotherStands() {
        s.seats[1 - seat].truckPlace[0] = section("Hamburg-Hannover");
        me.truckPlace[0] = section("Hannover-BadHersfeld");
        decide(Steps.moveTruck(seat, 1, Trucks.ALL, false));
        refused(
                "drive 1 Hamburg-Hannover",
                "MOVE-4",
                "Hamburg-Hannover holds another truck, and with 0 steps left there is no other end");
        refused("drive 2 Hamburg-Hannover", "TECH-5", "truck 2 is not unlocked yet");
    }

    @Test
    @Rule("MOVE-4")
    void aTruckGoesOnFromAnOccupiedSection() {
        s.seats[1 - seat].truckPlace[0] = section("Hannover-BadHersfeld");
        me.truckPlace[0] = section("Hannover-BadHersfeld");
        decide(Steps.drive(seat, 0, 1, section("Hamburg-Hannover"), section("Hannover-BadHersfeld"), false));
        refused("stop 1", "MOVE-4", "do not stop here: Hannover-BadHersfeld holds another truck");
    }

    @Test
    @Rule("TRAF-4")
    void noTruckEndsInTraffic() {
        s.traffic = 1L << section("Hamburg-Hannover");
        me.truckPlace[0] = section("Hannover-BadHersfeld");
        decide(Steps.moveTruck(seat, 1, Trucks.ALL, false));
        refused(
                "drive 1 Hamburg-Hannover",
                "TRAF-4",
                "Hamburg-Hannover is jammed with traffic, and with 0 steps left there is no other end");
    }

    @Test
    @Rule("TRAF-4")
    void aTruckGoesOnFromTraffic() {
        s.traffic = 1L << section("Hannover-BadHersfeld");
        me.truckPlace[0] = section("Hannover-BadHersfeld");
        decide(Steps.drive(seat, 0, 1, section("Hamburg-Hannover"), section("Hannover-BadHersfeld"), false));
        refused("stop 1", "TRAF-4", "do not stop here: Hannover-BadHersfeld is jammed with traffic");
    }

    @Test
    @Rule("DELIV-1")
    void aDeliveryGoesOneStepBeyondTheBorder() {
        me.truckPlace[0] = section("Hamburg-Hannover");
        decide(Steps.moveTruck(seat, 1, Trucks.ALL, false));
        refused(
                "deliver 1 Denmark",
                "DELIV-1",
                "truck 1 stands on Hamburg-Hannover, which is not at the border of Denmark");
    }

    @Test
    @Rule("DELIV-2")
    void aDeliveryTileIsTaken() {
        Arrays.fill(s.deliveryTiles, 0, 3, (byte) 0);
        s.deliveryTiles[0] = (byte) (tile("dm-5") + 1);
        decide(Steps.deliveryTile(seat, 0));
        refused("take swap", "DELIV-2", "Denmark has no swap tile");
        refused("pass", "DELIV-2", "take one of the country's delivery tiles");
    }

    @Test
    @Rule("MOVE-5")
    void eachStationBonusOnceATurn() {
        me.stationsBuilt = 2;
        s.turn.stationBonuses = 1;
        decide(Steps.chooseStationBonus(seat, link("Hannover-BadHersfeld")));
        refused("bonus 1", "MOVE-5", "bonus 1 (dm-1) was chosen this turn already");
        refused("bonus 3", "MOVE-5", "bonus 3 (dm-2) is still covered: you have built 2 stations");
        refused(
                "end",
                "MOVE-5",
                "first " + player() + " is to choose a bonus for passing the station at Hannover-BadHersfeld");
    }

    @Test
    @Rule("MOVE-8")
    void anEmployeeIsPaidOnlyThere() {
        decide(Steps.hire(seat, 0, 10));
        refused("funding", "MOVE-8", "first " + player() + " is to pay DM 10 for placing an employee, or pass");
        allowed("hire");
    }

    @Test
    @Rule("TECH-6")
    void technologyOpensFloors() {
        me.lobby = 1;
        me.technologies |= 1;
        me.floors |= 1;
        decide(Steps.promote(seat));
        refused(
                "promote trade 1",
                "TECH-6",
                "floor 1 of Trade is closed to you: it takes level 1 of its column, and you have 0 technologies there");
        refused(
                "promote network 3",
                "TECH-6",
                "floor 3 of Network is closed to you: "
                        + "it takes both third-level locks of its column, and you have 1 technology there");
        refused("promote network 1", "BONUS-PROMOTE", "you have an employee on floor 1 of Network already");
        refused("promote finance 2", "BONUS-PROMOTE", "you have no employee on floor 1 of Finance to promote from");
        refused("promote planning 1", "STRETCH-PLAN", "Planning is not in play");
        refused("pass", "BONUS-PROMOTE", "a promotion that is possible must be made");
    }

    @Test
    @Rule("BONUS-PROMOTE")
    void aFloorHasThreeSeats() {
        sitDown(4);
        int finance = 1 << 9;
        for (Seat player : s.seats) {
            player.floors |= player == me ? 0 : finance;
        }
        me.lobby = 1;
        me.technologies |= 1;
        decide(Steps.promote(seat));
        refused("promote finance 1", "BONUS-PROMOTE", "all 3 seats on floor 1 of Finance are taken");
    }

    @Test
    @Rule("BONUS-GAIN")
    void aCardIsGainedFromTheDisplay() {
        s.display[0] = (byte) card("red-I1");
        settle();
        refused("play red-I1 build", "BONUS-GAIN", "red-I1 lies in the display, not in your hand");
        decide(Steps.gain(seat));
        refused("gain red", "BONUS-GAIN", "red is not in the display");
    }

    @Test
    @Rule("BONUS-REPLACE")
    void onlyBasicCardsAreReplaced() {
        takeToHand("red-I1");
        s.display[0] = (byte) card("cyan-I1");
        decide(Steps.replace(seat));
        refused("replace red-I1 cyan-I1", "BONUS-REPLACE", "only basic cards are replaced, and red-I1 is none");
        refused("replace red red-A1", "BONUS-REPLACE", "red-A1 is not in the display");
        refused("replace yellow cyan-I1", "REUN-1", "the yellow card comes to hand in the third era");
    }

    @Test
    @Rule("BONUS-SWAP")
    void aHandCardIsSwappedWithAPlayedOne() {
        lay("red", ActionSpace.BUILD);
        decide(Steps.swap(seat));
        refused("swap red black", "BONUS-SWAP", "red is not in your hand");
        refused("swap black cyan", "BONUS-SWAP", "cyan is not among your played cards");
    }

    @Test
    @Rule("BONUS-SLIDE")
    void aPlayedCardSlidesToTheLeft() {
        lay("red", ActionSpace.UPGRADE);
        lay("cyan", ActionSpace.LOAD);
        decide(Steps.slide(seat));
        refused("slide red load", "BONUS-SLIDE", "the load space already holds 1 card, its limit");
        refused(
                "slide cyan build",
                "BONUS-SLIDE",
                "the build space is not to the left of the load space, where cyan lies");
    }

    @Test
    @Rule("BONUS-FLIP")
    void actionTilesAreFlippedThenRemoved() {
        me.raiseTile(ActionSpace.LOAD.ordinal());
        decide(Steps.flip(seat));
        refused("flip load", "BONUS-FLIP", "the tile of the load space shows one cone already");
        refused("flip unlock", "BONUS-FLIP", "the unlock space has no action tile");
        refused("remove load", "BONUS-FLIP", "first " + player() + " is to flip an action tile, or pass");
        decide(Steps.remove(seat));
        refused(
                "remove build",
                "BONUS-REMOVE",
                "the tile of the build space shows two cones: flip it before it is removed");
    }

    @Test
    void aPreviewTellsWhatAMoveWouldDo() {
        game.play("play orange build");
        List<Event> events = game.preview(game.check("build Würzburg-Nürnberg"));
        assertThat(events)
                .contains(
                        new Event.SectionBuilt(seat, "Würzburg-Nürnberg"),
                        new Event.MoneyPaid(seat, 6, MoneyReason.SECTION));
        assertThat(me.money).isEqualTo(24);
        assertThatThrownBy(() -> game.preview(MoveType.END.move()))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessageContaining("(TURN-4)");
        assertThatThrownBy(() -> game.preview(-1)).hasMessageContaining("no move type number 255");
    }

    @Test
    @Rule("TURN-9")
    void aPreviewShowsNoHiddenCard() {
        decide(Steps.gain(seat));
        assertThat(game.preview(game.move(0)))
                .hasAtLeastOneElementOfType(Event.CardGained.class)
                .noneMatch(Event.CardRevealed.class::isInstance);
    }
}
