package autobahn.engine.internal.play;

import autobahn.engine.Decision;
import autobahn.engine.MoveType;
import autobahn.engine.Refusal;
import autobahn.engine.internal.chapter.bonus.TilesWhy;
import autobahn.engine.internal.chapter.card.CardsWhy;
import autobahn.engine.internal.chapter.card.Extras;
import autobahn.engine.internal.chapter.card.ExtrasWhy;
import autobahn.engine.internal.chapter.card.PlayingWhy;
import autobahn.engine.internal.chapter.delivery.DeliveriesWhy;
import autobahn.engine.internal.chapter.office.PromotingWhy;
import autobahn.engine.internal.chapter.road.BuildingWhy;
import autobahn.engine.internal.chapter.road.UpgradingWhy;
import autobahn.engine.internal.chapter.service.ServicesWhy;
import autobahn.engine.internal.chapter.setup.DealWhy;
import autobahn.engine.internal.chapter.station.StationsWhy;
import autobahn.engine.internal.chapter.technology.UnlockingWhy;
import autobahn.engine.internal.chapter.traffic.TrafficWhy;
import autobahn.engine.internal.chapter.truck.LoadingWhy;
import autobahn.engine.internal.chapter.truck.TrucksWhy;
import autobahn.engine.internal.chapter.turn.TurnWhy;
import autobahn.engine.internal.chapter.wine.WineWhy;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.why.Question;
import org.jspecify.annotations.Nullable;

/** The one list of what the rule of each kind of move may say against it. */
public final class Objections {
    private Objections() {}

    /** Somebody asks about a move; the game must not be over, and the arguments are in range. */
    public static Question question(State state, int move) {
        return new Question(state, Rulebook.decision(state.top()), move, Extras.available(state));
    }

    /** What the rule says against it, the need to keep a pending main action possible (TURN-4) aside; null if nothing. */
    public static @Nullable Refusal of(Question q) {
        if (q.due == Decision.DEAL && q.type() != MoveType.DEAL) {
            return q.first();
        }
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
            case IMPROVE -> ServicesWhy.improve(q);
            case WINE -> WineWhy.wine(q);
            case TRAFFIC -> TrafficWhy.traffic(q);
            case DEAL -> DealWhy.deal(q);
        };
    }
}
