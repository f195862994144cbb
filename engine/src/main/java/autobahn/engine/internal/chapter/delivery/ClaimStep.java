package autobahn.engine.internal.chapter.delivery;

import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import org.jspecify.annotations.Nullable;

/** Phase 1: claim a delivery bonus, or none (TURN-1, DELIV-7). */
public final class ClaimStep extends DecisionStep {
    @Override
    public void moves(State s, long step, MoveList out) {
        int claimable = s.seats[seat(step)].claimable;
        if (claimable != 0) {
            for (int bits = claimable; bits != 0; bits = Bits.rest(bits)) {
                out.add(MoveType.CLAIM.move(Bits.first(bits)));
            }
            out.add(MoveType.NO_CLAIM.move());
        }
    }

    @Override
    public void play(State s, long step, int move) {
        if (MoveType.of(move) == MoveType.CLAIM) {
            Deliveries.claim(s, seat(step), MoveType.a(move));
        }
    }

    @Override
    public String rule(State s, long step) {
        return "TURN-1";
    }

    @Override
    public Phrase task(State s, long step) {
        return Reason.CLAIM_OR_NOT.of();
    }

    @Override
    public @Nullable Refusal noPass(State s, long step) {
        return new Refusal("TURN-1", Reason.SAY_NO_CLAIM.of());
    }
}
