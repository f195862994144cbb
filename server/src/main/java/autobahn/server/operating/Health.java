package autobahn.server.operating;

import autobahn.server.store.Database;
import autobahn.server.work.ServiceThreads;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Whether a node should get requests. */
public final class Health {
    private static final long AGAIN_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Database database;
    private final ServiceThreads threads;
    private volatile boolean stopping;
    private long asked;
    private boolean works;

    public Health(Database database, ServiceThreads threads) {
        this.database = database;
        this.threads = threads;
    }

    /** From now on a proxy should send new requests elsewhere. */
    public void stopping() {
        stopping = true;
    }

    public boolean isStopping() {
        return stopping;
    }

    /** Threads without which the process is of no use, and which have ended. */
    public List<String> deadThreads() {
        return threads.dead();
    }

    /** Whether the database can be read and written; asked at most once a second, however often somebody wants to know. */
    public synchronized boolean databaseWorks() {
        long now = System.nanoTime();
        if (asked == 0 || now - asked > AGAIN_NANOS) {
            works = database.isUsable(System.currentTimeMillis());
            asked = System.nanoTime();
        }
        return works;
    }
}
