package autobahn.engine.internal.chapter.truck;

import autobahn.engine.MoveType;
import autobahn.engine.Reason;
import autobahn.engine.internal.chapter.choice.GrantedActionStep;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;

/** Load a truck at a depot of one of some autobahns (LOAD-1, LOAD-2, BONUS-LOAD). */
public final class LoadStep extends GrantedActionStep {
    public LoadStep() {
        super("BONUS-LOAD", Reason.LOAD_TRUCK, false, Field.of("steps", Field.Type.NUMBER));
    }

    @Override
    protected void addActions(State s, long step, MoveList out) {
        addTargets(s, seat(step), colours(step), out);
        if (!isBonus(step)) {
            s.modules.addWine(s, seat(step), colours(step), out);
        }
    }

    public static void addTargets(State s, int seat, int colours, MoveList out) {
        for (int depot = 0; depot < s.map.depots; depot++) {
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
            s.modules.loadWine(s, seat(step), MoveType.a(move));
        }
    }
}
