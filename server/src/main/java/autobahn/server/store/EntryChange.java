package autobahn.server.store;

import org.jspecify.annotations.Nullable;

/**
 * What an entry changes.
 *
 * @param moves that stand after it
 * @param position to be kept; null within a turn
 * @param passes whether somebody else may have to decide now
 */
public record EntryChange(
        EntryRow entry,
        int moves,
        @Nullable Integer toMove,
        Status status,
        @Nullable String result,
        @Nullable String position,
        boolean passes) {}
