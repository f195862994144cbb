package autobahn.engine.internal.chapter.technology;

import autobahn.engine.Decision;
import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Figures;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.why.Question;
import autobahn.engine.internal.why.ReasonWords;
import autobahn.engine.internal.why.Scope;
import org.jspecify.annotations.Nullable;

/** Unlocking technologies (TECH-1, TECH-7). */
public final class UnlockingWhy {
    private UnlockingWhy() {}

    public static @Nullable Refusal unlock(Question q) {
        Refusal refusal = q.due == Decision.UNLOCK ? bonusToken(q) : cardToken(q);
        return refusal != null ? refusal : lock(q);
    }

    private static @Nullable Refusal bonusToken(Question q) {
        return q.c == MoveType.EXTRA_TOKEN
                ? null
                : new Refusal("TECH-7", Reason.EXTRA_TOKEN_NEEDED.of(Names.colour(q.c)));
    }

    private static @Nullable Refusal cardToken(Question q) {
        Scope scope = Scope.mainAction(q, ActionSpace.UNLOCK);
        if (scope.refusal() != null) {
            return scope.refusal();
        }
        if (q.c == MoveType.EXTRA_TOKEN) {
            return new Refusal("TECH-7", Reason.NO_EXTRA_TOKEN_HERE.of());
        }
        if (!scope.covers(q.c)) {
            return new Refusal(
                    "TECH-1", Reason.TOKEN_MISFIT.of(Names.colour(q.c), ReasonWords.colours(scope.colours())));
        }
        return Bits.has(q.player.tokens, q.c) ? null : new Refusal("TECH-1", noToken(q, q.c));
    }

    private static @Nullable Refusal lock(Question q) {
        if (Bits.has(Technologies.openLocks(q.player, q.a), q.b)) {
            return null;
        }
        String column = ReasonWords.department(q.figures.columnDepartment[q.a]);
        boolean open = Bits.has(q.player.technologies, q.a * Figures.LOCKS + q.b);
        return new Refusal(
                "TECH-1",
                open
                        ? Reason.LOCK_OPEN.of(column, Names.lock(q.b))
                        : Reason.LOCK_LATER.of(column, Names.lock(q.b), Names.lock(q.player.level(q.a))));
    }

    private static Phrase noToken(Question q, int colour) {
        boolean none = !Bits.has(q.figures.unlockTokens, colour);
        return (none ? Reason.NO_SUCH_TOKEN : Reason.TOKEN_USED).of(Names.colour(colour));
    }

    /** Why a card of some colours unlocks nothing. */
    public static Phrase nothing(Question q, int colours) {
        return Reason.NO_UNLOCK.of(
                Integer.bitCount(colours) == 1
                        ? noToken(q, Bits.first(colours))
                        : Reason.TOKENS_USED.of(ReasonWords.colours(colours)));
    }
}
