package autobahn.engine.internal.chapter.setup;

import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/**
 * Dealt by hand: somebody enters what chance has turned up, among all that the step below it may find (SETUP-8). What that
 * is the referee has found out before the moves are asked for.
 */
public final class DealStep extends DecisionStep {
    @Override
    public void moves(State s, long step, MoveList out) {
        s.handDeal().addMoves(out);
    }

    @Override
    public void play(State s, long step, int move) {
        s.push(Steps.dealt(seat(step), MoveType.a(move)));
    }

    @Override
    public String rule(State s, long step) {
        return "SETUP-8";
    }

    @Override
    public Phrase task(State s, long step) {
        return Reason.ENTER_OUTCOME.of();
    }
}
