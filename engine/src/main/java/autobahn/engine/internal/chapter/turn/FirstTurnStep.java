package autobahn.engine.internal.chapter.turn;

import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/** The route cards that nobody took leave the game; the start player begins. */
public final class FirstTurnStep extends EffectStep {
    @Override
    public void run(State s, long step) {
        s.openRoutes = 0;
        s.push(Steps.turn(seat(step)));
    }
}
