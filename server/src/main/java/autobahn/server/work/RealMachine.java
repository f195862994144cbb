package autobahn.server.work;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Time, threads and chance as the JVM has them. */
final class RealMachine implements Machine {
    private final SecureRandom random = new SecureRandom();

    @Override
    public Clock clock() {
        return Clock.systemUTC();
    }

    @Override
    public long nanos() {
        return System.nanoTime();
    }

    @Override
    public RandomGenerator random() {
        return random;
    }

    @Override
    public Thread thread(String name, Runnable work) {
        return Thread.ofPlatform().name(name).daemon().unstarted(work);
    }

    @Override
    public ExecutorService pool(String name) {
        return Executors.newCachedThreadPool(
                Thread.ofPlatform().name(name + "-", 0).daemon().factory());
    }

    @Override
    public void sleep(Duration time) throws InterruptedException {
        Thread.sleep(time);
    }

    @Override
    public <T> @Nullable T poll(BlockingQueue<T> queue, Duration within) throws InterruptedException {
        return queue.poll(within.toNanos(), TimeUnit.NANOSECONDS);
    }

    @Override
    public boolean acquire(Semaphore semaphore, Duration within) throws InterruptedException {
        return semaphore.tryAcquire(within.toNanos(), TimeUnit.NANOSECONDS);
    }

    @Override
    public boolean lock(Lock lock, Duration within) throws InterruptedException {
        return lock.tryLock(within.toNanos(), TimeUnit.NANOSECONDS);
    }
}
