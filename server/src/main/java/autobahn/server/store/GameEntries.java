package autobahn.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/** The SQL of the list that is the game. */
public final class GameEntries {
    private GameEntries() {}

    private static final String SELECT = "select number, seat, move, undo_to, command, at from entries where game = ?";
    static final String INSERT =
            "insert into entries (game, number, seat, move, undo_to, command, at) values (?, ?, ?, ?, ?, ?, ?)";

    /** Entries after a number, in their order. */
    public static List<EntryRow> since(Handle handle, String game, int number) {
        List<EntryRow> rows = handle.select(SELECT + " and number > ? order by number", game, number)
                .map((row, context) -> EntryRow.read(row))
                .list();
        return whole(handle, game, rows, number, Integer.MAX_VALUE);
    }

    /** Entries from the first to the one with this number, in their order. */
    public static List<EntryRow> upTo(Handle handle, String game, int number) {
        List<EntryRow> rows = handle.select(SELECT + " and number <= ? order by number", game, number)
                .map((row, context) -> EntryRow.read(row))
                .list();
        return whole(handle, game, rows, 0, number);
    }

    /** With those before the first one found, or instead of none, where the game is archived. */
    private static List<EntryRow> whole(Handle handle, String game, List<EntryRow> rows, int since, int last) {
        if (since >= last || !rows.isEmpty() && rows.getFirst().number() == since + 1) {
            return rows;
        }
        int end = rows.isEmpty() ? last : rows.getFirst().number() - 1;
        List<EntryRow> all = new ArrayList<>();
        Archives.find(handle, game)
                .ifPresent(archived -> archived.entries().stream()
                        .filter(entry -> entry.number() > since && entry.number() <= end)
                        .forEach(all::add));
        all.addAll(rows);
        return all;
    }

    public static Optional<Integer> byCommand(Handle handle, String game, String command) {
        return handle.select("select number from entries where game = ? and command = ?", game, command)
                .mapTo(Integer.class)
                .findFirst();
    }

    public static void insert(Handle handle, String game, EntryRow entry) {
        handle.execute(
                INSERT, game, entry.number(), entry.seat(), entry.move(), entry.undoTo(), entry.command(), entry.at());
    }

    /** All entries of a new game that begins with moves of another. */
    public static void insertAll(Handle handle, String game, List<EntryRow> entries) {
        PreparedBatch batch = handle.prepareBatch(
                "insert into entries (game, number, seat, move, command, at) values (?, ?, ?, ?, ?, ?)");
        for (EntryRow entry : entries) {
            batch.add(game, entry.number(), entry.seat(), entry.move(), entry.command(), entry.at());
        }
        if (!entries.isEmpty()) {
            batch.execute();
        }
    }

    /**
     * Appends an entry to a game of the version before it.
     *
     * @return how many changes the game has seen with this one, or nothing if it is of another version: somebody else
     *     was quicker, or it is there already
     */
    public static Optional<Integer> append(Handle handle, String game, EntryChange step, String rules) {
        try (EntryStatements statements = new EntryStatements(handle.getConnection())) {
            return statements.append(game, step, rules);
        } catch (SQLException e) {
            throw failed(e);
        }
    }

    static IllegalStateException failed(SQLException why) {
        return new IllegalStateException("an entry cannot be stored", why);
    }
}
