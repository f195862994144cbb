package autobahn.engine.internal.play;

import autobahn.engine.MoveType;
import autobahn.engine.PositionFault;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;

/** Dealt by hand: a move that was chosen at the decision below, and needs what chance says before it can be carried out. */
final class ChosenMoveStep extends EffectStep {
    ChosenMoveStep() {
        super(
                Field.of("type", Field.Type.NUMBER),
                Field.of("first", Field.Type.NUMBER),
                Field.of("second", Field.Type.NUMBER),
                Field.of("third", Field.Type.NUMBER));
    }

    static int move(long step) {
        return Bits.fourBytes(Step.arg(step, 0), Step.arg(step, 1), Step.arg(step, 2), Step.arg(step, 3));
    }

    @Override
    public void run(State s, long step) {
        long decision = s.pop();
        Rulebook.decision(decision).play(s, decision, move(step));
    }

    /** The move was legal at the decision that is still there. */
    @Override
    public void check(State s, int index, String place, PositionFaults faults) {
        boolean legal = false;
        if (index > 0
                && Rulebook.of(s.agendaAt(index - 1)) instanceof DecisionStep
                && arg(step(s, index), 0) < types()) {
            State before = s.copy();
            while (before.agendaSize() > index) {
                before.pop();
            }
            legal = new Referee(before).moves().contains(move(step(s, index)));
        }
        faults.check(legal, place, PositionFault.ILLEGAL);
    }

    private static long step(State s, int index) {
        return s.agendaAt(index);
    }

    private static int types() {
        return MoveType.values().length;
    }
}
