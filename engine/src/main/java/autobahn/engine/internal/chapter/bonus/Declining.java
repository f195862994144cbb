package autobahn.engine.internal.chapter.bonus;

import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;
import org.jspecify.annotations.Nullable;

/** Which steps may be declined (BONUS-ANY). */
public final class Declining {
    private Declining() {}

    /** Whether a step that a second argument marks as a bonus, and not as a card's extra action, was gained as one. */
    public static boolean isBonus(long step) {
        return Step.arg(step, 1) != 0;
    }

    /** The rule of a step that is a bonus, or a card's extra action. */
    public static String rule(long step, String bonus) {
        return isBonus(step) ? bonus : "CARD-1";
    }

    /** The task of a step that needs a target and may be declined as a bonus. */
    public static Phrase orPass(State s, Reason task) {
        return s.tables.rulings.bonusesDeclinable() ? Reason.OR_PASS.of(task.of()) : task.of();
    }

    /** The same for a step that may also be a card's extra action. */
    public static Phrase orPass(State s, long step, Reason task) {
        return isBonus(step) ? orPass(s, task) : task.of();
    }

    /** Why a bonus that needs a target cannot be declined; null if it can. */
    public static @Nullable Refusal noPass(State s) {
        return s.tables.rulings.bonusesDeclinable() ? null : new Refusal("BONUS-ANY", Reason.BONUS_NOT_DECLINED.of());
    }

    /** The same for a step that may also be a card's extra action. */
    public static @Nullable Refusal noPass(State s, long step) {
        return isBonus(step) ? noPass(s) : extraNotDeclined();
    }

    /** The same for one that costs money as a bonus. */
    public static @Nullable Refusal noPassToPaying(long step) {
        return isBonus(step) ? null : extraNotDeclined();
    }

    private static Refusal extraNotDeclined() {
        return new Refusal("CARD-1", Reason.EXTRA_NOT_DECLINED.of());
    }

    /** Offers to decline a bonus that costs money. */
    public static void addPassToPaying(long step, MoveList out) {
        if (isBonus(step) && out.size() > 0) {
            out.add(MoveType.PASS.move());
        }
    }

    /** Offers to decline a bonus that needs a target, where the edition rules so and there is something to decline. */
    public static void addPass(State s, MoveList out) {
        if (out.size() > 0 && s.tables.rulings.bonusesDeclinable()) {
            out.add(MoveType.PASS.move());
        }
    }

    /** The same for a step that may also be a card's extra action. */
    public static void addPass(State s, long step, MoveList out) {
        if (isBonus(step)) {
            addPass(s, out);
        }
    }
}
