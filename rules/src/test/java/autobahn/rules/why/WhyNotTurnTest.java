package autobahn.rules.why;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.engine.Decision;
import autobahn.engine.MoveType;
import autobahn.engine.Options;
import autobahn.engine.Phrase;
import autobahn.engine.Refusal;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.internal.play.Setup;
import autobahn.engine.internal.state.Steps;
import autobahn.rules.Rule;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Refusals about the order of play, the main action, tiles and extra actions. */
class WhyNotTurnTest extends WhyNotTable {
    @Test
    @Rule("SETUP-7")
    void routeCardsComeFirst() {
        game = BOX.newGame(Options.players(2), 1);
        seat = game.seatToMove();
        refused("refresh", "SETUP-7", "first " + player() + " is to take a route card");
        String taken = game.notation(game.move(0));
        game.play(taken);
        refused(taken, "SETUP-7", player() + " has taken " + taken.substring("route ".length()) + " already");
    }

    @Test
    @Rule("SETUP-7")
    void routeCardsAreNotTakenLater() {
        refused("route Nürnberg-Paris", "SETUP-7", "route cards are taken before the first turn");
    }

    @Test
    @Rule("SCORE-1")
    void nothingIsPlayedWhenTheGameIsOver() {
        Random random = new Random(1);
        while (!game.isOver()) {
            game.play(game.move(random.nextInt(game.moveCount())));
        }
        refused("refresh", "SCORE-1", "the game is over, and the points are counted");
    }

    @Test
    void argumentsOutOfRangeAreNamed() {
        refused(MoveType.BUILD.move(60), "BUILD-1", "there is no section number 60, only 0 to 51");
        refused(MoveType.REFRESH.move(1), "TURN-6", "refresh takes no argument, so 1 means nothing");
        refused(-1, "TURN-1", "there is no move type number 255");
    }

    @Test
    @Rule("TURN-1")
    void aMainActionIsMandatory() {
        String reason = "a main action is mandatory: play a card, refresh or take funding";
        refused("done", "TURN-1", reason);
        refused("end", "TURN-1", reason);
        refused("pass", "TURN-1", reason);
        refused("build Würzburg-Nürnberg", "TURN-2", "play a card to the build space first");
        refused("promote finance 1", "TURN-2", "first " + player() + " is to play a card, refresh or take funding");
    }

    @Test
    @Rule("TURN-2")
    void thereIsOneMainActionATurn() {
        game.play("funding");
        refused("refresh", "TURN-1", "first " + player() + " is to end the turn");
        refused("drive 1 Hamburg-Hannover", "MOVE-1", "trucks move only in a turn in which a card was played");
        setUp();
        me.addTile(tile("develop-1"));
        game.play("funding");
        refused("refresh", "TURN-2", "the main action of this turn is done");
        refused("extra build", "CARD-1", "extra actions come with a card, and none was played this turn");
    }

    @Test
    @Rule("TURN-6")
    void refreshingTakesAPlayedCard() {
        refused("refresh", "TURN-6", "you have no played card to take back");
    }

    @Test
    @Rule("TURN-7")
    void fundingComesOncePerEra() {
        me.funded = 1;
        settle();
        refused("funding", "TURN-7", "funding was taken in this era already");
    }

    @Test
    @Rule("TURN-7")
    void fundingTakesAnEmployee() {
        me.supply = 0;
        settle();
        refused("funding", "TURN-7", "you have no employee left for the dashboard");
    }

    @Test
    @Rule("DELIV-7")
    void onlyWaitingTokensAreClaimed() {
        refused("claim Denmark", "DELIV-7", "you have no delivery bonus to claim");
        me.claimable = 1;
        settle();
        refused("claim Denmark", "TURN-1", "a delivery bonus is claimed in phase 1, which is over");
    }

    @Test
    @Rule("DELIV-7")
    void aClaimNeedsItsToken() {
        me.claimable = 1;
        me.claimed = 2;
        s.clearAgenda();
        s.push(Steps.turn(seat));
        settle();
        allowed("claim Denmark");
        refused("claim Netherlands", "DELIV-7", "the delivery bonus of Netherlands was claimed already");
        refused("claim France", "DELIV-7", "no token waits on the goods icon of France");
        refused("funding", "TURN-1", "first " + player() + " is to claim a delivery bonus, or none");
    }

    @Test
    @Rule("TURN-4")
    void aFullSpaceTakesNoCard() {
        lay("cyan", ActionSpace.UPGRADE);
        settle();
        refused("play black upgrade", "TURN-4", "the upgrade space already holds 1 card, its limit");
        refused("play cyan build", "TURN-6", "cyan lies on the upgrade space: refresh to take it back");
    }

    @Test
    @Rule("TURN-4")
    void aCardNeedsATarget() {
        refused(
                "play red upgrade",
                "TURN-4",
                "no link of the red autobahn can be upgraded now: "
                        + "it takes a complete link that is still a single carriageway");
        refused("play black unlock", "TURN-4", "no technology can be unlocked with it: there is no black unlock token");
        refused(
                "play white station",
                "TURN-4",
                "no two-section link of the white autobahn that has a section built is without a station");
        allowed("play black upgrade");
    }

    @Test
    @Rule("TURN-4")
    void aCardNeedsMoneyForItsAction() {
        me.money = 3;
        settle();
        refused(
                "play white build",
                "TURN-4",
                "no section of the white autobahn can be built now: Crailsheim-Mannheim costs DM 4 and you have DM 3");
        refused(
                "play black upgrade",
                "TURN-4",
                "no link of the black autobahn can be upgraded now: "
                        + "upgrading Hamburg-Hannover costs DM 6 and you have DM 3");
    }

