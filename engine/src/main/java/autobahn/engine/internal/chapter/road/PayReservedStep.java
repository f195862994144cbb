package autobahn.engine.internal.chapter.road;

import autobahn.engine.MoneyReason;
import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.State;

/** Pays for a section after its bonuses, where the edition rules so. */
public final class PayReservedStep extends EffectStep {
    public PayReservedStep() {
        super(Field.of("price", Field.Type.NUMBER));
    }

    @Override
    public void run(State s, long step) {
        s.turn.reserved -= arg(step, 0);
        s.pay(seat(step), arg(step, 0), MoneyReason.SECTION);
    }
}
