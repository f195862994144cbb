package autobahn.server.table;

import autobahn.server.store.Database;
import autobahn.server.work.ServiceThread;
import autobahn.server.work.ServiceThreads;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * News by LISTEN and NOTIFY. PostgreSQL lets one transaction with a notification commit at a time, so moves do not carry
 * them.
 */
public final class PostgresNews implements NewsChannel {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresNews.class);
    private static final String CHANNEL = "autobahn";
    /** PostgreSQL takes less than 8000 bytes. */
    private static final int LONGEST = 7000;

    private static final int LISTEN_MILLIS = 1000;
    private static final int ROUNDS_TO_PROBE = 10;
    private static final long AGAIN_MILLIS = 500;

    private final Database database;
    private @Nullable ServiceThread thread;
    private volatile boolean closed;

    public PostgresNews(Database database) {
        this.database = database;
    }

    @Override
    public void start(ServiceThreads threads, Listener listener) {
        thread = threads.start("news-in", () -> listen(listener));
    }

    @Override
    public void send(String node, List<String> lines) throws SQLException {
        try (Connection connection = database.source().getConnection();
                PreparedStatement statement = connection.prepareStatement("select pg_notify(?, ?)")) {
            StringBuilder text = new StringBuilder(node);
            for (String line : lines) {
                if (text.length() > LONGEST) {
                    send(statement, text);
                    text = new StringBuilder(node);
                }
                text.append('\n').append(line);
            }
            send(statement, text);
        }
    }

    private static void send(PreparedStatement statement, StringBuilder text) throws SQLException {
        statement.setString(1, CHANNEL);
        statement.setString(2, text.toString());
        statement.execute();
    }

    private void listen(Listener listener) throws InterruptedException {
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement()) {
            statement.execute("listen " + CHANNEL);
            PGConnection postgres = connection.unwrap(PGConnection.class);
            listener.afterSilence();
            for (int round = 1; !closed; round++) {
                if (round % ROUNDS_TO_PROBE == 0) {
                    statement.execute("select 1"); // who only listens does not notice that nobody is there any more
                }
                for (PGNotification notification : postgres.getNotifications(LISTEN_MILLIS)) {
                    listener.hear(notification.getParameter());
                }
            }
        } catch (SQLException | RuntimeException e) {
            if (!closed) {
                LOG.warn("news of other nodes are not heard just now: {}", e.getMessage());
                Thread.sleep(AGAIN_MILLIS);
            }
        }
    }

    @Override
    public void close() {
        closed = true;
        if (thread != null) {
            thread.close();
        }
    }
}
