package autobahn.server.simulation;

import autobahn.server.work.Machine;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/** A machine whose time, threads and chance are the simulation's. */
final class SimulatedMachine implements Machine {
    /** Some time in 2026. */
    static final long START_MILLIS = 1_780_000_000_000L;

    private interface Waiting<T> {
        T await() throws InterruptedException;
    }

    private final World world;
    private final Host host;
    private final Clock clock;
    private final Random random;
    private final Lull lull;

    /** @param wrong by how many milliseconds its clock is wrong just now */
    SimulatedMachine(Host host, LongSupplier wrong) {
        this(host, wrong, null);
    }

    /** @param lull in which those who look for something to do need not look; null if they always do */
    SimulatedMachine(Host host, LongSupplier wrong, Lull lull) {
        this.lull = lull;
        this.world = host.world();
        this.host = host;
        InstantSource source = () -> Instant.ofEpochMilli(START_MILLIS + world.now() / 1_000_000 + wrong.getAsLong());
        this.clock = source.withZone(ZoneOffset.UTC);
        this.random = new Random(world.random().nextLong());
    }

    @Override
    public Clock clock() {
        return clock;
    }

    @Override
    public long nanos() {
        return world.now();
    }

    @Override
    public RandomGenerator random() {
        return random;
    }

    @Override
    public Thread thread(String name, Runnable work) {
        return host.threads(name).unstarted(work);
    }

    @Override
    public ExecutorService pool(String name) {
        return Executors.newThreadPerTaskExecutor(host.threads(name).factory());
    }

    @Override
    public void sleep(Duration time) throws InterruptedException {
        Thread me = Thread.currentThread();
        Lull.Sleep sleep = sleep(time, () -> LockSupport.unpark(me));
        while (!sleep.hasEnded()) {
            LockSupport.park();
            if (Thread.interrupted()) {
                sleep.cancel();
                throw new InterruptedException();
            }
        }
    }

    private Lull.Sleep sleep(Duration time, Runnable end) {
        if (lull != null) {
            return lull.sleep(host, time.toNanos(), end);
        }
        return new Lull.Plain(world.after(host, time.toNanos(), end));
    }

    @Override
    public <T> T poll(BlockingQueue<T> queue, Duration within) throws InterruptedException {
        return within(usual(within), queue::take, null);
    }

    @Override
    public boolean acquire(Semaphore semaphore, Duration within) throws InterruptedException {
        return within(
                end -> sleep(within, end),
                () -> {
                    semaphore.acquire();
                    return true;
                },
                false);
    }

    @Override
    public boolean lock(Lock lock, Duration within) throws InterruptedException {
        return within(
                usual(within),
                () -> {
                    lock.lockInterruptibly();
                    return true;
                },
                false);
    }

    private Function<Runnable, Lull.Sleep> usual(Duration time) {
        return end -> new Lull.Plain(world.after(host, time.toNanos(), end));
    }

    private <T> T within(Function<Runnable, Lull.Sleep> time, Waiting<T> waiting, T otherwise)
            throws InterruptedException {
        Thread me = Thread.currentThread();
        Lull.Sleep sleep = time.apply(me::interrupt);
        try {
            T result = waiting.await();
            if (sleep.hasEnded()) {
                Thread.interrupted(); // both at once: it has what it waited for
            }
            return result;
        } catch (InterruptedException e) {
            if (sleep.hasEnded()) {
                return otherwise;
            }
            throw e;
        } finally {
            sleep.cancel();
        }
    }
}
