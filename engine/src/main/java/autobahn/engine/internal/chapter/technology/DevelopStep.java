package autobahn.engine.internal.chapter.technology;

import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.State;

/** Move on along the development track (BONUS-DEV). */
public final class DevelopStep extends EffectStep {
    public DevelopStep() {
        super(Field.of("steps", Field.Type.NUMBER));
    }

    @Override
    public void run(State s, long step) {
        Development.advance(s, seat(step), arg(step, 0));
    }
}
