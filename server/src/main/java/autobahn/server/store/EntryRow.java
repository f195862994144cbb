package autobahn.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * A move or an undo, as it is stored.
 *
 * @param move null for an undo
 * @param undoTo moves that stand after an undo
 * @param command the client's id
 */
public record EntryRow(
        int number,
        int seat,
        @Nullable String move,
        @Nullable Integer undoTo,
        String command,
        long at) {

    /** An id of ours. The colon keeps it apart from all that a client can send: nobody uses up the id of a bot's move. */
    public static String ownCommand(String what, Object which) {
        return what + ":" + which;
    }

    public static EntryRow move(int number, int seat, String move, String command, long at) {
        return new EntryRow(number, seat, move, null, command, at);
    }

    public static EntryRow undo(int number, int seat, int to, String command, long at) {
        return new EntryRow(number, seat, null, to, command, at);
    }

    static EntryRow read(ResultSet row) throws SQLException {
        return new EntryRow(
                row.getInt(1),
                row.getInt(2),
                row.getString(3),
                GameRow.whole(row, 4),
                row.getString(5),
                row.getLong(6));
    }
}
