package autobahn.engine.internal.state;

/** The code behind one kind of entry on the agenda: a decision of somebody, or an effect that needs none. */
public abstract sealed class Handler permits DecisionStep, EffectStep {
    private final Field[] fields;

    Handler(Field... fields) {
        this.fields = fields;
    }

    /** What the arguments of such a step mean, in order. */
    public final Field[] fields() {
        return fields.clone();
    }

    /** The seat that a step is about. */
    protected static int seat(long step) {
        return Step.seat(step);
    }

    /** The argument of a step at an index. */
    protected static int arg(long step, int index) {
        return Step.arg(step, index);
    }

    /**
     * Finds fault with such a step on the agenda of a position that was set up by hand.
     *
     * @param index where it stands on the agenda
     * @param place what to call that in a fault
     */
    public void check(State s, int index, String place, PositionFaults faults) {}
}
