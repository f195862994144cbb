package autobahn.server.operating;

import autobahn.server.store.Database;
import autobahn.server.work.ServiceThreads;
import java.util.List;
import org.jdbi.v3.core.JdbiException;

/** Whether a node should get requests. */
public final class Health {
    private final Database database;
    private final ServiceThreads threads;
    private volatile boolean stopping;

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

    /** Whether the database answers. */
    public boolean databaseAnswers() {
        try {
            return database.read(
                    handle -> handle.select("select 1").mapTo(int.class).one() == 1);
        } catch (JdbiException e) {
            return false;
        }
    }
}
