package autobahn.server.store;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import org.jspecify.annotations.Nullable;

/** Tells a database that is away, and will be back, from a fault of ours. */
public final class Outage {
    private Outage() {}

    public static boolean isBehind(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLTransientConnectionException
                    || cause instanceof SQLException sql && isOutage(sql.getSQLState())) {
                return true;
            }
        }
        return false;
    }

    /** Class 08 is about connections; 57P01 to 57P03 say that the server stops, has crashed or is starting. */
    private static boolean isOutage(@Nullable String state) {
        return state != null && (state.startsWith("08") || state.startsWith("57P0"));
    }
}
