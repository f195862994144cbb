package autobahn.engine;

import autobahn.engine.internal.chapter.ModulesWhy;
import autobahn.engine.internal.chapter.bonus.TilesWhy;
import autobahn.engine.internal.chapter.card.CardsWhy;
import autobahn.engine.internal.chapter.card.ExtrasWhy;
import autobahn.engine.internal.chapter.card.PlayingWhy;
import autobahn.engine.internal.chapter.delivery.DeliveriesWhy;
import autobahn.engine.internal.chapter.office.PromotingWhy;
import autobahn.engine.internal.chapter.road.BuildingWhy;
import autobahn.engine.internal.chapter.road.UpgradingWhy;
import autobahn.engine.internal.chapter.station.StationsWhy;
import autobahn.engine.internal.chapter.technology.UnlockingWhy;
import autobahn.engine.internal.chapter.truck.LoadingWhy;
import autobahn.engine.internal.chapter.truck.TrucksWhy;
import autobahn.engine.internal.chapter.turn.TurnWhy;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.why.Question;
import org.jspecify.annotations.Nullable;

/** Names the rule that forbids a move. */
final class WhyNot {
    private WhyNot() {}

    /** The rule that forbids a move which is not legal now; any int may be asked about. */
    static Refusal explain(Game game, int move) {
        if (move >>> 24 >= MoveType.values().length) {
            return new Refusal("TURN-1", Reason.NO_MOVE_TYPE.of(move >>> 24));
        }
        Phrase misfit = game.box().notation().misfit(move);
        if (misfit != null) {
            return new Refusal(home(MoveType.of(move)), misfit);
        }
        if (game.isOver()) {
            return new Refusal("SCORE-1", Reason.GAME_OVER.of());
        }
        Refusal objection = objection(game.state(), move);
        return objection != null ? objection : PlayingWhy.mainLost(new Question(game.state(), move));
    }

    /** Whether notation can write a move. */
    static boolean readable(Box box, int move) {
        return move >>> 24 < MoveType.values().length && box.notation().misfit(move) == null;
    }

    /**
     * What the rule of that move says against it, the need to keep a pending main action possible (TURN-4) aside; null if
     * nothing. The arguments are in range and the game is not over.
     */
    static @Nullable Refusal objection(State state, int move) {
        Question q = new Question(state, move);
        return switch (q.type()) {
            case ROUTE -> TurnWhy.route(q);
            case CLAIM -> DeliveriesWhy.claim(q);
            case NO_CLAIM -> DeliveriesWhy.noClaim(q);
            case PLAY -> PlayingWhy.play(q);
            case REFRESH -> PlayingWhy.refresh(q);
            case FUNDING -> PlayingWhy.funding(q);
            case TILE -> TilesWhy.tile(q);
            case TILE_COLOUR -> TilesWhy.colour(q);
            case EXTRA -> ExtrasWhy.extra(q);
            case DONE -> TurnWhy.done(q);
            case BUILD -> BuildingWhy.build(q);
            case BUILD_TWO -> BuildingWhy.buildTwo(q);
            case UPGRADE -> UpgradingWhy.upgrade(q);
            case STATION -> StationsWhy.station(q);
            case LOAD -> LoadingWhy.load(q);
            case UNLOCK -> UnlockingWhy.unlock(q);
            case PROMOTE -> PromotingWhy.promote(q);
            case GAIN -> CardsWhy.gain(q);
            case REPLACE -> CardsWhy.replace(q);
            case SWAP -> CardsWhy.swap(q);
            case SLIDE -> CardsWhy.slide(q);
            case FLIP, REMOVE -> CardsWhy.actionTile(q);
            case DRIVE, DELIVER -> TrucksWhy.move(q);
            case STOP -> TrucksWhy.stop(q);
            case BONUS -> StationsWhy.bonus(q);
            case HIRE -> StationsWhy.hire(q);
            case TAKE -> DeliveriesWhy.take(q);
            case PASS -> TurnWhy.pass(q);
            case END -> TurnWhy.end(q);
            case IMPROVE -> ModulesWhy.improve(q);
            case WINE -> ModulesWhy.wine(q);
            case TRAFFIC -> ModulesWhy.traffic(q);
        };
    }

    /** The rule that a kind of move is about, for moves that say nothing sensible. */
    private static String home(MoveType type) {
        return switch (type) {
            case ROUTE -> "SETUP-7";
            case CLAIM, NO_CLAIM -> "DELIV-7";
            case PLAY -> "TURN-4";
            case REFRESH -> "TURN-6";
            case FUNDING -> "TURN-7";
            case TILE -> "TURN-3";
            case TILE_COLOUR -> "BONUS-COLOUR";
            case EXTRA -> "CARD-1";
            case BUILD -> "BUILD-1";
            case BUILD_TWO -> "CARD-A4";
            case UPGRADE -> "UPG-1";
            case STATION -> "STN-1";
            case LOAD -> "LOAD-1";
            case UNLOCK -> "TECH-1";
            case PROMOTE -> "BONUS-PROMOTE";
            case GAIN -> "BONUS-GAIN";
            case REPLACE -> "BONUS-REPLACE";
            case SWAP -> "BONUS-SWAP";
            case FLIP -> "BONUS-FLIP";
            case REMOVE -> "BONUS-REMOVE";
            case SLIDE -> "BONUS-SLIDE";
            case DRIVE, STOP -> "MOVE-3";
            case DELIVER -> "DELIV-1";
            case BONUS -> "MOVE-5";
            case HIRE -> "MOVE-8";
            case TAKE -> "DELIV-2";
            case PASS -> "BONUS-ANY";
            case DONE, END -> "TURN-1";
            case IMPROVE -> "SERV-2";
            case WINE -> "WINE-2";
            case TRAFFIC -> "TRAF-2";
        };
    }
}
