package autobahn.engine.internal.step;

import autobahn.engine.internal.State;

/** The route cards that nobody took leave the game; the start player begins. */
public final class FirstTurnStep extends Effect {
    @Override
    public void run(State s, long step) {
        s.openRoutes = 0;
        s.push(Steps.turn(seat(step)));
    }
}
