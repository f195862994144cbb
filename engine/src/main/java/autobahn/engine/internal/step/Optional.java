package autobahn.engine.internal.step;

import autobahn.engine.MoveType;
import autobahn.engine.internal.MoveList;

/** Steps whose second argument says whether they may be declined (BONUS-ANY). */
final class Optional {
    private Optional() {}

    /** Offers to decline where there is something to decline. */
    static void addPass(long step, MoveList out) {
        if (Step.arg(step, 1) != 0 && out.size() > 0) {
            out.add(MoveType.PASS.move());
        }
    }
}
