package autobahn.engine.internal.chapter.road;

import autobahn.engine.PositionFault;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/**
 * Builds a section chosen before, from the money set aside for it. If a bonus in between has built that very section, or
 * used up the last one there was, the money is free again and nothing is built.
 */
public final class ChosenSectionStep extends EffectStep {
    public ChosenSectionStep() {
        super(Field.of("section", Field.Type.SECTION), Field.of("price", Field.Type.NUMBER));
    }

    @Override
    public void run(State s, long step) {
        s.turn.reserved -= arg(step, 1);
        if (Building.mayBePlaced(s, arg(step, 0))) {
            Building.build(s, seat(step), arg(step, 0), arg(step, 1));
        }
    }

    @Override
    public void check(State s, int index, String place, PositionFaults faults) {
        int section = arg(s.agendaAt(index), 0);
        boolean gone = s.sectionsBuilt == s.figures.sectionSupply;
        faults.check(
                s.isTurnRunning()
                        && section != Steps.NOWHERE
                        && (gone || Bits.has(s.built, section) || Building.mayBePlaced(s, section)),
                place + ".arguments.section",
                PositionFault.CHOSEN_SECTION);
    }
}
