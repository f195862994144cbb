package autobahn.engine.internal.chapter.card;

import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.State;

/** Dealt by hand: the display slides right, and a card of the deck comes to its left end (SETUP-4, BONUS-GAIN). */
public final class RefillStep extends EffectStep {
    @Override
    public void run(State s, long step) {
        Display.refill(s);
    }
}
