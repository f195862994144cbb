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

/** Swap a hand card with a played one; no action follows (BONUS-SWAP). */
public final class SwapStep extends DecisionStep {
    @Override
    public void moves(State s, long step, MoveList out) {
        Seat player = s.seats[seat(step)];
        for (long hand = player.hand; hand != 0; hand = Bits.rest(hand)) {
            for (long played = player.allPlayed(); played != 0; played = Bits.rest(played)) {
                out.add(MoveType.SWAP.move(Bits.first(hand), Bits.first(played)));
            }
        }
        Declining.addPass(s, out);
    }

    @Override
    public void play(State s, long step, int move) {
        if (MoveType.of(move) == MoveType.SWAP) {
            Seat player = s.seats[seat(step)];
            int toBoard = MoveType.a(move);
            int toHand = MoveType.b(move);
            long both = Bits.one(toBoard) | Bits.one(toHand);
            player.played[player.spaceOf(toHand)] ^= both;
            player.hand ^= both;
            if (s.listener != null) {
                s.emit(new Event.CardsSwapped(seat(step), s.figures.cardId[toBoard], s.figures.cardId[toHand]));
            }
        }
    }

    @Override
    public String rule(State s, long step) {
        return "BONUS-SWAP";
    }

    @Override
    public Phrase task(State s, long step) {
        return Declining.orPass(s, Reason.SWAP_CARDS);
    }

    @Override
    public @Nullable Refusal noPass(State s, long step) {
        return Declining.noPass(s);
    }
}
