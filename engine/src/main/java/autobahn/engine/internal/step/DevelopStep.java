package autobahn.engine.internal.step;

import autobahn.engine.internal.State;
import autobahn.engine.internal.rule.Development;

/** Move on along the development track (BONUS-DEV). */
public final class DevelopStep extends Effect {
    public DevelopStep() {
        super(Field.of("steps", Field.Type.NUMBER));
    }

    @Override
    public void run(State s, long step) {
        Development.advance(s, seat(step), arg(step, 0));
    }
}
