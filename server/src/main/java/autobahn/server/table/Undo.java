package autobahn.server.table;

import autobahn.engine.Playthrough;
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
        return table.version() - Objects.requireNonNull(table.played()).size() >= MOST_TAKEN_BACK;
    }

    /** Whether a seat, or a watcher for -1, may take back: {@code free}, {@code ask} or {@code no}. */
    static String possible(LiveTable table, int seat) {
        TableInfo info = table.info();
        Playthrough played = Objects.requireNonNull(table.played());
        int last = played.size() - 1;
        if (seat < 0 || !info.isRunning() || last < played.first() || isWornOut(table)) {
            return "no";
        }
        if (isFree(played, seat, last)) {
            return "free";
        }
        SeatRow row = info.seat(seat);
        if (info.game().contest() != null
                || info.game().isOfLadder()
                || info.isRatedAlone()
                || row == null
                || row.person() == null
                || lastOf(played, seat) < 0) {
            return "no";
        }
        return info.isAlone(row.person()) ? "free" : "ask";
    }

    /** Whether a seat may go back to so many moves without asking. */
    static boolean isFree(Playthrough played, int seat, int to) {
        for (int i = to; i < played.size(); i++) {
            if (played.mover(i) != seat) {
                return false;
            }
        }
        return !played.revealedSince(to);
    }

    /** The number of a seat's last move, or -1 if it has made none. */
    static int lastOf(Playthrough played, int seat) {
        for (int i = played.size() - 1; i >= played.first(); i--) {
            if (played.mover(i) == seat) {
                return i;
            }
        }
        return -1;
    }
}
