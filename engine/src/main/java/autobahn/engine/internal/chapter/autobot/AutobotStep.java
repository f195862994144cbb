package autobahn.engine.internal.chapter.autobot;

import autobahn.engine.internal.chapter.era.Eras;
import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.State;
import java.util.Objects;

/** A whole turn of Autobot, which never has anything to decide (SOLO-2). */
public final class AutobotStep extends EffectStep {
    @Override
    public void run(State s, long step) {
        AutobotTurn.play(s, Objects.requireNonNull(s.autobot));
        Eras.afterTurn(s);
    }
}
