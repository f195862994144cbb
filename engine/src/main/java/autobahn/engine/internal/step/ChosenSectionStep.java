package autobahn.engine.internal.step;

import autobahn.engine.internal.State;
import autobahn.engine.internal.rule.Building;

/** Builds a section chosen before, from the money set aside for it. */
final class ChosenSectionStep extends Effect {
    ChosenSectionStep() {
        super(Field.of("section", Field.Type.SECTION), Field.of("price", Field.Type.NUMBER));
    }

    @Override
    public void run(State s, long step) {
        s.turn.reserved -= arg(step, 1);
        Building.build(s, seat(step), arg(step, 0), arg(step, 1));
    }
}
