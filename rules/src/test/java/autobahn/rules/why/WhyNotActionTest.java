package autobahn.rules.why;

import autobahn.engine.edition.ActionSpace;
import autobahn.engine.edition.TechnologyKind;
import autobahn.engine.internal.play.Setup;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Steps;
import autobahn.rules.Rule;
import org.junit.jupiter.api.Test;

/** Refusals about building, upgrading, stations, loading and technologies. */
class WhyNotActionTest extends WhyNotTable {
    @Test
    @Rule("BUILD-1")
    void aSectionTouchesTheNetwork() {
        decide(Steps.build(seat, RoadMap.ALL_COLOURS, true));
        refused("build Köln-Frankfurt", "BUILD-1", "Köln-Frankfurt does not touch the network yet");
        refused("build Hamburg-Hannover", "BUILD-1", "Hamburg-Hannover is built already");
        refused("build Hamburg-Schwerin", "BUILD-1", "Schwerin-Hamburg is under a roadblock until the third era");
        refused("funding", "BONUS-BUILD", "first " + player() + " is to build a road section, or pass");
    }

    @Test
    @Rule("BUILD-2")
    void aSectionIsPaid() {
        s.era = 1;
        me.money = 7;
        decide(Steps.build(seat, RoadMap.ALL_COLOURS, true));
        refused("build Würzburg-Nürnberg", "BUILD-2", "Würzburg-Nürnberg costs DM 9 and you have DM 7");
        s.turn.reserved = 5;
        s.era = 0;
        me.money = 9;
        settle();
        refused(
                "build Würzburg-Nürnberg",
                "BUILD-2",
                "Würzburg-Nürnberg costs DM 6 and you have DM 9, of which DM 5 is spoken for");
    }

    @Test
    @Rule("TURN-5")
    void theActionIsOnTheCardsAutobahn() {
        game.play("play orange build");
        refused(
                "build Crailsheim-Nürnberg",
                "TURN-5",
                "Crailsheim-Nürnberg is on the white autobahn, and the card is orange");
    }

    @Test
    @Rule("CARD-A4")
    void twoSectionsTakeAnA4Card() {
        game.play("play orange build");
        refused(
                "build-two Würzburg-Nürnberg",
                "CARD-A4",
                "orange builds one section: only an A4 card builds two at once");
    }

    @Test
    @Rule("CARD-A4")
    void anA4CardBuildsBothSections() {
        takeToHand("red-A4");
        settle();
        game.play("play red-A4 build");
        game.play("build-two Hamburg-Dortmund");
        refused("build Hamburg-Dortmund", "CARD-A4", "Hamburg-Dortmund is the first of the two sections already");
        refused("build Köln-Dortmund", "BUILD-1", "Köln-Dortmund does not touch the network yet");
        refused("pass", "CARD-A4", "both sections are built: choose the second one");
        refused(
                "done",
                "CARD-A4",
                "first " + player() + " is to choose the section to build together with Hamburg-Dortmund");
    }

    @Test
    @Rule("UPG-1")
    void onlyCompleteSingleCarriagewaysAreUpgraded() {
        s.built |= 1L << section("Würzburg-Frankfurt");
        Setup.deriveRoads(s);
        s.upgraded |= 1L << link("Hamburg-Hannover");
        decide(Steps.upgrade(seat, RoadMap.ALL_COLOURS, true));
        refused("upgrade Hamburg-Hannover", "UPG-1", "Hamburg-Hannover is already a dual carriageway");
        refused("upgrade Köln-Dortmund", "UPG-1", "Köln-Dortmund is not complete: no section of it is built");
        refused(
                "upgrade Frankfurt-Würzburg",
                "UPG-1",
                "Frankfurt-Würzburg is not complete: one section of it is built");
    }

