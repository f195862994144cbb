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
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import org.jspecify.annotations.Nullable;

/** A basic card leaves the game and a display card takes its place, in hand or on its action space (BONUS-REPLACE). */
public final class ReplaceStep extends DecisionStep {
    @Override
    public void moves(State s, long step, MoveList out) {
        Seat player = s.seats[seat(step)];
        for (long bits = (player.hand | player.allPlayed()) & s.figures.basicCards; bits != 0; bits = Bits.rest(bits)) {
            for (int i = 0; i < s.displaySize; i++) {
                out.add(MoveType.REPLACE.move(Bits.first(bits), s.display[i]));
            }
        }
        Declining.addPass(s, out);
    }

    @Override
    public void play(State s, long step, int move) {
        if (MoveType.of(move) == MoveType.REPLACE) {
            Seat player = s.seats[seat(step)];
            int basic = MoveType.a(move);
            int card = MoveType.b(move);
            if (Bits.has(player.hand, basic)) {
                player.hand ^= Bits.one(basic) | Bits.one(card);
            } else {
                player.played[player.spaceOf(basic)] ^= Bits.one(basic) | Bits.one(card);
            }
            if (s.listener != null) {
                s.emit(new Event.CardReplaced(seat(step), s.figures.cardId[basic], s.figures.cardId[card]));
            }
            Display.takeBy(s, seat(step), card);
        }
    }

    @Override
    public String rule(State s, long step) {
        return "BONUS-REPLACE";
    }

    @Override
    public Phrase task(State s, long step) {
        return Declining.orPass(s, Reason.REPLACE_CARD);
    }

    @Override
    public @Nullable Refusal noPass(State s, long step) {
        return Declining.noPass(s);
    }
}
