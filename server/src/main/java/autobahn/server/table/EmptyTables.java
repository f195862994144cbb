package autobahn.server.table;

import autobahn.server.store.Database;
import autobahn.server.store.EmptyGames;
import autobahn.server.work.Machine;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Ends games that only bots play once nobody has looked at them for a while. Any node may do so, whoever has made the table:
 * the database knows when somebody last looked, on whatever node.
 */
public final class EmptyTables {
    private static final Logger LOG = LoggerFactory.getLogger(EmptyTables.class);
    private static final long AFTER_MILLIS = TimeUnit.MINUTES.toMillis(15);
    private static final long EVERY_NANOS = TimeUnit.MINUTES.toNanos(1);
    private static final int AT_ONCE = 200;

    private final Database database;
    private final LiveTables tables;
    private final Machine machine;
    private long looked;

    public EmptyTables(Database database, LiveTables tables, Machine machine) {
        this.database = database;
        this.tables = tables;
        this.machine = machine;
        this.looked = machine.nanos() - EVERY_NANOS;
    }

    /** Called every few seconds. */
    void regularly() {
        if (machine.nanos() - looked < EVERY_NANOS) {
            return;
        }
        looked = machine.nanos();
        long now = machine.clock().millis();
        List<String> watched = tables.present().stream()
                .filter(EmptyTables::isWatched)
                .map(table -> table.id)
                .toList();
        List<String> ended = database.write(handle -> {
            EmptyGames.watched(handle, watched, now);
            return EmptyGames.end(handle, now - AFTER_MILLIS, AT_ONCE, now);
        });
        // Tables in memory hear of it when they are next compared with the database.
        if (!ended.isEmpty()) {
            LOG.info("{} games of bots have ended because nobody looks at them", ended.size());
        }
    }

    private static boolean isWatched(LiveTable table) {
        TableInfo info = table.infoIfLoaded();
        return info != null
                && info.isRunning()
                && !table.streams().isEmpty()
                && info.people().stream().noneMatch(seat -> seat.takesPart());
    }
}
