package autobahn.server.table;

import autobahn.server.work.ServiceThreads;
import java.sql.SQLException;
import java.util.List;

/** By which nodes speak to each other. What is said can come late, or not at all. */
public interface NewsChannel extends AutoCloseable {
    /** Whoever listens to the others. */
    interface Listener {
        void hear(String text);

        /** Nothing may have been heard for a while. */
        void afterSilence();
    }

    /** Listens from now on. */
    void start(ServiceThreads threads, Listener listener);

    /**
     * Says lines to all others, in one text or several that each begin with the name of the node.
     *
     * @throws SQLException if nobody can be told
     */
    void send(String node, List<String> lines) throws SQLException;

    @Override
    void close();
}
