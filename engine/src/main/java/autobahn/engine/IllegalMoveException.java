package autobahn.engine;

import org.jspecify.annotations.Nullable;

/** A move that cannot be read or is not legal now; nothing has changed. */
public final class IllegalMoveException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient @Nullable Refusal refusal;

    IllegalMoveException(String message) {
        super(message);
        refusal = null;
    }

    IllegalMoveException(String move, @Nullable Refusal refusal) {
        super("'" + move + "' is not legal now"
                + (refusal == null ? "" : ": " + refusal.reason() + " (" + refusal.rule() + ")"));
        this.refusal = refusal;
    }

    /** The rule that forbids it; null when the move could not even be read. */
    public @Nullable Refusal refusal() {
        return refusal;
    }
}
