package autobahn.engine.internal.chapter.truck;

import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/** Phase 3: move the trucks that may move, in any order (MOVE-1). */
public final class TrucksStep extends DecisionStep {
    @Override
    public void moves(State s, long step, MoveList out) {
        int seat = seat(step);
        for (int bits = Trucks.toMove(s, seat); bits != 0; bits = Bits.rest(bits)) {
            int truck = Bits.first(bits);
            Driving.addSteps(s, seat, truck, Trucks.phaseSteps(s, seat, truck), Steps.NOWHERE, out);
        }
        if (out.size() > 0) {
            out.add(MoveType.DONE.move());
        }
    }

    @Override
    public void play(State s, long step, int move) {
        MoveType type = MoveType.of(move);
        if (type != MoveType.DONE) {
            int truck = MoveType.a(move);
            s.turn.trucksMoved |= Bits.small(truck);
            s.push(step);
            DriveStep.go(s, seat(step), move, Trucks.phaseSteps(s, seat(step), truck), false);
        }
    }

    @Override
    public String rule(State s, long step) {
        return "TURN-1";
    }

    @Override
    public Phrase task(State s, long step) {
        return Reason.MOVE_TRUCKS.of();
    }
}
