package autobahn.engine.internal.state;

/** A step that needs no decision. */
public abstract non-sealed class EffectStep extends Handler {
    protected EffectStep(Field... fields) {
        super(fields);
    }

    /** Carries it out. The step has left the agenda. */
    public abstract void run(State s, long step);
}
