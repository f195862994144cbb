package autobahn.engine.internal.chapter.technology;

import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.chapter.choice.Declining;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.Figures;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import org.jspecify.annotations.Nullable;

/** Unlock a technology with an extra token (TECH-7). */
public final class UnlockStep extends DecisionStep {
    @Override
    public void moves(State s, long step, MoveList out) {
        if (s.seats[seat(step)].extraTokens > 0) {
            addLocks(s.seats[seat(step)], MoveType.EXTRA_TOKEN, out);
            Declining.addPass(s, out);
        }
    }

    /** The coloured tokens of a card's colours (TECH-1). */
    public static void addTargets(State s, int seat, int colours, MoveList out) {
        for (int bits = s.seats[seat].tokens & colours; bits != 0; bits = Bits.rest(bits)) {
            addLocks(s.seats[seat], Bits.first(bits), out);
        }
    }

    private static void addLocks(Seat player, int token, MoveList out) {
        for (int column = 0; column < Figures.COLUMNS; column++) {
            for (int bits = Technologies.openLocks(player, column); bits != 0; bits = Bits.rest(bits)) {
                out.add(MoveType.UNLOCK.move(column, Bits.first(bits), token));
            }
        }
    }

    @Override
    public void play(State s, long step, int move) {
        if (MoveType.of(move) == MoveType.UNLOCK) {
            unlock(s, seat(step), move);
        }
    }

    public static void unlock(State s, int seat, int move) {
        if (MoveType.c(move) == MoveType.EXTRA_TOKEN) {
            s.seats[seat].extraTokens--;
        } else {
            s.seats[seat].tokens &= ~Bits.small(MoveType.c(move));
        }
        Technologies.unlock(s, seat, MoveType.a(move), MoveType.b(move));
    }

    @Override
    public String rule(State s, long step) {
        return "TECH-7";
    }

    @Override
    public Phrase task(State s, long step) {
        return Declining.orPass(s, Reason.UNLOCK_TECHNOLOGY);
    }

    @Override
    public @Nullable Refusal noPass(State s, long step) {
        return Declining.noPass(s);
    }
}
