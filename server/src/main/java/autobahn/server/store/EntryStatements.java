package autobahn.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The SQL that appends one entry, on one connection that keeps what it has prepared: reading a statement costs SQLite more
 * than carrying it out. The first statement says whether the entry fits, so that nothing has changed if it does not.
 */
final class EntryStatements implements AutoCloseable {
    // Found by its id, never by its status: to PostgreSQL, running games look rare among many that are finished.
    private static final String MOVE_ON = "update games set changes = changes + 1, version = ?, moves = ?, to_move = ?,"
            + " status = ?, result = ?, updated = ?, rested = ? where id = ? and version = ?"
            + " and coalesce(status, '') = 'running'"
            + " and not exists (select 1 from entries e where e.game = ? and e.command = ?) returning changes";

    private final Connection connection;
    private final Map<String, PreparedStatement> prepared = new HashMap<>();

    EntryStatements(Connection connection) {
        this.connection = connection;
    }

    /** As {@link GameEntries#append}; in a transaction, which must not be committed if this throws. */
    Optional<Integer> append(String game, EntryChange step, String rules) throws SQLException {
        EntryRow entry = step.entry();
        Integer changes = moveOn(game, step);
        if (changes == null) {
            return Optional.empty();
        }
        run(
                GameEntries.INSERT,
                game,
                entry.number(),
                entry.seat(),
                entry.move(),
                entry.undoTo(),
                entry.command(),
                entry.at());
        if (step.position() != null) {
            run(KeptPositions.KEEP, game, entry.number(), rules, step.position());
        }
        if (step.passes()) {
            settle(game, entry.at());
            run(Notices.TURN, entry.number(), entry.at() + Notices.SOON_MILLIS, game);
        }
        return Optional.of(changes);
    }

    private @Nullable Integer moveOn(String game, EntryChange step) throws SQLException {
        EntryRow entry = step.entry();
        PreparedStatement statement = bound(
                MOVE_ON,
                entry.number(),
                step.moves(),
                step.toMove(),
                step.status().id(),
                step.result(),
                entry.at(),
                step.status() == Status.RUNNING ? null : entry.at(),
                game,
                entry.number() - 1,
                game,
                entry.command());
        try (ResultSet row = statement.executeQuery()) {
            return row.next() ? row.getInt(1) : null;
        }
    }

    /** Makes a game's job what its seats and its turn ask for: see {@link Jobs#settle}. */
    void settle(String game, long now) throws SQLException {
        boolean due;
        boolean job;
        try (ResultSet row = bound(Jobs.DUE, game).executeQuery()) {
            row.next();
            due = row.getBoolean(1);
            job = row.getBoolean(2);
        }
        if (due) {
            run(Jobs.PUT, game, now);
        } else if (job) {
            run(Jobs.REMOVE, game);
        }
    }

    private void run(String sql, @Nullable Object... values) throws SQLException {
        bound(sql, values).executeUpdate();
    }

    private PreparedStatement bound(String sql, @Nullable Object... values) throws SQLException {
        PreparedStatement statement = prepared.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            prepared.put(sql, statement);
        }
        for (int i = 0; i < values.length; i++) {
            switch (values[i]) {
                case null -> statement.setNull(i + 1, Types.NULL);
                case Integer number -> statement.setInt(i + 1, number);
                case Long number -> statement.setLong(i + 1, number);
                case Object text -> statement.setString(i + 1, text.toString());
            }
        }
        return statement;
    }

    @Override
    public void close() throws SQLException {
        for (PreparedStatement statement : prepared.values()) {
            statement.close();
        }
        prepared.clear();
    }
}
