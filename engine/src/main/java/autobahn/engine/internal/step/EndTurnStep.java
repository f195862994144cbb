package autobahn.engine.internal.step;

import autobahn.engine.Event;
import autobahn.engine.MoveType;
import autobahn.engine.internal.MoveList;
import autobahn.engine.internal.Seat;
import autobahn.engine.internal.State;
import autobahn.engine.internal.rule.Eras;

/** Phase 4: the player confirms the turn; an empty hand takes all played cards back (TURN-8). */
final class EndTurnStep extends Decision {
    @Override
    public void moves(State s, long step, MoveList out) {
        out.add(MoveType.END.move());
    }

    @Override
    public void play(State s, long step, int move) {
        Seat player = s.seats[seat(step)];
        if (player.hand == 0) {
            player.takeBackPlayed();
            if (s.listener != null) {
                s.emit(new Event.HandPickedUp(seat(step), Long.bitCount(player.hand)));
            }
        }
        Eras.afterTurn(s);
    }
}
