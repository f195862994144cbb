package autobahn.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * A contest, as it is stored.
 *
 * @param host to whom its tables belong: a person who is nobody, so that none of those who play is the host
 * @param format see {@link autobahn.server.contest.Format}
 * @param terms JSON of {@link ContestTerms}
 * @param closes time of day at which sign-up ends
 * @param due served time at which the round ends; null if none runs
 */
public record ContestRow(
        String id,
        String title,
        String organiser,
        String host,
        String format,
        String terms,
        String secret,
        String status,
        int season,
        @Nullable String previous,
        long created,
        long closes,
        @Nullable Long started,
        @Nullable Long ended,
        int round,
        int rounds,
        @Nullable Long due) {
    public static final String SIGNUP = "signup";
    public static final String RUNNING = "running";
    public static final String ENDED = "ended";
    public static final String CANCELLED = "cancelled";

    static ContestRow read(ResultSet row) throws SQLException {
        return new ContestRow(
                row.getString("id"),
                row.getString("title"),
                row.getString("organiser"),
                row.getString("host"),
                row.getString("format"),
                row.getString("terms"),
                row.getString("secret"),
                row.getString("status"),
                row.getInt("season"),
                row.getString("previous"),
                row.getLong("created"),
                row.getLong("closes"),
                SeatRow.time(row, row.findColumn("started")),
                SeatRow.time(row, row.findColumn("ended")),
                row.getInt("round"),
                row.getInt("rounds"),
                SeatRow.time(row, row.findColumn("due")));
    }

    public boolean isOpen() {
        return status.equals(SIGNUP);
    }

    public boolean isRunning() {
        return status.equals(RUNNING);
    }

    public boolean isOver() {
        return status.equals(ENDED);
    }
}
