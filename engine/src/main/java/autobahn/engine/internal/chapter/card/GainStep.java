package autobahn.engine.internal.chapter.card;

import autobahn.engine.Event;
import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.chapter.choice.Declining;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import org.jspecify.annotations.Nullable;

/** Take a card of the display to hand (BONUS-GAIN). */
public final class GainStep extends DecisionStep {
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
            s.seats[seat(step)].hand |= Bits.one(card);
            if (s.listener != null) {
                s.emit(new Event.CardGained(seat(step), s.figures.cardId[card]));
            }
            Display.takeBy(s, seat(step), card);
        }
    }

    @Override
    public String rule(State s, long step) {
        return "BONUS-GAIN";
    }

    @Override
    public Phrase task(State s, long step) {
        return Declining.orPass(s, Reason.GAIN_CARD);
    }

    @Override
    public @Nullable Refusal noPass(State s, long step) {
        return Declining.noPass(s);
    }
}
