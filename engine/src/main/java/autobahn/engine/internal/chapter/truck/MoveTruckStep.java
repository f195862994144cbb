package autobahn.engine.internal.chapter.truck;

import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.chapter.choice.Declining;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;
import org.jspecify.annotations.Nullable;

/** A bonus moves any one of some trucks, whatever its colour (MOVE-6, BONUS-MOVE). */
public final class MoveTruckStep extends DecisionStep {
    public MoveTruckStep() {
        super(
                Field.of("steps", Field.Type.NUMBER),
                Field.of("trucks", Field.Type.TRUCKS),
                Field.of("full", Field.Type.FLAG));
    }

    @Override
    public void moves(State s, long step, MoveList out) {
        for (int bits = arg(step, 1); bits != 0; bits = Bits.rest(bits)) {
            Driving.addSteps(s, seat(step), Bits.first(bits), arg(step, 0), Steps.NOWHERE, out);
        }
        Declining.addPass(s, out);
    }

    @Override
    public void play(State s, long step, int move) {
        if (MoveType.of(move) != MoveType.PASS) {
            DriveStep.go(s, seat(step), move, arg(step, 0), arg(step, 2) != 0);
        }
    }

    @Override
    public String rule(State s, long step) {
        return "BONUS-MOVE";
    }

    @Override
    public Phrase task(State s, long step) {
        return Declining.orPass(s, Reason.MOVE_TRUCK);
    }

    @Override
    public @Nullable Refusal noPass(State s, long step) {
        return Declining.noPass(s);
    }
}
