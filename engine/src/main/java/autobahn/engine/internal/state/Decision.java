package autobahn.engine.internal.state;

/** A step at which a seat chooses. */
public abstract non-sealed class Decision extends Handler {
    protected Decision(Field... fields) {
        super(fields);
    }

    /** Adds the legal moves in their fixed order; none means that the step lapses. */
    public abstract void moves(State s, long step, MoveList out);

    /** Carries out a legal move. The step has left the agenda. */
    public abstract void play(State s, long step, int move);

    /** What happens instead when there is no legal move. */
    public void lapse(State s, long step) {}
}
