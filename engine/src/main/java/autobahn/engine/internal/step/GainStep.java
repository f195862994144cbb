package autobahn.engine.internal.step;

import autobahn.engine.Event;
import autobahn.engine.MoveType;
import autobahn.engine.internal.MoveList;
import autobahn.engine.internal.State;
import autobahn.engine.internal.rule.Display;

/** Take a card of the display to hand (BONUS-GAIN). */
public final class GainStep extends Decision {
    @Override
    public void moves(State s, long step, MoveList out) {
        for (int i = 0; i < s.displaySize; i++) {
            out.add(MoveType.GAIN.move(s.display[i]));
        }
        Declining.addPass(s, out);
    }

    @Override
    public void play(State s, long step, int move) {
        if (MoveType.of(move) == MoveType.GAIN) {
            int card = MoveType.a(move);
            s.seats[seat(step)].hand |= 1L << card;
            if (s.listener != null) {
                s.emit(new Event.CardGained(seat(step), s.tables.cardId[card]));
            }
            Display.take(s, card);
        }
    }
}
