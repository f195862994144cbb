package autobahn.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * A table, as it is stored.
 *
 * @param dropped moves that were taken back when the game went on from a kept position
 * @param agreement how it ended before its end, if all wanted it so
 */
public record GameRow(
        String id,
        String title,
        Status status,
        String options,
        long seed,
        String rules,
        String edition,
        String pace,
        boolean listed,
        boolean rated,
        String host,
        String invitation,
        int changes,
        int version,
        int moves,
        @Nullable Integer toMove,
        long created,
        long updated,
        @Nullable String forkedFrom,
        @Nullable Integer forkedAt,
        @Nullable Integer continuedFrom,
        int baseMoves,
        @Nullable String basePosition,
        int dropped,
        @Nullable String result,
        @Nullable Ending agreement) {

    static final String COLUMNS =
            "g.id, g.title, g.status, g.options, g.seed, g.rules, g.edition, g.pace, g.listed, g.rated, g.host,"
                    + " g.invitation, g.changes, g.version, g.moves, g.to_move, g.created, g.updated, g.forked_from,"
                    + " g.forked_at, g.continued_from, g.base_moves, g.base_position, g.dropped, g.result, g.agreement";

    static GameRow read(ResultSet row) throws SQLException {
        return new GameRow(
                row.getString(1),
                row.getString(2),
                Status.of(row.getString(3)),
                row.getString(4),
                row.getLong(5),
                row.getString(6),
                row.getString(7),
                row.getString(8),
                row.getInt(9) == 1,
                row.getInt(10) == 1,
                row.getString(11),
                row.getString(12),
                row.getInt(13),
                row.getInt(14),
                row.getInt(15),
                whole(row, 16),
                row.getLong(17),
                row.getLong(18),
                row.getString(19),
                whole(row, 20),
                whole(row, 21),
                row.getInt(22),
                row.getString(23),
                row.getInt(24),
                row.getString(25),
                Ending.of(row.getString(26)));
    }

    static @Nullable Integer whole(ResultSet row, int column) throws SQLException {
        int value = row.getInt(column);
        return row.wasNull() ? null : value;
    }

    /** After an entry. */
    public GameRow after(EntryChange step, int changes) {
        return with(
                step.status(),
                changes,
                step.entry().number(),
                step.moves(),
                step.toMove(),
                step.entry().at(),
                step.result());
    }

    /** When the table becomes a game. */
    public GameRow started(Status status, @Nullable Integer toMove, @Nullable String result, long now) {
        return with(status, changes, version, moves, toMove, now, result);
    }

    /** At an earlier version, while the game was running. */
    public GameRow at(int version, int moves, int toMove) {
        return with(Status.RUNNING, changes, version, moves, toMove, updated, null);
    }

    /** Played by other rules, or with another edition. */
    public GameRow by(String rules, String edition) {
        return new GameRow(
                id,
                title,
                status,
                options,
                seed,
                rules,
                edition,
                pace,
                listed,
                rated,
                host,
                invitation,
                changes,
                version,
                moves,
                toMove,
                created,
                updated,
                forkedFrom,
                forkedAt,
                continuedFrom,
                baseMoves,
                basePosition,
                dropped,
                result,
                agreement);
    }

    private GameRow with(
            Status status,
            int changes,
            int version,
            int moves,
            @Nullable Integer toMove,
            long updated,
            @Nullable String result) {
        return new GameRow(
                id,
                title,
                status,
                options,
                seed,
                rules,
                edition,
                pace,
                listed,
                rated,
                host,
                invitation,
                changes,
                version,
                moves,
                toMove,
                created,
                updated,
                forkedFrom,
                forkedAt,
                continuedFrom,
                baseMoves,
                basePosition,
                dropped,
                result,
                null);
    }
}
