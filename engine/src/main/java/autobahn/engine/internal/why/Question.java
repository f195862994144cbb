package autobahn.engine.internal.why;

import autobahn.engine.Decision;
import autobahn.engine.MoveType;
import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import autobahn.engine.internal.state.DecisionStep;
import autobahn.engine.internal.state.Figures;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Step;

/** A move that somebody asks about, at the decision that is due; its arguments are known to be in range. */
public final class Question {
    public final State s;
    public final Figures figures;
    public final long step;
    public final DecisionStep decision;
    public final Decision due;
    public final int seat;
    public final Seat player;
    public final MoveType type;
    public final int a;
    public final int b;
    public final int c;
    /** Extra actions of the card played this turn that could be carried out now, as a mask. */
    public final int extras;

    /**
     * @param decision what is due; the game must not be over
     * @param extras the extra actions that could be carried out now
     */
    public Question(State s, DecisionStep decision, int move, int extras) {
        this.s = s;
        this.decision = decision;
        figures = s.figures;
        step = s.top();
        due = Step.decision(step);
        seat = Step.seat(step);
        player = s.seats[seat];
        type = MoveType.of(move);
        a = MoveType.a(move);
        b = MoveType.b(move);
        c = MoveType.c(move);
        this.extras = extras;
    }

    public MoveType type() {
        return type;
    }

    /** An argument of the decision that is due. */
    public int arg(int index) {
        return Step.arg(step, index);
    }

    public boolean atAction() {
        return due == Decision.ACTION;
    }

    /** The main action of this turn is still to be chosen. */
    public boolean beforeMain() {
        return !s.turn.mainDone && !s.turn.mainPending();
    }

    /** The name of the card played this turn. */
    public String card() {
        return figures.cardId[s.turn.card];
    }

    /** The move belongs to another decision than the one that is due. */
    public Refusal first() {
        return decision.first(s, step);
    }

    /** Such as 'you have DM 7'. */
    public Phrase funds() {
        return funds(s.purse(seat));
    }

    public Phrase funds(int purse) {
        int aside = player.money - purse;
        return aside == 0 ? Reason.FUNDS.of(player.money) : Reason.FUNDS_SPOKEN_FOR.of(player.money, aside);
    }
}
