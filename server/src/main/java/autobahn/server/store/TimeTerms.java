package autobahn.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * What a table has agreed on about time: a clock for the whole game, or a deadline for each turn with a reserve. All in
 * milliseconds.
 *
 * @param turn for each turn; 0 for a clock of the whole game
 * @param bank for the whole game, or the reserve beside the turns' own time
 * @param increment is added for each turn that was ended
 * @param expiry what follows when time is up
 */
public record TimeTerms(long turn, long bank, long increment, Expiry expiry) {
    public static final int LEAST_MINUTES = 1;
    public static final int MOST_MINUTES = 10 * 60;
    public static final int MOST_INCREMENT_SECONDS = 600;
    public static final int LEAST_HOURS = 6;
    public static final int MOST_HOURS = 14 * 24;
    public static final int MOST_RESERVE_HOURS = 30 * 24;

    /** Somebody who comes back after time was up has at least so long for a turn. */
    private static final long GRACE_MILLIS = TimeUnit.MINUTES.toMillis(1);

    /** What follows when somebody's time is up. */
    public enum Expiry {
        /** A bot plays on until the person is back. */
        BOT,
        /** The game is lost. */
        LOSS,
        /** The others may let a bot play, end the game without this person, or wait. */
        ASK;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public static TimeTerms live(int minutes, int incrementSeconds, Expiry expiry) {
        return new TimeTerms(
                0, TimeUnit.MINUTES.toMillis(minutes), TimeUnit.SECONDS.toMillis(incrementSeconds), expiry);
    }

    public static TimeTerms turns(int hours, int reserveHours, Expiry expiry) {
        return new TimeTerms(TimeUnit.HOURS.toMillis(hours), TimeUnit.HOURS.toMillis(reserveHours), 0, expiry);
    }

    static @Nullable TimeTerms read(ResultSet row) throws SQLException {
        String expiry = row.getString("time_expiry");
        return expiry == null
                ? null
                : new TimeTerms(
                        row.getLong("time_turn"),
                        row.getLong("time_bank"),
                        row.getLong("time_increment"),
                        Expiry.valueOf(expiry.toUpperCase(Locale.ROOT)));
    }

    public boolean byTurns() {
        return turn > 0;
    }

    long grace() {
        return byTurns() ? 0 : Math.max(increment, GRACE_MILLIS);
    }
}
