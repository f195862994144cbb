package autobahn.engine.internal.chapter.setup;

import autobahn.engine.Outcome;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.State;

/** Dealt by hand: one route card after the other is revealed, one more than there are players (SETUP-7). */
public final class OpenRouteStep extends EffectStep {
    @Override
    public void run(State s, long step) {
        if (Integer.bitCount(s.openRoutes) <= s.options.players()) {
            int unseen = Bits.firstOnes(s.figures.routeFrom.length) & ~s.openRoutes;
            s.openRoutes |= Bits.small(s.handDeal().choose(Outcome.ROUTE, unseen));
            s.push(step);
        }
    }
}
