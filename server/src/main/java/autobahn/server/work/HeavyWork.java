package autobahn.server.work;

import autobahn.server.api.Problem;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Work that keeps a processor busy for longer than a move does, on a few threads of its own, one less than there are
 * processors: however much of it there is, moves are answered beside it. What cannot begin soon is refused.
 */
public final class HeavyWork implements AutoCloseable {
    private static final int MOST_WAITING = 64;

    private final ThreadPoolExecutor pool;

    public HeavyWork() {
        int most = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        pool = new ThreadPoolExecutor(
                most,
                most,
                1,
                TimeUnit.MINUTES,
                new ArrayBlockingQueue<>(MOST_WAITING),
                Thread.ofPlatform().name("heavy-", 0).daemon().factory());
        pool.allowCoreThreadTimeOut(true);
    }

    /** Does it and waits for it. */
    public <T> T run(Callable<T> work) {
        Future<T> answer;
        try {
            answer = pool.submit(work);
        } catch (RejectedExecutionException e) {
            throw new Problem(503, "overloaded", "Too much is looked up just now: try again in a while.");
        }
        try {
            return answer.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new CompletionException(e.getCause());
        } catch (InterruptedException e) {
            answer.cancel(false);
            Thread.currentThread().interrupt();
            throw new Problem(503, "busy", "The server is about to stop.");
        }
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
