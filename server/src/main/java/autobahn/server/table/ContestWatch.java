package autobahn.server.table;

import autobahn.server.store.ContestRounds;
import autobahn.server.store.Database;
import autobahn.server.store.ServedTime;
import autobahn.server.work.Machine;
import autobahn.server.work.ServiceThread;
import autobahn.server.work.ServiceThreads;
import java.time.Duration;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Looks for contests that have a step to take, takes a lease on each, and has it taken. */
public final class ContestWatch implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ContestWatch.class);
    private static final Duration LOOK = Duration.ofSeconds(2);
    private static final long LEASE_MILLIS = 30_000;
    private static final int AT_ONCE = 20;

    private final Machine machine;
    private final Database database;
    private final ContestSteps steps;
    private final String node;
    private final ServiceThread thread;

    ContestWatch(ServiceThreads threads, Machine machine, Database database, ContestSteps steps, String node) {
        this.machine = machine;
        this.database = database;
        this.steps = steps;
        this.node = node;
        this.thread = threads.start("contests", this::round);
    }

    private void round() throws InterruptedException {
        machine.sleep(LOOK);
        ServedTime.Moment now = database.time().now();
        List<String> due = database.read(handle -> ContestRounds.due(handle, now, AT_ONCE));
        due.forEach(this::step);
    }

    private void step(String contest) {
        long now = database.time().now().served();
        if (database.write(handle -> ContestRounds.take(handle, contest, node, now, now + LEASE_MILLIS))) {
            try {
                steps.step(contest);
                database.write(handle -> {
                    ContestRounds.release(handle, contest, node);
                    return contest;
                });
            } catch (RuntimeException e) {
                LOG.warn("contest {} could not go on: it is tried again", contest, e); // when the lease has run out
            }
        }
    }

    @Override
    public void close() {
        thread.close();
    }
}
