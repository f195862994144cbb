package autobahn.engine.internal.state;

/** What a rule can know only by trying out what would follow. */
@FunctionalInterface
public interface Foresight {
    /** Nothing is tried out: for states that nobody plays on. */
    Foresight NONE = (state, playMove, changedColour) -> false;

    /**
     * Whether a card may be played because its extra action, taken first, makes the main action possible (TURN-4).
     *
     * @param changedColour the colour that a tile gives to the card, or NONE
     */
    boolean mainReachable(State state, int playMove, int changedColour);
}
