package autobahn.engine.internal.play;

import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.Handler;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import org.jspecify.annotations.Nullable;

/** Runs a game: carries out what needs no decision, knows the legal moves of the one that is due, and plays moves. */
public final class Referee {
    private final State state;
    private final MoveList moves = new MoveList();
    private @Nullable MainReach mainReach;

    public Referee(State state) {
        this.state = state;
        state.foresight = (s, playMove, changedColour) -> mainReach().reachableBy(s, playMove, changedColour);
    }

    public State state() {
        return state;
    }

    /** Carries out everything that needs no decision, then works out the legal moves of the decision that is due. */
    public void settle() {
        settleUnfiltered();
        if (state.agendaSize() > 0 && state.turn.mainPending()) {
            mainReach().filter(state, moves);
        }
    }

    /** Like {@link #settle}, but with moves that would make the pending main action impossible. */
    void settleUnfiltered() {
        while (state.agendaSize() > 0) {
            long step = state.top();
            Handler handler = Rulebook.of(step);
            if (handler instanceof EffectStep effect) {
                state.pop();
                effect.run(state, step);
            } else {
                DecisionStep decision = (DecisionStep) handler;
                moves.clear();
                decision.moves(state, step, moves);
                if (moves.size() > 0) {
                    break;
                }
                state.pop();
                decision.lapse(state, step);
            }
        }
        state.markSettled();
    }

    private MainReach mainReach() {
        if (mainReach == null) {
            mainReach = new MainReach(state);
        }
        return mainReach;
    }

    /** The legal moves of the decision that is due. */
    public MoveList moves() {
        if (!state.isSettled()) {
            settle();
        }
        return moves;
    }

    MoveList unfilteredMoves() {
        return moves;
    }

    /** Plays a legal move and settles what follows from it. */
    public void play(int move) {
        decide(move);
        settle();
    }

    void decide(int move) {
        long step = state.pop();
        state.movesChanged();
        ((DecisionStep) Rulebook.of(step)).play(state, step, move);
    }
}
