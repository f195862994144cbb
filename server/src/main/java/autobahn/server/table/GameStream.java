package autobahn.server.table;

import org.jspecify.annotations.Nullable;

/**
 * Somebody who follows a table.
 *
 * @param person who it is, if known
 * @param seat whose eyes are used; null for a watcher's
 * @param views whether each entry brings the view along
 */
public record GameStream(
        Outbox out, @Nullable String person, @Nullable Integer seat, boolean views) {}
