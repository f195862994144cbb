package autobahn.server.table;

import autobahn.server.work.ServiceThread;
import autobahn.server.work.ServiceThreads;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * News between nodes. What has changed is told right after, many games at once. News can get lost with a node or a
 * connection; {@link CatchUp} finds what was missed.
 */
public final class SharedNews implements NodeNews, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SharedNews.class);

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

    private final NewsChannel channel;
    private final String node;
    private final LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
    private final AtomicLong said = new AtomicLong();
    private @Nullable ServiceThread teller;

    public SharedNews(NewsChannel channel, String node) {
        this.channel = channel;
        this.node = node;
    }

    public void start(ServiceThreads services, CatchUp catchUp, Presence presence) {
        teller = services.start("news-out", this::tell);
        channel.start(services, new NewsChannel.Listener() {
            @Override
            public void hear(String text) {
                SharedNews.this.hear(text, catchUp, presence);
            }

            @Override
            public void afterSilence() {
                catchUp.afterSilence();
            }
        });
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
            channel.send(node, lines);
        } catch (SQLException e) {
            LOG.warn("the other nodes could not be told of {} changes: {}", lines.size(), e.getMessage());
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
        channel.close();
        if (teller != null) {
            teller.close();
        }
    }
}
