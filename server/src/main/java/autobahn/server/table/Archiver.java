package autobahn.server.table;

import autobahn.server.store.Archives;
import autobahn.server.store.Database;
import autobahn.server.work.Machine;
import autobahn.server.work.ServiceThread;
import autobahn.server.work.ServiceThreads;
import java.time.Duration;

/**
 * Counts games that are over, and moves them to where they take little room: a few at a time, so that nobody at play
 * notices.
 */
public final class Archiver {
    /** By then nobody sends the last command of a game again. */
    private static final long AFTER_MILLIS = Duration.ofHours(1).toMillis();

    private static final Duration EVERY = Duration.ofSeconds(10);
    private static final Duration WHILE_THERE_ARE_MORE = Duration.ofMillis(500);
    private static final int AT_ONCE = 10;

    private final Database database;
    private final Machine machine;
    private final Statistics statistics;
    private Duration pause = EVERY;

    private Archiver(Database database, Machine machine, Statistics statistics) {
        this.statistics = statistics;
        this.database = database;
        this.machine = machine;
    }

    public static ServiceThread start(
            ServiceThreads threads, Database database, Machine machine, Statistics statistics) {
        return threads.start("archiver", new Archiver(database, machine, statistics)::round);
    }

    private void round() throws InterruptedException {
        machine.sleep(pause);
        pause = EVERY; // also after a fault
        boolean more = statistics.count(AT_ONCE) == AT_ONCE;
        more |= Archives.move(database, machine.clock().millis() - AFTER_MILLIS, AT_ONCE) == AT_ONCE;
        if (more) {
            pause = WHILE_THERE_ARE_MORE;
        }
    }
}
