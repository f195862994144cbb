package autobahn.engine.internal.chapter.road;

import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.PositionFault;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.Names;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;
import org.jspecify.annotations.Nullable;

/** A4's second section, chosen before the first is built; both are paid from what is there now. */
public final class SecondSectionStep extends DecisionStep {
    public SecondSectionStep() {
        super(Field.of("colours", Field.Type.COLOURS), Field.of("first", Field.Type.SECTION));
    }

    @Override
    public void moves(State s, long step, MoveList out) {
        for (long bits = Building.secondTargets(s, seat(step), arg(step, 0), arg(step, 1));
                bits != 0;
                bits = Bits.rest(bits)) {
            out.add(MoveType.BUILD.move(Bits.first(bits)));
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

    @Override
    public String rule(State s, long step) {
        return "CARD-A4";
    }

    @Override
    public Phrase task(State s, long step) {
        return Reason.CHOOSE_SECOND.of(Names.section(s.figures, arg(step, 1)));
    }

    @Override
    public @Nullable Refusal noPass(State s, long step) {
        return new Refusal("CARD-A4", Reason.SECOND_SECTION_NOT_DECLINED.of());
    }

    @Override
    public void check(State s, int index, String place, PositionFaults faults) {
        long step = s.agendaAt(index);
        int first = arg(step, 1);
        boolean open = first != Steps.NOWHERE && Bits.has(Building.doubleTargets(s, seat(step), arg(step, 0)), first);
        faults.check(
                open && s.isTurnRunning() && index == s.agendaSize() - 1,
                place + ".arguments.first",
                PositionFault.TOGETHER);
    }
}
