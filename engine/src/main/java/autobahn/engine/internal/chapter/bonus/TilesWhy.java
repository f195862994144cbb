package autobahn.engine.internal.chapter.bonus;

import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.edition.Bonus;
import autobahn.engine.edition.BonusKind;
import autobahn.engine.internal.chapter.card.Cards;
import autobahn.engine.internal.chapter.card.PlayingWhy;
import autobahn.engine.internal.chapter.road.BuildingWhy;
import autobahn.engine.internal.chapter.road.UpgradingWhy;
import autobahn.engine.internal.chapter.station.StationsWhy;
import autobahn.engine.internal.chapter.truck.LoadingWhy;
import autobahn.engine.internal.chapter.truck.TrucksWhy;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Turn;
import autobahn.engine.internal.why.Question;
import autobahn.engine.internal.why.ReasonWords;
import org.jspecify.annotations.Nullable;

/** Using bonus tiles (TURN-3, DELIV-2, BONUS-COLOUR). */
public final class TilesWhy {
    private TilesWhy() {}

    public static @Nullable Refusal tile(Question q) {
        Refusal refusal = unusable(q);
        if (refusal != null) {
            return refusal;
        }
        Bonus bonus = q.figures.tileBonus[q.a];
        if (bonus.kind() == BonusKind.COLOUR) {
            return new Refusal("BONUS-COLOUR", Reason.SAY_COLOUR.of());
        }
        if (q.s.turn.mainPending() && q.s.turn.extrasDone == 0) {
            return new Refusal("TURN-3", Reason.TILE_BETWEEN.of(ReasonWords.action(q.s.turn.space)));
        }
        return BonusTiles.usable(q.s, q.seat, bonus)
                ? null
                : new Refusal("TURN-3", Reason.TILE_USELESS.of(useless(q, bonus)));
    }

    public static @Nullable Refusal colour(Question q) {
        Refusal refusal = unusable(q);
        if (refusal != null) {
            return refusal;
        }
        if (q.figures.tileBonus[q.a].kind() != BonusKind.COLOUR) {
            return new Refusal("BONUS-COLOUR", Reason.NO_COLOUR_TILE.of(name(q)));
        }
        boolean played = q.s.turn.card != Turn.NONE;
        if (q.s.turn.mainDone && !played) {
            return new Refusal("BONUS-COLOUR", Reason.COLOUR_WITHOUT_CARD.of());
        }
        if (!Cards.isChangeable(q.b)) {
            return new Refusal("BONUS-COLOUR", Reason.COLOUR_UNCHANGEABLE.of(Names.colour(q.b)));
        }
        if (played) {
            return Cards.mayRecolour(q.s, q.seat, q.b)
                    ? null
                    : new Refusal("TURN-3", Reason.TILE_USELESS.of(Reason.COLOUR_WITHOUT_USE.of(Names.colour(q.b))));
        }
        return Cards.mayChangeTo(q.s, q.seat, q.b)
                ? null
                : new Refusal("TURN-3", Reason.COLOUR_USELESS.of(Names.colour(q.b)));
    }

    /** Why a tile of that kind cannot be used now, whatever it does. */
    private static @Nullable Refusal unusable(Question q) {
        if (!q.atAction()) {
            return q.first();
        }
        Turn turn = q.s.turn;
        int held = q.player.tileCount(q.a);
        if (held == 0) {
            return new Refusal("TURN-3", Reason.NO_TILE.of(name(q)));
        }
        if (turn.tileUsed) {
            return new Refusal("TURN-3", Reason.TILE_USED.of());
        }
        if (held <= turn.lockedTiles(q.a)) {
            return new Refusal("DELIV-2", Reason.TILE_TOO_NEW.of(name(q)));
        }
        return PlayingWhy.colourChanged(q);
    }

    private static String name(Question q) {
        return Names.bonus(q.figures.tileBonus[q.a]);
    }

    private static Phrase useless(Question q, Bonus bonus) {
        int all = RoadMap.ALL_COLOURS;
        return switch (bonus.kind()) {
            case BUILD -> BuildingWhy.nothing(q, all);
            case UPGRADE -> UpgradingWhy.nothing(q, all);
            case STATION -> StationsWhy.nothing(q, all);
            case LOAD -> LoadingWhy.nothing(q, all);
            case MOVE -> TrucksWhy.nothing(q);
            case PROMOTE -> Reason.NO_PROMOTION.of();
            case RECRUIT -> Reason.SUPPLY_EMPTY.of();
            case UNLOCK -> Reason.NO_EXTRA_TOKEN.of();
            case REPLACE -> (q.s.displaySize == 0 ? Reason.DISPLAY_EMPTY : Reason.NO_BASIC_CARD).of();
            case GAIN -> Reason.DISPLAY_EMPTY.of();
            case FLIP -> Reason.NO_TWO_CONES.of();
            case REMOVE -> Reason.NO_ONE_CONE.of();
            case SWAP -> (q.player.hand == 0 ? Reason.HAND_EMPTY : Reason.NO_PLAYED_CARD).of();
            case SLIDE -> Reason.NO_PLACE_LEFT.of();
            case DEVELOP, DM, COLOUR, EMPLOYEE, FUNDING, PICK_UP, DISCARD -> Reason.NO_TILE_BONUS.of();
        };
    }
}
