package autobahn.engine.internal.chapter.era;

import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.State;

/** A player's route card at the end of an era (ROUTE-1). */
public final class RouteRewardStep extends EffectStep {
    @Override
    public void run(State s, long step) {
        if (s.figures.routesGiveActions) {
            // The turn is over; what is remembered from now on is about this player's actions.
            s.turn.reset(s.turn.seat);
        }
        if (s.isAutobot(seat(step))) {
            s.solo.rewardRoute(s);
        } else {
            Routes.reward(s, seat(step));
        }
    }
}
