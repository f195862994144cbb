package autobahn.engine.internal.chapter.station;

import autobahn.engine.MoveType;
import autobahn.engine.Reason;
import autobahn.engine.internal.chapter.choice.GrantedActionStep;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;

/** Build a service station on one of some autobahns (STN-1, BONUS-STATION). */
public final class StationStep extends GrantedActionStep {
    public StationStep() {
        super("BONUS-STATION", Reason.BUILD_STATION, false);
    }

    @Override
    protected void addActions(State s, long step, MoveList out) {
        addTargets(s, seat(step), colours(step), out);
    }

    public static void addTargets(State s, int seat, int colours, MoveList out) {
        for (long bits = Stations.sites(s, seat, colours); bits != 0; bits = Bits.rest(bits)) {
            out.add(MoveType.STATION.move(Bits.first(bits)));
        }
        s.modules.addImprovements(s, seat, colours, out);
    }

    @Override
    public void play(State s, long step, int move) {
        if (MoveType.of(move) == MoveType.STATION) {
            Stations.build(s, seat(step), MoveType.a(move));
        } else if (MoveType.of(move) == MoveType.IMPROVE) {
            s.modules.improve(s, seat(step), MoveType.a(move), MoveType.b(move));
        }
    }
}
