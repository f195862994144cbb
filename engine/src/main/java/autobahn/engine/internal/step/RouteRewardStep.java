package autobahn.engine.internal.step;

import autobahn.engine.internal.State;
import autobahn.engine.internal.rule.Routes;
import autobahn.engine.internal.solo.Solo;

/** A player's route card at the end of an era (ROUTE-1). */
public final class RouteRewardStep extends Effect {
    @Override
    public void run(State s, long step) {
        if (s.isAutobot(seat(step))) {
            Solo.rewardRoute(s);
        } else {
            Routes.reward(s, seat(step));
        }
    }
}
