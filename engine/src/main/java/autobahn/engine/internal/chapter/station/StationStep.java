package autobahn.engine.internal.chapter.station;

import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.chapter.Modules;
import autobahn.engine.internal.chapter.bonus.Declining;
import autobahn.engine.internal.chapter.service.Services;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import org.jspecify.annotations.Nullable;

/** Build a service station on one of some autobahns (STN-1, BONUS-STATION). */
public final class StationStep extends DecisionStep {
    public StationStep() {
        super(Field.of("colours", Field.Type.COLOURS), Field.of("optional", Field.Type.FLAG));
    }

    @Override
    public void moves(State s, long step, MoveList out) {
        addTargets(s, seat(step), arg(step, 0), out);
        Declining.addPass(s, step, out);
    }

    public static void addTargets(State s, int seat, int colours, MoveList out) {
        for (long bits = Stations.sites(s, seat, colours); bits != 0; bits = Bits.rest(bits)) {
            out.add(MoveType.STATION.move(Bits.first(bits)));
        }
        Modules.addImprovements(s, seat, colours, out);
    }

    @Override
    public void play(State s, long step, int move) {
        if (MoveType.of(move) == MoveType.STATION) {
            Stations.build(s, seat(step), MoveType.a(move));
        } else if (MoveType.of(move) == MoveType.IMPROVE) {
            Services.improve(s, seat(step), MoveType.a(move), MoveType.b(move));
        }
    }

    @Override
    public String rule(State s, long step) {
        return Declining.rule(step, "BONUS-STATION");
    }

    @Override
    public Phrase task(State s, long step) {
        return Declining.orPass(s, step, Reason.BUILD_STATION);
    }

    @Override
    public @Nullable Refusal noPass(State s, long step) {
        return Declining.noPass(s, step);
    }
}
