package autobahn.engine.internal.play;

import autobahn.engine.Decision;
import autobahn.engine.MoveType;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.Handler;
import autobahn.engine.internal.state.MoveList;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;
import autobahn.engine.internal.state.Steps;
import org.jspecify.annotations.Nullable;

/** Runs a game: carries out what needs no decision, knows the legal moves of the one that is due, and plays moves. */
public final class Referee {
    private final State state;
    private final MoveList moves = new MoveList();
    private @Nullable MainReach mainReach;
    private @Nullable HandDealing handDealing;

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
            if (state.byHand) {
                handDealing().prepare(state);
            }
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

    private HandDealing handDealing() {
        if (handDealing == null) {
            handDealing = new HandDealing(state);
        }
        return handDealing;
    }

    /** Chance says by the generator what is asked now, and is no longer dealt by hand from here on. */
    public void dealOut(long seed) {
        state.seedRandom(seed);
        while (!state.over() && moves().size() > 0 && Step.is(Decision.DEAL, state.top())) {
            int all = 0;
            for (int i = 0; i < moves.size(); i++) {
                all += weight(i);
            }
            int left = state.randomBelow(all);
            int chosen = 0;
            for (int weight = weight(chosen); left >= weight; weight = weight(++chosen)) {
                left -= weight;
            }
            play(moves.get(chosen));
        }
        state.byHand = false;
        state.movesChanged();
    }

    private int weight(int index) {
        return state.handDeal().weight(MoveType.a(moves.get(index)));
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
        state.movesChanged();
        if (state.byHand && handDealing().waits(state, move)) {
            state.push(Steps.chosenMove(Step.seat(state.top()), move));
            return;
        }
        long step = state.pop();
        Rulebook.decision(step).play(state, step, move);
    }
}
