package autobahn.engine.internal.chapter.station;

import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.State;

/** The bonus below a station that was just built (technology, TECH-3). */
public final class StationBonusStep extends EffectStep {
    public StationBonusStep() {
        super(Field.of("link", Field.Type.LINK), Field.of("space", Field.Type.NUMBER));
    }

    @Override
    public void run(State s, long step) {
        Stations.grantBonus(s, seat(step), arg(step, 1), arg(step, 0));
    }
}
