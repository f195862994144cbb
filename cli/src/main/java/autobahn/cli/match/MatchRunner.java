package autobahn.cli.match;

import autobahn.bots.match.GameResult;
import autobahn.bots.match.Match;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Plays games of a match on several threads until they are done or somebody says stop; games under way are finished. */
public final class MatchRunner {
    private final AtomicBoolean stopped = new AtomicBoolean();

    public void stop() {
        stopped.set(true);
    }

    /** @param each hears every result, one at a time */
    public void run(Match match, List<Integer> games, int threads, Consumer<GameResult> each)
            throws InterruptedException {
        AtomicInteger next = new AtomicInteger();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<? extends Future<?>> workers = IntStream.range(0, threads)
                    .mapToObj(i -> pool.submit(() -> {
                        for (int at = next.getAndIncrement();
                                at < games.size() && !stopped.get();
                                at = next.getAndIncrement()) {
                            GameResult result = match.play(games.get(at));
                            synchronized (this) {
                                each.accept(result);
                            }
                        }
                    }))
                    .toList();
            for (Future<?> worker : workers) {
                worker.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game of the match failed", e.getCause());
        }
    }
}