    @Test
    void aRefusalCarriesWhatATranslationNeeds() {
        me.money = 3;
        settle();
        Refusal refusal = Objects.requireNonNull(game.why(BOX.notation().parse("play white build")));
        assertThat(refusal.key()).isEqualTo("no-section-of");
        Phrase funds = new Phrase("funds", Map.of("money", "3"), "you have DM 3");
        Phrase cause = new Phrase(
                "section-cost",
                Map.of("section", "Crailsheim-Mannheim", "price", "4", "funds", funds),
                "Crailsheim-Mannheim costs DM 4 and you have DM 3");
        assertThat(refusal.arguments()).isEqualTo(Map.of("colours", "white", "cause", cause));
    }

    @Test
    @Rule("BUILD-6")
    void withoutSectionsNobodyBuilds() {
        s.sectionsBuilt = 46;
        settle();
        refused(
                "play orange build",
                "TURN-4",
                "no section of the orange autobahn can be built now: all 46 sections are on the board");
    }

    @Test
    @Rule("REUN-1")
    void theYellowCardWaits() {
        refused("play yellow build", "REUN-1", "the yellow card comes to hand in the third era");
    }

    @Test
    @Rule("TURN-4")
    void thePlayedCardsActionFollows() {
        game.play("play orange build");
        refused("done", "TURN-4", "the action of orange must follow: build a road section");
        refused("funding", "TURN-4", "orange lies on the build space: its action must follow");
        refused(
                "upgrade Hamburg-Hannover",
                "TURN-4",
                "orange lies on the build space, so its action is to build a road section");
        refused("extra build", "CARD-1", "orange offers no extra action 'build' on the build space");
    }

    @Test
    @Rule("TURN-4")
    void anExtraActionMustLeaveTheMainOnePossible() {
        takeToHand("cyan-A2");
        s.built |= 1L << section("Hannover-Dortmund");
        Setup.deriveRoads(s);
        me.money = 12;
        settle();
        game.play("play cyan-A2 build");
        refused("extra develop", "TURN-4", "after that cyan-A2 could no longer build a road section");
        me.money = 9;
        settle();
        refused("extra develop", "CARD-A2", "developing 2 costs DM 10 and you have DM 9");
    }

    @Test
    @Rule("CARD-1")
    void whatFollowsFromAnIfIsNoExtraAction() {
        takeToHand("orange-I1");
        settle();
        game.play("play orange-I1 build");
        refused("extra develop", "CARD-1", "orange-I1 offers no extra action 'develop' on the build space");
        game.play("build Würzburg-Nürnberg");
        assertThat(game.decision()).isEqualTo(Decision.END_TURN);
    }

    @Test
    @Rule("CARD-1")
    void anExtraActionThatWasChosenIsCarriedOut() {
        takeToHand("orange-I4");
        s.built |= 1L << section("Würzburg-Frankfurt");
        Setup.deriveRoads(s);
        settle();
        game.play("play orange-I4 build");
        refused("station Frankfurt-Würzburg", "CARD-1", "choose the extra action first: extra station");
        game.play("extra station");
        refused("pass", "CARD-1", "an extra action that was chosen is carried out, not declined");
        refused("build Würzburg-Nürnberg", "CARD-1", "first " + player() + " is to build a service station");
        game.play("station Frankfurt-Würzburg");
        refused("extra station", "CARD-1", "the extra action 'station' was taken already");
    }

    @Test
    @Rule("TURN-3")
    void aTileMustBeThereAndUseful() {
        refused("tile dm-5", "TURN-3", "you have no dm-5 tile");
        me.addTile(tile("swap"));
        me.addTile(tile("move-2"));
        settle();
        refused("tile swap", "TURN-3", "the tile would do nothing: you have no played card");
        refused("tile move-2", "TURN-3", "the tile would do nothing: you have no truck on the board");
        refused("tile swap red", "BONUS-COLOUR", "the swap tile does not change a card's colour");
    }

    @Test
    @Rule("TURN-3")
    void oneTileATurn() {
        me.addTile(tile("dm-5"));
        me.addTile(tile("dm-5"));
        settle();
        game.play("tile dm-5");
        refused("tile dm-5", "TURN-3", "a bonus tile was used this turn already");
    }

    @Test
    @Rule("TURN-3")
    void noTileBetweenACardAndItsAction() {
        me.addTile(tile("dm-5"));
        settle();
        game.play("play orange build");
        refused("tile dm-5", "TURN-3", "no tile between a card and its first action: build a road section first");
    }

    @Test
    @Rule("DELIV-2")
    void aTileOfThisTurnsDeliveryWaits() {
        me.addTile(tile("dm-5"));
        s.turn.lockTile(tile("dm-5"));
        settle();
        refused("tile dm-5", "DELIV-2", "the dm-5 tile comes from a delivery of this turn: use it in a later one");
    }

    @Test
    @Rule("BONUS-COLOUR")
    void aColourIsChangedForTheCardPlayedNext() {
        me.addTile(tile("colour"));
        settle();
        refused("tile colour", "BONUS-COLOUR", "say which colour the card is to have");
        refused("tile colour black", "BONUS-COLOUR", "a card does not become black by a tile");
        game.play("tile colour orange");
        refused("funding", "BONUS-COLOUR", "play the card that your tile makes orange");
        game.play("play red build");
        refused("build Hamburg-Dortmund", "TURN-5", "Hamburg-Dortmund is on the red autobahn, and the card is orange");
    }
}
