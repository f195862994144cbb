package autobahn.server.store;

import autobahn.engine.Options;
import autobahn.format.FormatException;
import autobahn.format.Records;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * A table, as it is stored.
 *
 * @param edition hash of what is played with
 * @param editionName null for an edition that is part of the program
 * @param dropped moves that were taken back when the game went on from a kept position
 * @param agreement how it ended before its end
 * @param leaving what holds for those who leave
 * @param time null for a table without a clock
 * @param rested when the table was made or the game ended; null while it runs
 * @param contest that it is played for; null for none
 * @param sealed whether others play the same deal: nobody but those who sit there sees it
 */
public record GameRow(
        String id,
        String title,
        Status status,
        String options,
        long seed,
        String rules,
        String edition,
        @Nullable String editionName,
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
        @Nullable Ending agreement,
        LeavingTerms leaving,
        @Nullable TimeTerms time,
        @Nullable Long rested,
        @Nullable String contest,
        boolean sealed) {

    /** What the table has agreed on. */
    public Options agreed() {
        try {
            return Records.options(options);
        } catch (FormatException e) {
            throw new IllegalStateException("game " + id + " has options that cannot be read: " + e, e);
        }
    }

    /** Whether programs play it for the ladder. */
    public boolean isOfLadder() {
        return host.equals(LadderRows.HOST);
    }

    /** Of a query that names the table {@code g}. */
    static final String COLUMNS = "g.*";

    static GameRow read(ResultSet row) throws SQLException {
        return new GameRow(
                row.getString("id"),
                row.getString("title"),
                Status.of(row.getString("status")),
                row.getString("options"),
                row.getLong("seed"),
                row.getString("rules"),
                row.getString("edition"),
                row.getString("edition_name"),
                row.getString("pace"),
                row.getInt("listed") == 1,
                row.getInt("rated") == 1,
                row.getString("host"),
                row.getString("invitation"),
                row.getInt("changes"),
                row.getInt("version"),
                row.getInt("moves"),
                whole(row, row.findColumn("to_move")),
                row.getLong("created"),
                row.getLong("updated"),
                row.getString("forked_from"),
                whole(row, row.findColumn("forked_at")),
                whole(row, row.findColumn("continued_from")),
                row.getInt("base_moves"),
                row.getString("base_position"),
                row.getInt("dropped"),
                row.getString("result"),
                Ending.of(row.getString("agreement")),
                LeavingTerms.read(row, row.getString("pace"), row.getInt("rated") == 1),
                TimeTerms.read(row),
                SeatRow.time(row, row.findColumn("rested")),
                row.getString("contest"),
                row.getInt("sealed") == 1);
    }

    static @Nullable Integer whole(ResultSet row, int column) throws SQLException {
        int value = row.getInt(column);
        return row.wasNull() ? null : value;
    }

    /** After an entry. */
    public GameRow after(EntryChange step, int changes) {
        return with(
                rules,
                edition,
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
        return with(rules, edition, status, changes, version, moves, toMove, now, result);
    }

    /** At an earlier version, while the game was running. */
    public GameRow at(int version, int moves, int toMove) {
        return with(rules, edition, Status.RUNNING, changes, version, moves, toMove, updated, null);
    }

    /** To be played for a contest, or for none. */
    public GameRow of(@Nullable String contest, boolean sealed) {
        return new GameRow(
                id,
                title,
                status,
                options,
                seed,
                rules,
                edition,
                editionName,
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
                agreement,
                leaving,
                time,
                rested,
                contest,
                sealed);
    }

    /** Played by other rules, or with another edition. */
    public GameRow by(String rules, String edition) {
        return with(rules, edition, status, changes, version, moves, toMove, updated, result);
    }

    private GameRow with(
            String rules,
            String edition,
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
                editionName,
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
                null,
                leaving,
                time,
                status == Status.RUNNING ? null : rested,
                contest,
                sealed);
    }
}
