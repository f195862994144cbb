package autobahn.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;

/**
 * What a table has agreed on for those who leave, and for those who let others wait.
 *
 * @param minutes without a decision of whoever has to decide, until the others may act
 * @param level of the bot that plays on for somebody
 * @param counts how it counts for somebody who was absent
 * @param resigned what follows when a resignation leaves one person at the table
 */
public record LeavingTerms(int minutes, String level, Counts counts, Resigned resigned) {
    public static final int LEAST_MINUTES = 2;
    public static final int MOST_MINUTES = 30 * 24 * 60;

    private static final int LIVE_MINUTES = 15;
    private static final int TURNS_MINUTES = 7 * 24 * 60;
    private static final String LEVEL = "club";

    /** How a stand-in's game counts for whom it stands in. */
    public enum Counts {
        RESULT,
        LOSS;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What follows when nobody is left to play against but bots. */
    public enum Resigned {
        BOT,
        END;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Where nothing else was agreed on. */
    public static LeavingTerms usual(String pace, boolean rated) {
        return new LeavingTerms(
                pace.equals("turns") ? TURNS_MINUTES : LIVE_MINUTES,
                LEVEL,
                rated ? Counts.LOSS : Counts.RESULT,
                Resigned.END);
    }

    static LeavingTerms read(ResultSet row, String pace, boolean rated) throws SQLException {
        int minutes = row.getInt("absence_minutes");
        return row.wasNull()
                ? usual(pace, rated)
                : new LeavingTerms(
                        minutes,
                        row.getString("absence_level"),
                        Counts.valueOf(row.getString("absence_counts").toUpperCase(Locale.ROOT)),
                        Resigned.valueOf(row.getString("resigned").toUpperCase(Locale.ROOT)));
    }

    /** Whether a game counts as a loss for somebody who has left it in this way. */
    public boolean loses(Departure how) {
        return how.isForGood() || counts == Counts.LOSS;
    }
}
