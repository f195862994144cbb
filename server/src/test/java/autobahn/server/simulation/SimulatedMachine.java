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

    /** @param wrong by how many milliseconds its clock is wrong just now */
    SimulatedMachine(Host host, LongSupplier wrong) {
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
        World.Timer timer = world.after(host, time.toNanos(), () -> LockSupport.unpark(me));
        while (!timer.hasFired()) {
            LockSupport.park();
            if (Thread.interrupted()) {
                timer.cancel();
                throw new InterruptedException();
            }
        }
    }

    @Override
    public <T> T poll(BlockingQueue<T> queue, Duration within) throws InterruptedException {
        return within(within, queue::take, null);
    }

    @Override
    public boolean acquire(Semaphore semaphore, Duration within) throws InterruptedException {
        return within(
                within,
                () -> {
                    semaphore.acquire();
                    return true;
                },
                false);
    }

    @Override
    public boolean lock(Lock lock, Duration within) throws InterruptedException {
        return within(
                within,
                () -> {
                    lock.lockInterruptibly();
                    return true;
                },
                false);
    }

    private <T> T within(Duration time, Waiting<T> waiting, T otherwise) throws InterruptedException {
        Thread me = Thread.currentThread();
        World.Timer timer = world.after(host, time.toNanos(), me::interrupt);
        try {
            T result = waiting.await();
            if (timer.hasFired()) {
                Thread.interrupted(); // both at once: it has what it waited for
            }
            return result;
        } catch (InterruptedException e) {
            if (timer.hasFired()) {
                return otherwise;
            }
            throw e;
        } finally {
            timer.cancel();
        }
    }
}
