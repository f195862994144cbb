package autobahn.engine.internal.chapter.turn;

import autobahn.engine.Event;
import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/** A turn and its four phases (TURN-1). */
public final class TurnStep extends EffectStep {
    @Override
    public void run(State s, long step) {
        int seat = seat(step);
        s.turn.reset(seat);
        if (s.listener != null) {
            s.emit(new Event.TurnBegan(seat, s.era + 1));
        }
        if (s.isAutobot(seat)) {
            s.push(Steps.autobot());
            return;
        }
        s.push(Steps.endTurn(seat));
        s.push(Steps.trucks(seat));
        s.push(Steps.action(seat));
        if (s.seats[seat].claimable != 0) {
            s.push(Steps.claim(seat));
        }
    }
}
