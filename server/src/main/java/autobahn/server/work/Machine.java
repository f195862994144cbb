package autobahn.server.work;

import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * What a node runs on: its time, its threads and its chance. Whatever waits for longer than a moment waits by it, so that a
 * simulation can bring a machine of its own, on which hours pass in an instant and nothing happens by accident.
 */
public interface Machine {
    /** The one that we are on. */
    Machine REAL = new RealMachine();

    /** The time of day, which somebody may set. */
    Clock clock();

    /** Time that only passes. */
    long nanos();

    RandomGenerator random();

    /** A thread that is not started yet and keeps nothing alive. */
    Thread thread(String name, Runnable work);

    /** As many threads as there is work. */
    ExecutorService pool(String name);

    void sleep(Duration time) throws InterruptedException;

    /** The next one of a queue; null if none comes within this time. */
    <T> @Nullable T poll(BlockingQueue<T> queue, Duration within) throws InterruptedException;

    boolean acquire(Semaphore semaphore, Duration within) throws InterruptedException;

    boolean lock(Lock lock, Duration within) throws InterruptedException;
}
