package autobahn.engine.internal.step;

import autobahn.engine.internal.State;
import autobahn.engine.internal.rule.Routes;

/** A player's route card at the end of an era (ROUTE-1). */
final class RouteRewardStep extends Effect {
    @Override
    public void run(State s, long step) {
        Routes.reward(s, seat(step));
    }
}
