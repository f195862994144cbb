package autobahn.engine.internal.chapter.era;

import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.State;

/** The administration phase is over (ERA-4). */
public final class NextEraStep extends EffectStep {
    @Override
    public void run(State s, long step) {
        Eras.next(s);
    }
}
