package autobahn.engine.internal.why;

import autobahn.engine.MoveType;
import autobahn.engine.Refusal;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.internal.Tables;
import autobahn.engine.internal.rule.Names;
import autobahn.engine.internal.rule.Technologies;
import autobahn.engine.internal.step.StepKind;
import org.jspecify.annotations.Nullable;

/** Unlocking technologies (TECH-1, TECH-7). */
public final class UnlockingWhy {
    private UnlockingWhy() {}

    public static @Nullable Refusal unlock(Question q) {
        Refusal refusal = q.due == StepKind.UNLOCK ? bonusToken(q) : cardToken(q);
        return refusal != null ? refusal : lock(q);
    }

    private static @Nullable Refusal bonusToken(Question q) {
        return q.c == MoveType.EXTRA_TOKEN
                ? null
                : new Refusal("TECH-7", "an unlock bonus spends an extra token, not the " + Names.colour(q.c) + " one");
    }

    private static @Nullable Refusal cardToken(Question q) {
        Scope scope = Scope.mainAction(q, ActionSpace.UNLOCK);
        if (scope.refusal() != null) {
            return scope.refusal();
        }
        if (q.c == MoveType.EXTRA_TOKEN) {
            return new Refusal("TECH-7", "extra tokens are for unlock bonuses, not for a card");
        }
        if (!scope.covers(q.c)) {
            return new Refusal(
                    "TECH-1",
                    "the " + Names.colour(q.c) + " token does not fit: the card is " + Words.colours(scope.colours()));
        }
        return (q.player.tokens >>> q.c & 1) != 0 ? null : new Refusal("TECH-1", noToken(q, q.c));
    }

    private static @Nullable Refusal lock(Question q) {
        if ((Technologies.openLocks(q.player, q.a) >>> q.b & 1) != 0) {
            return null;
        }
        String column = Words.department(q.t.columnDepartment[q.a]);
        boolean open = (q.player.technologies >>> q.a * Tables.LOCKS + q.b & 1) != 0;
        return new Refusal(
                "TECH-1",
                open
                        ? column + " " + Names.lock(q.b) + " is unlocked already"
                        : column + " " + Names.lock(q.b) + " comes after " + column + " "
                                + Names.lock(q.player.level(q.a)));
    }

    private static String noToken(Question q, int colour) {
        return (q.t.unlockTokens >>> colour & 1) == 0
                ? "there is no " + Names.colour(colour) + " unlock token"
                : "your " + Names.colour(colour) + " unlock token is used already";
    }

    /** Why a card of some colours unlocks nothing. */
    static String nothing(Question q, int colours) {
        return "no technology can be unlocked with it: "
                + (Integer.bitCount(colours) == 1
                        ? noToken(q, Integer.numberOfTrailingZeros(colours))
                        : "your " + Words.colours(colours).replace(" or ", " and ")
                                + " unlock tokens are used already");
    }
}
