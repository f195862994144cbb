package autobahn.engine.internal.step;

import autobahn.engine.internal.State;
import autobahn.engine.internal.rule.Eras;
import autobahn.engine.internal.solo.AutobotTurn;
import java.util.Objects;

/** A whole turn of Autobot, which never has anything to decide (SOLO-2). */
public final class AutobotStep extends Effect {
    @Override
    public void run(State s, long step) {
        AutobotTurn.play(s, Objects.requireNonNull(s.autobot));
        Eras.afterTurn(s);
    }
}
