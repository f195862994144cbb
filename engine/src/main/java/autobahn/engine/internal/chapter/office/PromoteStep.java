package autobahn.engine.internal.chapter.office;

import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import org.jspecify.annotations.Nullable;

/** Promote an employee; if none can be, one goes from the supply to the lobby (BONUS-PROMOTE). */
public final class PromoteStep extends DecisionStep {
    @Override
    public void moves(State s, long step, MoveList out) {
        for (int bits = Promotions.targets(s, seat(step)); bits != 0; bits = Bits.rest(bits)) {
            int floor = Bits.first(bits);
            out.add(MoveType.PROMOTE.move(floor / Promotions.FLOORS, floor % Promotions.FLOORS));
        }
    }

    @Override
    public void play(State s, long step, int move) {
        Promotions.promote(s, seat(step), MoveType.a(move), MoveType.b(move));
    }

    @Override
    public void lapse(State s, long step) {
        Employees.recruit(s, seat(step));
    }

    @Override
    public String rule(State s, long step) {
        return "BONUS-PROMOTE";
    }

    @Override
    public Phrase task(State s, long step) {
        return Reason.PROMOTE.of();
    }

    @Override
    public @Nullable Refusal noPass(State s, long step) {
        return new Refusal("BONUS-PROMOTE", Reason.PROMOTION_NOT_DECLINED.of());
    }
}
