package autobahn.engine.internal.chapter.turn;

import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.internal.chapter.card.Cards;
import autobahn.engine.internal.chapter.era.Eras;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;

/** Phase 4: the player confirms the turn; an empty hand takes all played cards back (TURN-8). */
public final class EndTurnStep extends DecisionStep {
    @Override
    public void moves(State s, long step, MoveList out) {
        out.add(MoveType.END.move());
    }

    @Override
    public void play(State s, long step, int move) {
        if (s.seats[seat(step)].hand == 0) {
            Cards.pickUp(s, seat(step));
        }
        Eras.afterTurn(s);
    }

    @Override
    public String rule(State s, long step) {
        return "TURN-1";
    }

    @Override
    public Phrase task(State s, long step) {
        return Reason.END_TURN.of();
    }
}
