package autobahn.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/**
 * A plan that somebody has sent, as it is stored.
 *
 * @param id of its own: what is sent later is another one
 * @param content moves and conditions, as JSON
 * @param version of the game when it was sent
 * @param plan which of its plans is played; null as long as none is
 * @param played how many moves of it have been played
 * @param began moves that stood before the first of them
 * @param reached version of the game after the last of them
 * @param outcome as JSON; null as long as it waits or is played
 */
public record PlanRow(
        String game,
        int seat,
        String person,
        String id,
        String content,
        int version,
        long sent,
        @Nullable Integer plan,
        int played,
        @Nullable Integer began,
        @Nullable Integer reached,
        @Nullable String outcome) {
    static final String COLUMNS =
            "game, seat, person, id, content, version, sent, plan, played, began, reached, outcome";

    static PlanRow read(ResultSet row) throws SQLException {
        return new PlanRow(
                row.getString(1),
                row.getInt(2),
                row.getString(3),
                row.getString(4),
                row.getString(5),
                row.getInt(6),
                row.getLong(7),
                GameRow.whole(row, 8),
                row.getInt(9),
                GameRow.whole(row, 10),
                GameRow.whole(row, 11),
                row.getString(12));
    }

    /** One that has just been sent. */
    public static PlanRow sent(String game, int seat, String person, String id, String content, int version, long now) {
        return new PlanRow(game, seat, person, id, content, version, now, null, 0, null, null, null);
    }

    /** After its next move. */
    public PlanRow after(int plan, int began, int reached, @Nullable String outcome) {
        return new PlanRow(game, seat, person, id, content, version, sent, plan, played + 1, began, reached, outcome);
    }

    /** When it is over with. */
    public PlanRow ended(String outcome) {
        return new PlanRow(game, seat, person, id, content, version, sent, plan, played, began, reached, outcome);
    }
}
