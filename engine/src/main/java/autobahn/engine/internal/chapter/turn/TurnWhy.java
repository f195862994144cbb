package autobahn.engine.internal.chapter.turn;

import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.chapter.bonus.Declining;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.StepKind;
import autobahn.engine.internal.why.Due;
import autobahn.engine.internal.why.Question;
import autobahn.engine.internal.why.Words;
import org.jspecify.annotations.Nullable;

/** Route cards at the start, and going on: done, pass, end (SETUP-7, TURN-1, BONUS-ANY). */
public final class TurnWhy {
    private TurnWhy() {}

    public static @Nullable Refusal route(Question q) {
        if (q.due != StepKind.ROUTE_CARD) {
            return new Refusal("SETUP-7", Reason.ROUTES_EARLIER.of());
        }
        if ((q.s.openRoutes >>> q.a & 1) != 0) {
            return null;
        }
        String name = Names.route(q.t, q.a);
        for (int seat = 0; seat < q.s.seatCount; seat++) {
            if (q.s.seats[seat].route == q.a) {
                return new Refusal("SETUP-7", Reason.ROUTE_TAKEN.of(seat + 1, name));
            }
        }
        return new Refusal("SETUP-7", Reason.ROUTE_CLOSED.of(name));
    }

    public static @Nullable Refusal done(Question q) {
        if (q.due == StepKind.TRUCKS || q.atAction() && q.s.turn.mainDone) {
            return null;
        }
        if (!q.atAction()) {
            return Due.first(q);
        }
        return q.s.turn.mainPending()
                ? new Refusal("TURN-4", Reason.ACTION_MUST_FOLLOW.of(q.card(), Words.action(q.s.turn.space)))
                : mandatory();
    }

    private static Refusal mandatory() {
        return new Refusal("TURN-1", Reason.MAIN_ACTION_MANDATORY.of());
    }

    private static @Nullable Refusal imperative(Question q) {
        return q.t.rulings.bonusesDeclinable() ? null : new Refusal("BONUS-ANY", Reason.BONUS_NOT_DECLINED.of());
    }

    public static @Nullable Refusal end(Question q) {
        return q.due == StepKind.END_TURN ? null : q.atAction() && q.beforeMain() ? mandatory() : Due.first(q);
    }

    public static @Nullable Refusal pass(Question q) {
        return switch (q.due) {
            case BUILD, UPGRADE, STATION, LOAD ->
                !Declining.isBonus(q.step)
                        ? new Refusal("CARD-1", Reason.EXTRA_NOT_DECLINED.of())
                        : q.due == StepKind.BUILD || q.due == StepKind.UPGRADE ? null : imperative(q);
            case UNLOCK, GAIN, REPLACE, SWAP, ACTION_TILE, SLIDE, MOVE_TRUCK -> imperative(q);
            case HIRE -> null;
            case PROMOTE -> new Refusal("BONUS-PROMOTE", Reason.PROMOTION_NOT_DECLINED.of());
            case SECOND_SECTION -> new Refusal("CARD-A4", Reason.SECOND_SECTION_NOT_DECLINED.of());
            case CHOOSE_STATION_BONUS -> new Refusal("MOVE-5", Reason.STATION_BONUS_NOT_DECLINED.of());
            case DELIVERY_TILE -> new Refusal("DELIV-2", Reason.DELIVERY_TILE_NOT_DECLINED.of());
            case DRIVE -> new Refusal("MOVE-3", Reason.SAY_STOP.of());
            case CLAIM -> new Refusal("TURN-1", Reason.SAY_NO_CLAIM.of());
            case ACTION -> q.beforeMain() ? mandatory() : Due.first(q);
            default -> Due.first(q);
        };
    }
}
