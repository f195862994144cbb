package autobahn.server.store;

import org.jdbi.v3.core.Handle;

/** The SQL of how many letters were asked for in the last hour and day: all nodes count together, and restarts forget nothing. */
public final class MailCounts {
    private static final long HOUR_MILLIS = 3_600_000;
    private static final long DAY_MILLIS = 24 * HOUR_MILLIS;

    private MailCounts() {}

    /** Counts one more; false if there were enough. */
    public static boolean take(Handle handle, String counted, int anHour, int aDay, long now) {
        if (since(handle, counted, now - HOUR_MILLIS) >= anHour || since(handle, counted, now - DAY_MILLIS) >= aDay) {
            return false;
        }
        handle.execute("insert into mail_counts (counted, at) values (?, ?)", counted, now);
        return true;
    }

    private static int since(Handle handle, String counted, long since) {
        return handle.select("select count(*) from mail_counts where counted = ? and at > ?", counted, since)
                .mapTo(int.class)
                .one();
    }

    public static void forget(Handle handle, long now) {
        handle.execute("delete from mail_counts where at < ? or at > ?", now - DAY_MILLIS, now + DAY_MILLIS);
    }
}
