package autobahn.server.table;

import autobahn.engine.Game;
import autobahn.server.store.SeatRow;
import java.util.Objects;

/**
 * When moves may be taken back: at once as long as they are all one's own and showed nobody anything new, else when all
 * people at the table agree. Who is alone with bots agrees with himself.
 */
final class Undo {
    /**
     * Entries that may have come to nothing in one game. Nobody at play gets there; but moving and taking back without end
     * would fill the database, and bring the game to the length at which it is given up.
     */
    private static final int MOST_TAKEN_BACK = 10_000;

    private Undo() {}

    /** Whether so much has been taken back that no more can be. */
    static boolean isWornOut(LiveTable table) {
        Moment moment = Objects.requireNonNull(table.moment());
        return table.version() - moment.count() >= MOST_TAKEN_BACK;
    }

    /** Whether a seat, or a watcher for -1, may take back: {@code free}, {@code ask} or {@code no}. */
    static String possible(LiveTable table, int seat) {
        TableInfo info = table.info();
        Moment moment = Objects.requireNonNull(table.moment());
        if (seat < 0 || !info.isRunning() || moment.count() == moment.base() || isWornOut(table)) {
            return "no";
        }
        if (moment.lastIsFree(seat)) {
            return "free";
        }
        SeatRow row = info.seat(seat);
        if (row == null || row.person() == null || moment.beforeLastOf(seat) < 0) {
            return "no";
        }
        return info.isAlone(row.person()) ? "free" : "ask";
    }

    /** Whether a seat may go back to so many moves without asking. */
    static boolean isFree(LiveTable table, int seat, int to) {
        Moment moment = Objects.requireNonNull(table.moment());
        for (int i = to; i < moment.count(); i++) {
            if (moment.mover(i) != seat) {
                return false;
            }
        }
        Game then = moment.at(to, Objects.requireNonNull(table.start())).game();
        return !moment.game().revealedSince(then);
    }
}
