package autobahn.cli.simulate;

import autobahn.bots.Dice;
import autobahn.bots.RandomBot;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.function.ToIntFunction;

/** Plays many games on several threads; which thread plays which game changes nothing. */
public final class Simulation {
    private final Box box;
    private final Options options;
    private final long seed;
    private final LongFunction<ToIntFunction<Game>> players;

    public Simulation(Box box, Options options, long seed) {
        this(box, options, seed, number -> new RandomBot(number)::any);
    }

    /** @param players makes who plays a game out of its seed */
    public Simulation(Box box, Options options, long seed, LongFunction<ToIntFunction<Game>> players) {
        this.players = players;
        this.box = box;
        this.options = options;
        this.seed = seed;
    }

    /** The seed of one of the games: known from its number alone, so that any of them can be played again. */
    public static long seedOf(long seed, int game) {
        return Dice.scatter(seed + game * 0x9E3779B97F4A7C15L);
    }

    /** @param progress hears how many games are done */
    public List<SimulatedGame> run(int games, int threads, IntConsumer progress) throws InterruptedException {
        return run(games, threads, this::play, progress);
    }

    private SimulatedGame play(int number) {
        long own = seedOf(seed, number);
        return SimulatedGame.by(box, options, own, players.apply(own));
    }

    /** Plays games by their numbers from 0 and returns them in this order. */
    public static <T> List<T> run(int games, int threads, IntFunction<T> play, IntConsumer progress)
            throws InterruptedException {
        SortedMap<Integer, T> results = new TreeMap<>();
        AtomicInteger next = new AtomicInteger();
        AtomicInteger done = new AtomicInteger();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<Map<Integer, T>>> workers = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                workers.add(pool.submit(() -> {
                    Map<Integer, T> played = new HashMap<>();
                    for (int game = next.getAndIncrement(); game < games; game = next.getAndIncrement()) {
                        played.put(game, play.apply(game));
                        progress.accept(done.incrementAndGet());
                    }
                    return played;
                }));
            }
            for (Future<Map<Integer, T>> worker : workers) {
                results.putAll(worker.get());
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a simulated game failed", e.getCause());
        }
        return List.copyOf(results.values());
    }
}
