package autobahn.engine.internal.chapter.turn;

import autobahn.engine.Decision;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.why.Question;
import autobahn.engine.internal.why.ReasonWords;
import org.jspecify.annotations.Nullable;

/** Route cards at the start, and going on: done, pass, end (SETUP-7, TURN-1, BONUS-ANY). */
public final class TurnWhy {
    private TurnWhy() {}

    public static @Nullable Refusal route(Question q) {
        if (q.due != Decision.ROUTE_CARD) {
            return new Refusal("SETUP-7", Reason.ROUTES_EARLIER.of());
        }
        if (Bits.has(q.s.openRoutes, q.a)) {
            return null;
        }
        String name = Names.route(q.figures, q.a);
        for (int seat = 0; seat < q.s.seatCount; seat++) {
            if (q.s.seats[seat].route == q.a) {
                return new Refusal("SETUP-7", Reason.ROUTE_TAKEN.of(seat + 1, name));
            }
        }
        return new Refusal("SETUP-7", Reason.ROUTE_CLOSED.of(name));
    }

    public static @Nullable Refusal done(Question q) {
        if (q.due == Decision.TRUCKS || q.atAction() && q.s.turn.mainDone) {
            return null;
        }
        if (!q.atAction()) {
            return q.first();
        }
        return q.s.turn.mainPending()
                ? new Refusal("TURN-4", Reason.ACTION_MUST_FOLLOW.of(q.card(), ReasonWords.action(q.s.turn.space)))
                : mandatory();
    }

    static Refusal mandatory() {
        return new Refusal("TURN-1", Reason.MAIN_ACTION_MANDATORY.of());
    }

    public static @Nullable Refusal end(Question q) {
        return q.due == Decision.END_TURN ? null : q.atAction() && q.beforeMain() ? mandatory() : q.first();
    }

    public static @Nullable Refusal pass(Question q) {
        return q.decision.noPass(q.s, q.step);
    }
}
