package autobahn.engine.internal.chapter.bonus;

import autobahn.engine.MoveType;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;

/** Which steps may be declined (BONUS-ANY). */
public final class Declining {
    private Declining() {}

    /** Whether a step that a second argument marks as a bonus, and not as a card's extra action, was gained as one. */
    public static boolean isBonus(long step) {
        return Step.arg(step, 1) != 0;
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
