package autobahn.engine.internal.chapter.station;

import autobahn.engine.MoneyReason;
import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.chapter.office.Employees;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.Field;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import org.jspecify.annotations.Nullable;

/** Pay to place an employee in an office, or decline (MOVE-8). */
public final class HireStep extends DecisionStep {
    public HireStep() {
        super(Field.of("colour", Field.Type.COLOUR), Field.of("price", Field.Type.NUMBER));
    }

    @Override
    public void moves(State s, long step, MoveList out) {
        if (s.purse(seat(step)) >= arg(step, 1)) {
            out.add(MoveType.HIRE.move());
            out.add(MoveType.PASS.move());
        }
    }

    @Override
    public void play(State s, long step, int move) {
        if (MoveType.of(move) == MoveType.HIRE) {
            s.pay(seat(step), arg(step, 1), MoneyReason.EMPLOYEE);
            Employees.place(s, seat(step), arg(step, 0));
        }
    }

    @Override
    public String rule(State s, long step) {
        return "MOVE-8";
    }

    @Override
    public Phrase task(State s, long step) {
        return Reason.OR_PASS.of(Reason.HIRE.of(arg(step, 1)));
    }

    @Override
    public @Nullable Refusal noPass(State s, long step) {
        return null;
    }
}
