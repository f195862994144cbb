package autobahn.server.table;

import autobahn.server.work.Machine;
import java.util.concurrent.TimeUnit;

/** Keeps those who follow a table informed who else does, on whatever node. */
public final class Presence {
    private static final long AGAIN_NANOS = TimeUnit.SECONDS.toNanos(10);

    private final Machine machine;
    private final LiveTables tables;
    private final NodeNews news;
    private long told;

    public Presence(Machine machine, LiveTables tables, NodeNews news) {
        this.machine = machine;
        this.tables = tables;
        this.news = news;
        this.told = machine.nanos();
    }

    /** Somebody has come or gone here. Under the table's lock. */
    void changed(LiveTable table) {
        publish(table);
        tell(table);
    }

    private static void publish(LiveTable table) {
        table.publish("presence", Attendance.everywhere(table));
    }

    private void tell(LiveTable table) {
        news.follow(table.id, Attendance.here(table));
    }

    /** Another node has said who follows there. */
    void hear(String node, SharedNews.Followed followed) {
        LiveTable table = tables.present(followed.game());
        if (table != null && table.infoIfLoaded() != null) {
            Thread.ofVirtual().start(() -> hear(table, node, followed));
        }
    }

    private void hear(LiveTable table, String node, SharedNews.Followed followed) {
        if (!table.enter()) {
            return; // nodes repeat themselves
        }
        try {
            Attendance before = table.elsewhere.hear(node, followed.number(), followed.attendance());
            if (!followed.attendance().equals(before)) {
                publish(table);
            }
            if (before == null && !table.streams().isEmpty()) {
                // It has just come to this table: it does not know who is here.
                tell(table);
            }
        } finally {
            table.lock.unlock();
        }
    }

    /** News get lost, and nodes do: says again who is here and forgets those not heard of. Called every few seconds. */
    void regularly() {
        boolean again = machine.nanos() - told > AGAIN_NANOS;
        if (again) {
            told = machine.nanos();
        }
        for (LiveTable table : tables.present()) {
            if (table.elsewhere.expire()) {
                publish(table);
            }
            if (again && !table.streams().isEmpty()) {
                tell(table);
            }
        }
    }
}
