package autobahn.server.history;

import java.util.List;

/**
 * What a client did to a game, and what came of it.
 *
 * @param id of an append; what names a read in messages
 * @param version what an append was decided on, or how many entries a read saw
 * @param seen the ids of the entries that a read saw; null if it told their number only
 * @param begun when it was sent first
 * @param ended when the answer came; {@link Long#MAX_VALUE} if none did
 */
public record Operation(Kind kind, String id, int version, List<String> seen, Outcome outcome, long begun, long ended) {
    public enum Kind {
        APPEND,
        READ
    }

    public enum Outcome {
        /** The server has acknowledged it. */
        DONE,
        /** The server has refused it, and it was sent once only. */
        REFUSED,
        /** No answer, or one that leaves it open. */
        UNKNOWN
    }

    public static Operation append(String id, int version, Outcome outcome, long begun, long ended) {
        return new Operation(
                Kind.APPEND, id, version, null, outcome, begun, outcome == Outcome.UNKNOWN ? Long.MAX_VALUE : ended);
    }

    public static Operation read(String name, int length, List<String> seen, long begun, long ended) {
        return new Operation(Kind.READ, name, length, seen, Outcome.DONE, begun, ended);
    }
}
