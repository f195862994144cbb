package autobahn.engine.internal.play;

import autobahn.engine.Decision;
import autobahn.engine.MoveType;
import autobahn.engine.internal.state.Effect;
import autobahn.engine.internal.state.EffectStep;
import autobahn.engine.internal.state.HandDeal;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;
import autobahn.engine.internal.state.Steps;

/**
 * Lets people say what chance does. A step that is about to be carried out is rehearsed on a copy: if that asks for an
 * outcome which nobody has entered, the decision to enter it comes on top of the agenda, and the step waits below. Outcomes
 * that were entered lie on the agenda too, above their step, so that a position holds them. Rules just ask for outcomes,
 * wherever they are, and know nothing of all this.
 */
public final class HandDealing {
    private final State stage;

    HandDealing(State s) {
        stage = s.copy();
    }

    /**
     * Sees to it that the step on top of the agenda can be carried out with outcomes at hand, or that entering the next one
     * is what is due.
     */
    void prepare(State s) {
        HandDeal deal = s.handDeal();
        deal.clear();
        if (Step.is(Decision.DEAL, s.top())) {
            s.pop();
        }
        int entered = entered(s);
        if (entered < s.agendaSize()
                && Rulebook.of(s.agendaAt(s.agendaSize() - 1 - entered)) instanceof EffectStep effect) {
            long step = rehearse(s, entered, effect);
            if (stage.handDeal().isAsking()) {
                deal.askLike(stage.handDeal());
                s.push(Steps.deal(s.isAutobot(Step.seat(step)) ? 0 : Step.seat(step)));
            } else {
                enter(s, entered, deal);
                drop(s, entered);
            }
        }
    }

    private long rehearse(State s, int entered, EffectStep effect) {
        stage.copyFrom(s);
        stage.handDeal().clear();
        enter(s, entered, stage.handDeal());
        drop(stage, entered);
        long step = stage.pop();
        effect.run(stage, step);
        return step;
    }

    /** Whether a move cannot be carried out before chance has spoken. */
    boolean waits(State s, int move) {
        if (MoveType.of(move) == MoveType.DEAL) {
            return false;
        }
        stage.copyFrom(s);
        stage.handDeal().clear();
        long step = stage.pop();
        Rulebook.decision(step).play(stage, step, move);
        return stage.handDeal().isAsking();
    }

    /** Whether the outcomes on the agenda of a position are such as the step below them asks for. */
    public static boolean fits(State s) {
        int entered = entered(s);
        if (entered == 0) {
            return true;
        }
        if (entered == s.agendaSize()
                || !(Rulebook.of(s.agendaAt(s.agendaSize() - 1 - entered)) instanceof EffectStep effect)) {
            return false;
        }
        HandDealing dealing = new HandDealing(s);
        dealing.rehearse(s, entered, effect);
        return !dealing.stage.handDeal().isMisfit();
    }

    /** How many outcomes lie on top of the agenda. */
    private static int entered(State s) {
        int count = 0;
        while (count < s.agendaSize() && Step.is(Effect.DEALT, s.agendaAt(s.agendaSize() - 1 - count))) {
            count++;
        }
        return count;
    }

    /** The first one entered lies lowest. */
    private static void enter(State s, int entered, HandDeal deal) {
        for (int i = s.agendaSize() - entered; i < s.agendaSize(); i++) {
            deal.enter(Step.arg(s.agendaAt(i), 0));
        }
    }

    private static void drop(State s, int steps) {
        for (int i = 0; i < steps; i++) {
            s.pop();
        }
    }
}
