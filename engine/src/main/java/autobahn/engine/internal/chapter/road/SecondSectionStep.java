package autobahn.engine.internal.chapter.road;

import autobahn.engine.MoveType;
import autobahn.engine.internal.state.Decision;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/** A4's second section, chosen before the first is built; both are paid from what is there now. */
public final class SecondSectionStep extends Decision {
    public SecondSectionStep() {
        super(Field.of("colours", Field.Type.COLOURS), Field.of("first", Field.Type.SECTION));
    }

    @Override
    public void moves(State s, long step, MoveList out) {
        for (long bits = Building.secondTargets(s, seat(step), arg(step, 0), arg(step, 1));
                bits != 0;
                bits &= bits - 1) {
            out.add(MoveType.BUILD.move(Long.numberOfTrailingZeros(bits)));
        }
    }

    @Override
    public void play(State s, long step, int move) {
        int seat = seat(step);
        int first = arg(step, 1);
        int second = MoveType.a(move);
        int price = Building.price(s, second, Building.DOUBLE_DISCOUNT);
        s.turn.reserved += price;
        s.push(Steps.chosenSection(seat, second, price));
        Building.build(s, seat, first, Building.price(s, first, Building.DOUBLE_DISCOUNT));
    }
}
