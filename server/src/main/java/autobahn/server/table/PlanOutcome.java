package autobahn.server.table;

import autobahn.format.Verdict;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What came of a plan that was sent.
 *
 * @param reason a {@link Why}
 * @param plan the one that was played; null if none was
 * @param moves that were played of it
 * @param failed conditions that did not hold
 * @param refused the move that was not possible
 * @param refusal why it was not
 */
public record PlanOutcome(
        String reason,
        @Nullable Integer plan,
        int moves,
        List<Failed> failed,
        @Nullable String refused,
        @Nullable Verdict refusal) {

    /** Why it went no further. */
    public enum Why {
        PLAYED,
        CONDITIONS,
        ILLEGAL,
        REVEALED,
        /** Somebody else has to decide, or the turn is over. */
        OTHERS,
        /** Its owner has begun, or played, the turn in person. */
        OVERTAKEN,
        /** Something else has happened at the table in between. */
        INTERRUPTED;

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** A condition of a plan, both counted from 0. */
    public record Failed(int plan, int condition) {}

    /** Whether its owner has come to the table. */
    boolean isInPerson() {
        return reason.equals(Why.OVERTAKEN.id()) || reason.equals(Why.INTERRUPTED.id());
    }

    static PlanOutcome of(Why reason, @Nullable Integer plan, int moves) {
        return new PlanOutcome(reason.id(), plan, moves, List.of(), null, null);
    }
}
