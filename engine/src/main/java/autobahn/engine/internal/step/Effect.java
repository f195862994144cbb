package autobahn.engine.internal.step;

import autobahn.engine.internal.State;

/** A step that needs no decision. */
public abstract non-sealed class Effect extends Handler {
    protected Effect(Field... fields) {
        super(fields);
    }

    /** Carries it out. The step has left the agenda. */
    public abstract void run(State s, long step);
}
