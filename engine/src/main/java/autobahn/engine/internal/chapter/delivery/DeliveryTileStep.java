package autobahn.engine.internal.chapter.delivery;

import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.State;
import org.jspecify.annotations.Nullable;

/** Take one of a country's delivery tiles, if any remain (DELIV-2). */
public final class DeliveryTileStep extends DecisionStep {
    public DeliveryTileStep() {
        super(Field.of("country", Field.Type.COUNTRY));
    }

    @Override
    public void moves(State s, long step, MoveList out) {
        for (int bits = Deliveries.tiles(s, arg(step, 0)); bits != 0; bits = Bits.rest(bits)) {
            out.add(MoveType.TAKE.move(Bits.first(bits)));
        }
    }

    @Override
    public void play(State s, long step, int move) {
        Deliveries.takeTile(s, seat(step), arg(step, 0), MoveType.a(move));
    }

    @Override
    public String rule(State s, long step) {
        return "DELIV-2";
    }

    @Override
    public Phrase task(State s, long step) {
        return Reason.TAKE_DELIVERY_TILE.of(Names.country(s.figures, arg(step, 0)));
    }

    @Override
    public @Nullable Refusal noPass(State s, long step) {
        return new Refusal("DELIV-2", Reason.DELIVERY_TILE_NOT_DECLINED.of());
    }
}
