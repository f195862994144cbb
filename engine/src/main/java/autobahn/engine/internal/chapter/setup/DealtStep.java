package autobahn.engine.internal.chapter.setup;

import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.State;

/** An outcome that was entered, and waits until the step below it has all that it needs; the referee hands it on. */
public final class DealtStep extends EffectStep {
    public DealtStep() {
        super(Field.of("outcome", Field.Type.OUTCOME));
    }

    @Override
    public void run(State s, long step) {
        throw new IllegalStateException("an outcome that nobody has asked for");
    }
}