    @Test
    @Rule("UPG-2")
    void anUpgradeIsPaidPerSection() {
        me.money = 7;
        decide(Steps.upgrade(seat, RoadMap.ALL_COLOURS, true));
        refused(
                "upgrade Hannover-Bad Hersfeld",
                "UPG-2",
                "upgrading Hannover-BadHersfeld costs DM 12 and you have DM 7");
        me.technologies |= s.figures.technologyLocks[TechnologyKind.CHEAPER_UPGRADE.ordinal()];
        settle();
        refused(
                "upgrade Hannover-Bad Hersfeld",
                "UPG-2",
                "upgrading Hannover-BadHersfeld costs DM 8 and you have DM 7");
    }

    @Test
    @Rule("STN-1")
    void aStationNeedsASpace() {
        s.stations |= 1L << link("Hannover-BadHersfeld");
        decide(Steps.station(seat, RoadMap.ALL_COLOURS, true));
        refused("station Hannover-BadHersfeld", "STN-1", "Hannover-BadHersfeld has a service station already");
        refused(
                "station Hamburg-Hannover",
                "STN-1",
                "Hamburg-Hannover has one section only, so there is no station space");
        refused("station Dortmund-Hamburg", "STN-1", "no section of Dortmund-Hamburg is built yet");
    }

    @Test
    @Rule("STN-1")
    void thereAreEightStations() {
        me.stationsBuilt = 8;
        settle();
        refused("play black station", "TURN-4", "no service station can be built now: all your 8 stations are built");
    }

    @Test
    @Rule("LOAD-1")
    void aDepotLiesAtABuiltSection() {
        decide(Steps.load(seat, RoadMap.ALL_COLOURS, true, 0));
        refused("load cyan Berlin 1", "LOAD-1", "no built section touches Berlin yet");
        refused("load black Hamburg 2", "TECH-5", "truck 2 is not unlocked yet");
        allowed("load black Hamburg 1");
    }

    @Test
    @Rule("LOAD-1")
    void aDepotIsOfTheCardsColour() {
        game.play("play black load");
        refused("load red Hamburg 1", "TURN-5", "the depot red Hamburg is on the red autobahn, and the card is black");
    }

    @Test
    @Rule("LOAD-1")
    void aCardWithoutAnOpenDepotLoadsNothing() {
        takeToHand("yellow");
        settle();
        refused(
                "play yellow load",
                "TURN-4",
                "no truck can be loaded now: no built section touches a city with a depot of the yellow autobahn");
    }

    @Test
    @Rule("LOAD-2")
    void theSecondTruckNeedsItsTechnology() {
        decide(Steps.load(seat, RoadMap.ALL_COLOURS, true, 0));
        refused("load black Hamburg 2", "TECH-5", "truck 2 is not unlocked yet");
    }

    @Test
    @Rule("TECH-1")
    void locksOpenFromTheLowestWithTheCardsToken() {
        me.technologies |= 1;
        settle();
        game.play("play red unlock");
        refused("unlock network 1 red", "TECH-1", "Network 1 is unlocked already");
        refused("unlock network 3a red", "TECH-1", "Network 3a comes after Network 2");
        refused("unlock trade 2 red", "TECH-1", "Trade 2 comes after Trade 1");
        refused("unlock trade 1 cyan", "TECH-1", "the cyan token does not fit: the card is red");
        refused("unlock trade 1 extra", "TECH-7", "extra tokens are for unlock bonuses, not for a card");
    }

    @Test
    @Rule("TECH-1")
    void eachTokenServesOnce() {
        me.tokens = 0;
        settle();
        refused(
                "play red unlock",
                "TURN-4",
                "no technology can be unlocked with it: your red unlock token is used already");
    }

    @Test
    @Rule("TECH-7")
    void anUnlockBonusSpendsAnExtraToken() {
        decide(Steps.unlockBonus(seat));
        refused("unlock trade 1 red", "TECH-7", "an unlock bonus spends an extra token, not the red one");
        refused("end", "TECH-7", "first " + player() + " is to unlock a technology, or pass");
    }

    @Test
    @Rule("TURN-2")
    void actionsNeedACardOnTheirSpace() {
        refused("station Hannover-BadHersfeld", "TURN-2", "play a card to the station space first");
        lay("red", ActionSpace.LOAD);
        settle();
        refused("load black Hamburg 1", "TURN-2", "play a card to the load space first");
    }
}
