package autobahn.server.table;

import autobahn.server.store.Database;
import autobahn.server.store.Departures;
import autobahn.server.store.SeatRow;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Until when a decision is due: so many minutes after the last one as the table has agreed on, or until the clock of whoever
 * has to decide has run down, where there is one. The times are the database's, the same for every node. What follows when
 * time is up is {@link Leaving#timeIsUp}.
 */
final class TurnDue {
    private TurnDue() {}

    /** Whether whoever has to decide has let everybody wait for too long, there or not. */
    static boolean isOverdue(Database database, TableInfo info, long now) {
        if (!info.isRunning() || info.personToMove() == null) {
            return false;
        }
        return info.game().time() == null ? now >= at(database, info, null) : isUp(info);
    }

    /** Whether a clock has run down, and the others are asked. */
    static boolean isUp(TableInfo info) {
        Integer toMove = info.game().toMove();
        return toMove != null && info.clock() != null && info.clock().isUp(toMove);
    }

    /**
     * When somebody who has to decide and does not follow the table may be replaced; nothing if it is not so.
     *
     * @return milliseconds, as all times of the database
     */
    static @Nullable Long replaceable(Database database, TableInfo info, SeatRow seat) {
        Integer toMove = info.game().toMove();
        boolean absent = toMove != null && toMove == seat.seat() && seat.plays() == null && seat.away() != null;
        return absent ? at(database, info, seat.away()) : null;
    }

    private static Long at(Database database, TableInfo info, @Nullable Long away) {
        long since = database.read(handle -> Departures.waitingSince(handle, info.game()));
        long from = away == null ? since : Math.max(since, away);
        return from + TimeUnit.MINUTES.toMillis(info.game().leaving().minutes());
    }
}
