package autobahn.bots;

/**
 * A decision that is being thought about, a little at a time, for whoever has other things to do in between: a browser has
 * one thread for a bot, and must hear that somebody wants the move now.
 */
public interface Pondering {
    /** Thinks on for a moment, such as one playout. False when the decision is made. */
    boolean goOn();

    /** The move that has been decided on. Only after {@link #goOn} has said so. */
    int move();

    /** Thinks to the end. */
    default int finish() {
        while (goOn()) {
            // each step brings it nearer
        }
        return move();
    }

    /** A decision that is made already. */
    static Pondering over(int move) {
        return new Pondering() {
            @Override
            public boolean goOn() {
                return false;
            }

            @Override
            public int move() {
                return move;
            }
        };
    }
}
