package autobahn.server.table;

import autobahn.server.store.Database;
import autobahn.server.store.Departures;
import autobahn.server.store.SeatRow;
import autobahn.server.work.Machine;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * Notes in the database whose people do not follow a running table, so that everybody sees since when, on every node and
 * after a restart. Whoever reloads a page is not away; and a node that has just loaded a table may not have heard yet who
 * follows it elsewhere.
 */
public final class AwayNotes {
    private static final long AWAY_NANOS = TimeUnit.SECONDS.toNanos(5);
    private static final long SETTLED_NANOS = TimeUnit.SECONDS.toNanos(40);

    private final Database database;
    private final LiveTables tables;
    private final Machine machine;

    public AwayNotes(Database database, LiveTables tables, Machine machine) {
        this.database = database;
        this.tables = tables;
        this.machine = machine;
    }

    /** Called every few seconds. */
    void regularly() {
        for (LiveTable table : tables.present()) {
            TableInfo info = table.infoIfLoaded();
            if (info != null && info.isRunning() && isOfSeveral(info)) {
                look(table, info);
            }
        }
    }

    private static boolean isOfSeveral(TableInfo info) {
        return info.people().stream()
                        .filter(SeatRow::takesPart)
                        .map(SeatRow::person)
                        .distinct()
                        .limit(2)
                        .count()
                > 1;
    }

    private void look(LiveTable table, TableInfo info) {
        Set<Integer> online = Attendance.everywhere(table).seats();
        long now = machine.nanos();
        List<Integer> here = info.seats().stream()
                .filter(seat -> seat.away() != null && online.contains(seat.seat()))
                .map(SeatRow::seat)
                .toList();
        List<Integer> gone = info.seats().stream()
                .filter(seat -> seat.away() == null && seat.takesPart() && seat.substitute() == null)
                .filter(seat -> table.isMissing(seat.seat(), online.contains(seat.seat()), now, patience()))
                .map(SeatRow::seat)
                .toList();
        if (!here.isEmpty() || !gone.isEmpty()) {
            note(table, here, gone);
        }
    }

    private long patience() {
        return database.isAlone() ? AWAY_NANOS : SETTLED_NANOS;
    }

    private void note(LiveTable table, List<Integer> here, List<Integer> gone) {
        if (!table.enter()) {
            return; // the next look tries again
        }
        try {
            if (!table.forgotten && table.info().isRunning()) {
                long since = machine.clock().millis() - TimeUnit.NANOSECONDS.toMillis(patience());
                database.write(
                        handle -> Departures.noteAway(handle, table.info().game(), here, gone, since));
                tables.refresh(table);
                tables.told(table);
            }
        } finally {
            table.lock.unlock();
        }
    }
}
