package autobahn.engine.internal.why;

import autobahn.engine.Refusal;
import autobahn.engine.internal.rule.Names;
import autobahn.engine.internal.step.StepKind;
import org.jspecify.annotations.Nullable;

/** Route cards at the start, and going on: done, pass, end (SETUP-7, TURN-1, BONUS-ANY). */
public final class TurnWhy {
    private TurnWhy() {}

    public static @Nullable Refusal route(Question q) {
        if (q.due != StepKind.ROUTE_CARD) {
            return new Refusal("SETUP-7", "route cards are taken before the first turn");
        }
        if ((q.s.openRoutes >>> q.a & 1) != 0) {
            return null;
        }
        String name = Names.route(q.t, q.a);
        for (int seat = 0; seat < q.s.seatCount; seat++) {
            if (q.s.seats[seat].route == q.a) {
                return new Refusal("SETUP-7", Words.player(seat) + " has taken " + name + " already");
            }
        }
        return new Refusal("SETUP-7", name + " is not among the open route cards");
    }

    public static @Nullable Refusal done(Question q) {
        if (q.due == StepKind.TRUCKS || q.atAction() && q.s.turn.mainDone) {
            return null;
        }
        if (!q.atAction()) {
            return Due.first(q);
        }
        return q.s.turn.mainPending()
                ? new Refusal("TURN-4", "the action of " + q.card() + " must follow: " + Words.action(q.s.turn.space))
                : mandatory();
    }

    private static Refusal mandatory() {
        return new Refusal("TURN-1", "a main action is mandatory: play a card, refresh or take funding");
    }

    public static @Nullable Refusal end(Question q) {
        return q.due == StepKind.END_TURN ? null : q.atAction() && q.beforeMain() ? mandatory() : Due.first(q);
    }

    public static @Nullable Refusal pass(Question q) {
        return switch (q.due) {
            case BUILD, UPGRADE, STATION, LOAD ->
                Due.optional(q)
                        ? null
                        : new Refusal("CARD-1", "an extra action that was chosen is carried out, not declined");
            case UNLOCK, GAIN, REPLACE, SWAP, ACTION_TILE, SLIDE, MOVE_TRUCK, HIRE -> null;
            case PROMOTE -> new Refusal("BONUS-PROMOTE", "a promotion that is possible must be made");
            case SECOND_SECTION -> new Refusal("CARD-A4", "both sections are built: choose the second one");
            case CHOOSE_STATION_BONUS -> new Refusal("MOVE-5", "choose one of the bonuses that are left this turn");
            case DELIVERY_TILE -> new Refusal("DELIV-2", "take one of the country's delivery tiles");
            case DRIVE -> new Refusal("MOVE-3", "say stop to end the truck's movement");
            case CLAIM -> new Refusal("TURN-1", "say no-claim to claim no delivery bonus");
            case ACTION -> q.beforeMain() ? mandatory() : Due.first(q);
            default -> Due.first(q);
        };
    }
}
