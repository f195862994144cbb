package autobahn.server.table;

import autobahn.server.store.ChatMessages;
import autobahn.server.store.Clocks;
import autobahn.server.store.Database;
import autobahn.server.store.EndRow;
import autobahn.server.store.Endings;
import autobahn.server.store.EntryRow;
import autobahn.server.store.GameEntries;
import autobahn.server.store.GameRow;
import autobahn.server.store.Games;
import autobahn.server.store.SeatRow;
import autobahn.server.store.Status;
import autobahn.server.store.UndoRow;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** A table as the database has it, with what is new since it was last read. */
record StoredTable(
        GameRow row,
        List<SeatRow> seats,
        Set<String> guests,
        @Nullable UndoRow undo,
        @Nullable EndRow ending,
        @Nullable TableClock clock,
        List<EntryRow> entries,
        int lastMessage,
        List<ChatMessages.Message> messages) {

    /**
     * @param version entries after it are read
     * @param message messages after it are read; -1 for none of them
     * @return null if there is no such table
     */
    static @Nullable StoredTable read(Database database, String id, int version, int message) {
        return database.read(handle -> {
            GameRow row = Games.find(handle, id).orElse(null);
            return row == null
                    ? null
                    : new StoredTable(
                            row,
                            Games.seats(handle, id),
                            row.listed() ? Set.of() : Games.guests(handle, id),
                            row.status() == Status.RUNNING
                                    ? Games.undo(handle, id).orElse(null)
                                    : null,
                            row.status() == Status.RUNNING
                                    ? Endings.open(handle, row).orElse(null)
                                    : null,
                            row.status() == Status.RUNNING && row.time() != null
                                    ? new TableClock(
                                            database.time(),
                                            Clocks.running(handle, id).orElse(null),
                                            Clocks.banks(handle, id))
                                    : null,
                            row.version() > version ? entries(handle, row, version) : List.of(),
                            message < 0 ? ChatMessages.last(handle, id) : message,
                            message < 0 ? List.of() : ChatMessages.since(handle, id, message, Integer.MAX_VALUE));
        });
    }

    /** Entries up to the row's version: later ones may have come since it was read. */
    private static List<EntryRow> entries(Handle handle, GameRow row, int since) {
        return GameEntries.since(handle, row.id(), since).stream()
                .filter(entry -> entry.number() <= row.version())
                .toList();
    }

    TableInfo info(GameRow game) {
        return new TableInfo(
                game,
                Replay.options(game),
                seats,
                guests,
                undo != null && undo.version() == game.version() ? undo : null,
                ending != null && ending.version() == game.version() ? ending : null,
                clock);
    }
}
