package autobahn.server.table;

import autobahn.server.store.Database;
import autobahn.server.store.Listing;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Brings the tables in memory up to what other nodes have done. */
public final class CatchUp {
    private static final Logger LOG = LoggerFactory.getLogger(CatchUp.class);
    private static final int AT_ONCE = 500;

    private final Database database;
    private final LiveTables tables;
    private final TurnHub hub;

    public CatchUp(Database database, LiveTables tables, TurnHub hub) {
        this.database = database;
        this.tables = tables;
        this.hub = hub;
    }

    /** Another node has changed a table. */
    void hear(SharedNews.Item item) {
        LiveTable table = tables.present(item.game());
        if (table != null) {
            catchUp(table, item.changes());
        } else if (item.person() != null && hub.hears(item.person())) {
            hub.turn(item.person(), new Listing.Turn(item.game(), item.seat(), item.version()));
        }
    }

    /** Nothing was heard for a while: whoever waits for turns is told of all that are awaited now. */
    void afterSilence() {
        all();
        for (String person : hub.people()) {
            database.read(handle -> Listing.turns(handle, person)).forEach(turn -> hub.turn(person, turn));
        }
    }

    /** Looks at every table in memory: news may have been missed. */
    void all() {
        List<LiveTable> held = List.copyOf(tables.present());
        for (int i = 0; i < held.size(); i += AT_ONCE) {
            List<LiveTable> some = held.subList(i, Math.min(held.size(), i + AT_ONCE));
            Map<String, Integer> changes = database.read(handle ->
                    Listing.changes(handle, some.stream().map(table -> table.id).toList()));
            some.forEach(table -> catchUp(table, changes.getOrDefault(table.id, Integer.MAX_VALUE)));
        }
    }

    private void catchUp(LiveTable table, int changes) {
        TableInfo info = table.infoIfLoaded();
        if (info != null && info.game().changes() < changes) {
            Thread.ofVirtual().start(() -> refresh(table, changes));
        }
    }

    private void refresh(LiveTable table, int changes) {
        if (!table.enter()) {
            return; // the next look tries again
        }
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
