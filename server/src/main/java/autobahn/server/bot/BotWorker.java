package autobahn.server.bot;

import autobahn.server.store.Database;
import autobahn.server.store.Jobs;
import autobahn.server.work.Machine;
import autobahn.server.work.ServiceThread;
import autobahn.server.work.ServiceThreads;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Looks for turns that bots have to take, takes a lease on each, and has it played. */
public final class BotWorker implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotWorker.class);
    private static final long LEASE_MILLIS = 10_000;
    private static final Duration LOOK = Duration.ofSeconds(1);
    private static final long AGAIN_MILLIS = 2_000;
    private static final int MOST_AT_ONCE = 64;

    private final Database database;
    private final BotTurn turns;
    private final Machine machine;
    private final Clock clock;
    private final String node;
    private final Semaphore wake;
    /** Threads of their own: thinking keeps a processor busy, and those of requests must not wait for it. */
    private final ExecutorService pool;

    /** By game. */
    private final Map<String, Jobs.Waiting> playing = new ConcurrentHashMap<>();

    private final ServiceThread thread;
    private volatile boolean closed;

    /** @param wake is released when something may have become due */
    public BotWorker(
            ServiceThreads threads, Database database, BotTurn turns, Machine machine, String node, Semaphore wake) {
        this.database = database;
        this.turns = turns;
        this.machine = machine;
        this.clock = machine.clock();
        this.node = node;
        this.wake = wake;
        this.pool = machine.pool("bot");
        if (database.isAlone()) {
            database.write(handle -> {
                Jobs.releaseAll(handle); // nobody else can hold one
                return node;
            });
        }
        this.thread = threads.start("bot-worker", this::round);
    }

    private void round() throws InterruptedException {
        boolean signalled = machine.acquire(wake, LOOK);
        if (signalled) {
            wake.drainPermits();
        }
        look();
    }

    private void look() {
        long now = clock.millis();
        // Some more than are begun, for those that are being played may be among them.
        List<Jobs.Waiting> waiting =
                database
                        .read(handle -> Jobs.waiting(handle, now, 2 * FairQueue.MOST_OF_HOST, 2 * MOST_AT_ONCE))
                        .stream()
                        .filter(job -> !playing.containsKey(job.game()))
                        .toList();
        for (Jobs.Waiting job : FairQueue.next(waiting, playing.values(), MOST_AT_ONCE)) {
            if (playing.putIfAbsent(job.game(), job) == null) {
                pool.execute(() -> play(job.game()));
            }
        }
    }

    private void play(String game) {
        try {
            long now = clock.millis();
            if (database.write(handle -> Jobs.take(handle, game, node, now, now + LEASE_MILLIS))) {
                try {
                    turns.play(game, () -> renew(game));
                } catch (RuntimeException e) {
                    if (!closed) {
                        LOG.warn("a bot's turn in game {} failed", game, e);
                        long again = clock.millis() + AGAIN_MILLIS;
                        database.write(handle -> {
                            Jobs.release(handle, game, node, again);
                            return game;
                        });
                    }
                }
            }
        } catch (RuntimeException e) {
            if (!closed) {
                LOG.warn("a bot's turn in game {} could not be taken", game, e);
            }
        } finally {
            playing.remove(game);
            wake.release();
        }
    }

    private boolean renew(String game) {
        long until = clock.millis() + LEASE_MILLIS;
        return !closed && database.write(handle -> Jobs.renew(handle, game, node, until));
    }

    @Override
    public void close() {
        closed = true;
        thread.close();
        pool.shutdownNow();
        try {
            pool.awaitTermination(2, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
