package autobahn.engine.internal.chapter.setup;

import autobahn.engine.Decision;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.why.Question;
import org.jspecify.annotations.Nullable;

/** Entering what chance has turned up (SETUP-8). */
public final class DealWhy {
    private static final String RULE = "SETUP-8";

    private DealWhy() {}

    public static @Nullable Refusal deal(Question q) {
        if (!q.s.byHand) {
            return new Refusal(RULE, Reason.NOT_DEALT_BY_HAND.of());
        }
        if (q.due != Decision.DEAL) {
            return new Refusal(RULE, Reason.NOTHING_TURNED_UP.of());
        }
        return q.s.handDeal().isPossible(q.a) ? null : new Refusal(RULE, Reason.OUTCOME_IMPOSSIBLE.of());
    }
}
