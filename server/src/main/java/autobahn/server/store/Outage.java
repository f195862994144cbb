package autobahn.server.store;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** Tells a database that is away, or has no room left, and will be back, from a fault of ours. */
public final class Outage {
    private Outage() {}

    /** What the database said last, for the log. */
    public static String reason(Throwable fault) {
        Throwable cause = fault;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return String.valueOf(cause.getMessage());
    }

    public static boolean isBehind(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLTransientConnectionException
                    || cause instanceof SQLiteException sqlite && isOutage(sqlite.getResultCode())
                    || cause instanceof SQLException sql && isOutage(sql.getSQLState())) {
                return true;
            }
        }
        return false;
    }

    /**
     * Class 08 is about connections, 53 about disk, memory and connections that are used up; 57P01 to 57P03 say that the
     * server stops, has crashed or is starting.
     */
    private static boolean isOutage(@Nullable String state) {
        return state != null && (state.startsWith("08") || state.startsWith("53") || state.startsWith("57P0"));
    }

    /** The disk is full or failing, or the file may not be written; the last byte is the kind, others say more. */
    private static boolean isOutage(SQLiteErrorCode code) {
        int kind = code.code & 0xFF;
        return kind == SQLiteErrorCode.SQLITE_FULL.code
                || kind == SQLiteErrorCode.SQLITE_IOERR.code
                || kind == SQLiteErrorCode.SQLITE_READONLY.code
                || kind == SQLiteErrorCode.SQLITE_CANTOPEN.code
                || kind == SQLiteErrorCode.SQLITE_BUSY.code;
    }
}
