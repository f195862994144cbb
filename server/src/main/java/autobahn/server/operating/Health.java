package autobahn.server.operating;

import autobahn.server.store.Database;
import org.jdbi.v3.core.JdbiException;

/** Whether a node should get requests. */
public final class Health {
    private final Database database;
    private volatile boolean stopping;

    public Health(Database database) {
        this.database = database;
    }

    /** From now on a proxy should send new requests elsewhere. */
    public void stopping() {
        stopping = true;
    }

    public boolean isStopping() {
        return stopping;
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
