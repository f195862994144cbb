package autobahn.engine.internal.step;

import autobahn.engine.internal.State;
import autobahn.engine.internal.rule.Eras;

/** The administration phase is over (ERA-4). */
public final class NextEraStep extends Effect {
    @Override
    public void run(State s, long step) {
        Eras.next(s);
    }
}
