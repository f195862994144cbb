package autobahn.engine.internal.state;

import autobahn.engine.Phrase;
import autobahn.engine.Reason;
import autobahn.engine.Refusal;
import org.jspecify.annotations.Nullable;

/** A step at which a seat chooses. */
public abstract non-sealed class DecisionStep extends Handler {
    protected DecisionStep(Field... fields) {
        super(fields);
    }

    /** Adds the legal moves in their fixed order; none means that the step lapses. */
    public abstract void moves(State s, long step, MoveList out);

    /** Carries out a legal move. The step has left the agenda. */
    public abstract void play(State s, long step, int move);

    /** What happens instead when there is no legal move. */
    public void lapse(State s, long step) {}

    /** The id of the rule under which somebody decides here. */
    public abstract String rule(State s, long step);

    /** What is to be done, such as 'promote an employee'. */
    public abstract Phrase task(State s, long step);

    /** Why the decision cannot be declined; null if it can. */
    public @Nullable Refusal noPass(State s, long step) {
        return first(s, step);
    }

    /** What a move is told that belongs to another decision: this one comes first. */
    public final Refusal first(State s, long step) {
        return new Refusal(rule(s, step), Reason.FIRST.of(seat(step) + 1, task(s, step)));
    }
}
