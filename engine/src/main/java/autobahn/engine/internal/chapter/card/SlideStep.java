package autobahn.engine.internal.chapter.card;

import autobahn.engine.Event;
import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.edition.ActionSpace;
import autobahn.engine.internal.chapter.choice.Declining;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import org.jspecify.annotations.Nullable;

/** Slide a played card to a free place farther left (BONUS-SLIDE). */
public final class SlideStep extends DecisionStep {
    @Override
    public void moves(State s, long step, MoveList out) {
        Seat player = s.seats[seat(step)];
        int[] spaces = s.figures.spaceOrder;
        for (int place = 1; place < spaces.length; place++) {
            for (long bits = player.played[spaces[place]]; bits != 0; bits = Bits.rest(bits)) {
                for (int left = 0; left < place; left++) {
                    if (ActionTiles.hasRoom(s, player, spaces[left])) {
                        out.add(MoveType.SLIDE.move(Bits.first(bits), spaces[left]));
                    }
                }
            }
        }
        Declining.addPass(s, out);
    }

    @Override
    public void play(State s, long step, int move) {
        if (MoveType.of(move) == MoveType.SLIDE) {
            Seat player = s.seats[seat(step)];
            int card = MoveType.a(move);
            player.played[player.spaceOf(card)] &= ~Bits.one(card);
            player.played[MoveType.b(move)] |= Bits.one(card);
            if (s.listener != null) {
                s.emit(new Event.CardSlid(seat(step), s.figures.cardId[card], ActionSpace.values()[MoveType.b(move)]));
            }
        }
    }

    @Override
    public String rule(State s, long step) {
        return "BONUS-SLIDE";
    }

    @Override
    public Phrase task(State s, long step) {
        return Declining.orPass(s, Reason.SLIDE_CARD);
    }

    @Override
    public @Nullable Refusal noPass(State s, long step) {
        return Declining.noPass(s);
    }
}
