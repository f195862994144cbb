package autobahn.server.table;

import autobahn.server.store.Database;
import autobahn.server.work.ServiceThread;
import autobahn.server.work.ServiceThreads;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * News between nodes by LISTEN and NOTIFY. PostgreSQL lets one transaction with a notification commit at a time, so moves do
 * not carry them: what has changed is told right after, many games at once. News can get lost with a node or a connection;
 * {@link CatchUp} finds what was missed.
 */
public final class PostgresNews implements NodeNews, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresNews.class);
    private static final String CHANNEL = "autobahn";
    /** PostgreSQL takes less than 8000 bytes. */
    private static final int LONGEST = 7000;

    private static final int LISTEN_MILLIS = 1000;
    private static final int ROUNDS_TO_PROBE = 10;
    private static final long AGAIN_MILLIS = 500;

    /** A change somewhere; the person is the one who has to decide, if it is one. */
    record Item(
            String game,
            int changes,
            int version,
            int seat,
            @Nullable String person) {
        private static final String KIND = "change";

        String text() {
            return KIND + " " + game + " " + changes + " " + version + " " + seat + " "
                    + (person == null ? "-" : person);
        }

        static Item parse(String[] parts) {
            return new Item(
                    parts[1],
                    Integer.parseInt(parts[2]),
                    Integer.parseInt(parts[3]),
                    Integer.parseInt(parts[4]),
                    parts[5].equals("-") ? null : parts[5]);
        }
    }

    /** Who follows a table on a node; the number counts what the node has said. */
    record Followed(String game, long number, Attendance attendance) {
        private static final String KIND = "follow";

        String text() {
            return KIND + " " + game + " " + number + " " + attendance.text();
        }

        static Followed parse(String[] parts) {
            return new Followed(parts[1], Long.parseLong(parts[2]), Attendance.parse(parts[3], parts[4]));
        }
    }

    private final Database database;
    private final String node;
    private final LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
    private final List<ServiceThread> threads = new ArrayList<>();
    private final AtomicLong said = new AtomicLong();
    private volatile boolean closed;

    public PostgresNews(Database database, String node) {
        this.database = database;
        this.node = node;
    }

    public void start(ServiceThreads services, CatchUp catchUp, Presence presence) {
        threads.add(services.start("news-out", this::tell));
        threads.add(services.start("news-in", () -> listen(catchUp, presence)));
    }

    @Override
    public void changed(TableInfo info) {
        Integer seat = info.game().toMove();
        queue.add(new Item(
                        info.game().id(),
                        info.game().changes(),
                        info.game().version(),
                        seat == null ? -1 : seat,
                        info.isRunning() ? info.personToMove() : null)
                .text());
    }

    @Override
    public void follow(String game, Attendance here) {
        queue.add(new Followed(game, said.incrementAndGet(), here).text());
    }

    private void tell() throws InterruptedException {
        List<String> lines = new ArrayList<>();
        lines.add(queue.take());
        queue.drainTo(lines);
        try {
            send(lines);
        } catch (SQLException e) {
            LOG.warn("the other nodes could not be told of {} changes: {}", lines.size(), e.getMessage());
        }
    }

    private void send(List<String> lines) throws SQLException {
        try (Connection connection = database.pool().getConnection();
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

    private void listen(CatchUp catchUp, Presence presence) throws InterruptedException {
        try (Connection connection = database.connect();
                Statement statement = connection.createStatement()) {
            statement.execute("listen " + CHANNEL);
            PGConnection postgres = connection.unwrap(PGConnection.class);
            catchUp.afterSilence();
            for (int round = 1; !closed; round++) {
                if (round % ROUNDS_TO_PROBE == 0) {
                    statement.execute("select 1"); // who only listens does not notice that nobody is there any more
                }
                for (PGNotification notification : postgres.getNotifications(LISTEN_MILLIS)) {
                    hear(notification.getParameter(), catchUp, presence);
                }
            }
        } catch (SQLException | RuntimeException e) {
            if (!closed) {
                LOG.warn("news of other nodes are not heard just now: {}", e.getMessage());
                Thread.sleep(AGAIN_MILLIS);
            }
        }
    }

    private void hear(String text, CatchUp catchUp, Presence presence) {
        List<String> lines = text.lines().toList();
        String sender = lines.getFirst();
        if (sender.equals(node)) {
            return;
        }
        for (String line : lines.subList(1, lines.size())) {
            String[] parts = line.split(" ", -1);
            switch (parts[0]) {
                case Item.KIND -> catchUp.hear(Item.parse(parts));
                case Followed.KIND -> presence.hear(sender, Followed.parse(parts));
                default -> LOG.debug("another node speaks of what is not known here: {}", parts[0]);
            }
        }
    }

    @Override
    public void close() {
        closed = true;
        threads.forEach(ServiceThread::close);
    }
}
