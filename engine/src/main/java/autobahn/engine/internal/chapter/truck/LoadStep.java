package autobahn.engine.internal.chapter.truck;

import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.chapter.Modules;
import autobahn.engine.internal.chapter.bonus.Declining;
import autobahn.engine.internal.chapter.wine.Wine;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import org.jspecify.annotations.Nullable;

/** Load a truck at a depot of one of some autobahns (LOAD-1, LOAD-2, BONUS-LOAD). */
public final class LoadStep extends DecisionStep {
    public LoadStep() {
        super(
                Field.of("colours", Field.Type.COLOURS),
                Field.of("optional", Field.Type.FLAG),
                Field.of("steps", Field.Type.NUMBER));
    }

    @Override
    public void moves(State s, long step, MoveList out) {
        addTargets(s, seat(step), arg(step, 0), out);
        if (!Declining.isBonus(step)) {
            Modules.addWine(s, seat(step), arg(step, 0), out);
        }
        Declining.addPass(s, step, out);
    }

    public static void addTargets(State s, int seat, int colours, MoveList out) {
        for (int depot = 0; depot < s.network.depots; depot++) {
            if (Loading.open(s, depot, colours)) {
                for (int bits = Loading.trucks(s, seat, depot); bits != 0; bits = Bits.rest(bits)) {
                    out.add(MoveType.LOAD.move(depot, Bits.first(bits)));
                }
            }
        }
    }

    @Override
    public void play(State s, long step, int move) {
        if (MoveType.of(move) == MoveType.LOAD) {
            Loading.load(s, seat(step), MoveType.a(move), MoveType.b(move), arg(step, 2));
        } else if (MoveType.of(move) == MoveType.WINE) {
            Wine.load(s, seat(step), MoveType.a(move));
        }
    }

    @Override
    public String rule(State s, long step) {
        return Declining.rule(step, "BONUS-LOAD");
    }

    @Override
    public Phrase task(State s, long step) {
        return Declining.orPass(s, step, Reason.LOAD_TRUCK);
    }

    @Override
    public @Nullable Refusal noPass(State s, long step) {
        return Declining.noPass(s, step);
    }
}
