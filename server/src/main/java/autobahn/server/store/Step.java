package autobahn.server.store;

import org.jspecify.annotations.Nullable;

/**
 * What an entry changes.
 *
 * @param moves that stand after it
 * @param position to be kept; null within a turn
 * @param job what becomes of the bot's job
 */
public record Step(
        EntryRow entry,
        int moves,
        @Nullable Integer toMove,
        Status status,
        @Nullable String result,
        @Nullable String position,
        Job job) {

    public enum Job {
        /** The same bot goes on, or a person as before. */
        STAYS,
        /** A bot has to decide. */
        DUE,
        /** A person decides, or nobody. */
        NONE
    }
}
