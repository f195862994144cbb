package autobahn.server.bot;

import autobahn.server.api.Problem;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Limits how many searches run at the same time on this node, of bots at tables and for people who ask for advice. */
public final class Searches implements AutoCloseable {
    private static final long RENEW_SECONDS = 3;

    private final Semaphore places;
    /** Threads of their own: thinking keeps a processor busy, and those of requests must not wait for it. */
    private final ExecutorService pool;

    public Searches(int most) {
        places = new Semaphore(Math.max(1, most), true);
        pool = Executors.newCachedThreadPool(
                Thread.ofPlatform().name("search-", 0).daemon().factory());
    }

    /** Waits for a place; false if it is no longer wanted. */
    boolean enter(BooleanSupplier stillWanted) {
        try {
            while (!places.tryAcquire(RENEW_SECONDS, TimeUnit.SECONDS)) {
                if (!stillWanted.getAsBoolean()) {
                    return false;
                }
            }
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    void leave() {
        places.release();
    }

    /** Searches for somebody who waits for the answer; refuses when there is no place soon. */
    <T> T think(Callable<T> search) {
        if (!enter(() -> false)) {
            throw new Problem(503, "overloaded", "All bots are busy thinking: try again in a while.");
        }
        try {
            Future<T> answer = pool.submit(search);
            return answer.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new CompletionException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Problem(503, "busy", "The server is about to stop.");
        } finally {
            leave();
        }
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
