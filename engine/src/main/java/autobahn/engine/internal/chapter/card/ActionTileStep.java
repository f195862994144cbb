package autobahn.engine.internal.chapter.card;

import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.chapter.choice.Declining;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import org.jspecify.annotations.Nullable;

/** Flip an action tile (level 0) or remove one (level 1); with none that fits nothing happens (BONUS-FLIP, BONUS-REMOVE). */
public final class ActionTileStep extends DecisionStep {
    public ActionTileStep() {
        super(Field.of("level", Field.Type.NUMBER));
    }

    @Override
    public void moves(State s, long step, MoveList out) {
        MoveType type = arg(step, 0) == 0 ? MoveType.FLIP : MoveType.REMOVE;
        for (int bits = ActionTiles.atLevel(s.seats[seat(step)], arg(step, 0)); bits != 0; bits = Bits.rest(bits)) {
            out.add(type.move(Bits.first(bits)));
        }
        Declining.addPass(s, out);
    }

    @Override
    public void play(State s, long step, int move) {
        if (MoveType.of(move) != MoveType.PASS) {
            ActionTiles.raise(s, seat(step), MoveType.a(move));
        }
    }

    @Override
    public String rule(State s, long step) {
        return arg(step, 0) == 0 ? "BONUS-FLIP" : "BONUS-REMOVE";
    }

    @Override
    public Phrase task(State s, long step) {
        return Declining.orPass(s, arg(step, 0) == 0 ? Reason.FLIP_TILE : Reason.REMOVE_TILE);
    }

    @Override
    public @Nullable Refusal noPass(State s, long step) {
        return Declining.noPass(s);
    }
}
