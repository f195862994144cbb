package autobahn.engine.internal.chapter.choice;

import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import org.jspecify.annotations.Nullable;

/** Which bonuses may be declined (BONUS-ANY). */
public final class Declining {
    private Declining() {}

    /** The task of a step that needs a target and may be declined as a bonus. */
    public static Phrase orPass(State s, Reason task) {
        return s.figures.rulings.bonusesDeclinable() ? Reason.OR_PASS.of(task.of()) : task.of();
    }

    /** Why a bonus that needs a target cannot be declined; null if it can. */
    public static @Nullable Refusal noPass(State s) {
        return s.figures.rulings.bonusesDeclinable() ? null : new Refusal("BONUS-ANY", Reason.BONUS_NOT_DECLINED.of());
    }

    /** Offers to decline a bonus that needs a target, where the edition rules so and there is something to decline. */
    public static void addPass(State s, MoveList out) {
        if (out.size() > 0 && s.figures.rulings.bonusesDeclinable()) {
            out.add(MoveType.PASS.move());
        }
    }
}
