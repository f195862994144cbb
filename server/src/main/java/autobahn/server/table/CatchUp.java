package autobahn.server.table;

import autobahn.server.store.Database;
import autobahn.server.store.Listing;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Brings the tables in memory up to what other nodes have done. */
public final class CatchUp {
    private static final Logger LOG = LoggerFactory.getLogger(CatchUp.class);
    private static final long EVERY_NANOS = TimeUnit.SECONDS.toNanos(2);
    private static final int AT_ONCE = 500;

    private final Database database;
    private final Tables tables;
    private final Hub hub;
    private long last;

    public CatchUp(Database database, Tables tables, Hub hub) {
        this.database = database;
        this.tables = tables;
        this.hub = hub;
    }

    /** Another node has changed a table. */
    void hear(PostgresNews.Item item) {
        LiveTable table = tables.present(item.game());
        if (table != null) {
            catchUp(table, item.changes());
        } else if (item.person() != null && hub.hears(item.person())) {
            hub.turn(item.person(), item.game(), item.seat(), item.version());
        }
    }

    /** News get lost now and then: tables that somebody follows are looked at every other second. */
    void regularly() {
        if (System.nanoTime() - last > EVERY_NANOS) {
            check(tables.present().stream()
                    .filter(table -> !table.streams().isEmpty())
                    .toList());
        }
    }

    /** Nothing may have been heard for a while. */
    void all() {
        check(List.copyOf(tables.present()));
    }

    private void check(List<LiveTable> held) {
        for (int i = 0; i < held.size(); i += AT_ONCE) {
            List<LiveTable> some = held.subList(i, Math.min(held.size(), i + AT_ONCE));
            Map<String, Integer> changes = database.read(handle ->
                    Listing.changes(handle, some.stream().map(table -> table.id).toList()));
            some.forEach(table -> catchUp(table, changes.getOrDefault(table.id, Integer.MAX_VALUE)));
        }
        last = System.nanoTime();
    }

    private void catchUp(LiveTable table, int changes) {
        TableInfo info = table.infoIfLoaded();
        if (info != null && info.game().changes() < changes) {
            Thread.ofVirtual().start(() -> refresh(table, changes));
        }
    }

    private void refresh(LiveTable table, int changes) {
        table.lock.lock();
        try {
            if (!table.forgotten && table.info().game().changes() < changes) {
                tables.refresh(table);
            }
        } catch (RuntimeException e) {
            // The next look, or the next command, tries again.
            LOG.warn("game {} could not catch up: {}", table.id, e.getMessage());
        } finally {
            table.lock.unlock();
        }
    }
}
