package autobahn.server.table;

import autobahn.server.store.Clocks;
import autobahn.server.store.Database;
import autobahn.server.work.Machine;
import autobahn.server.work.ServiceThread;
import autobahn.server.work.ServiceThreads;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks for clocks that have run down, takes a lease on each, and has done what follows. The look is one question to an
 * index, however many clocks run.
 */
public final class ClockWatch implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ClockWatch.class);
    private static final Duration LOOK = Duration.ofSeconds(1);
    private static final long KEEP_NANOS = TimeUnit.SECONDS.toNanos(5);
    private static final long LEASE_MILLIS = 10_000;
    private static final int AT_ONCE = 100;

    private final Machine machine;
    private final Database database;
    private final Leaving leaving;
    private final String node;
    private final ServiceThread thread;
    private long kept;

    public ClockWatch(ServiceThreads threads, Machine machine, Database database, Leaving leaving, String node) {
        this.machine = machine;
        this.database = database;
        this.leaving = leaving;
        this.node = node;
        this.kept = machine.nanos() - KEEP_NANOS;
        this.thread = threads.start("clocks", this::round);
    }

    private void round() throws InterruptedException {
        machine.sleep(LOOK);
        if (machine.nanos() - kept >= KEEP_NANOS) {
            kept = machine.nanos();
            database.time().keep();
        }
        for (List<String> due = due(); !due.isEmpty(); due = due()) {
            due.forEach(this::decide);
        }
    }

    /** What has passed since the last time is kept as well, if the database can still be reached. */
    @Override
    public void close() {
        thread.close();
        try {
            database.time().keep();
        } catch (RuntimeException e) {
            LOG.warn(
                    "the time could not be kept: clocks have gained {} s at most",
                    TimeUnit.NANOSECONDS.toSeconds(KEEP_NANOS));
        }
    }

    private List<String> due() {
        long now = database.time().now().served();
        return database.read(handle -> Clocks.due(handle, now, AT_ONCE));
    }

    private void decide(String game) {
        long now = database.time().now().served();
        if (database.write(handle -> Clocks.take(handle, game, node, now, now + LEASE_MILLIS))) {
            try {
                leaving.timeIsUp(game);
            } catch (RuntimeException e) {
                LOG.warn("time is up in game {}, and what follows failed: it is tried again", game, e);
            }
        }
    }
}
