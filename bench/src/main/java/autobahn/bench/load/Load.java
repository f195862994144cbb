package autobahn.bench.load;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Plays many games on a running server at once and reads their streams, then fetches views.
 * <pre>
 * java -cp bench/target/benchmarks.jar autobahn.bench.load.Load url=http://127.0.0.1:8080 games=500 streams=2000 seconds=20
 * </pre>
 * {@code pid} names the server's processes, with commas in between, whose processor time and memory are told. {@code clients} moves are on their way at a time; {@code rate} caps the moves a second of all of them, 0 for no cap. The
 * server must run without rate limits.
 */
public final class Load {
    private final URI server;
    private final int clients;
    private final int seconds;
    private final Watched watched;

    private Load(URI server, int clients, int seconds, Watched watched) {
        this.server = server;
        this.clients = clients;
        this.seconds = seconds;
        this.watched = watched;
    }

    public static void main(String[] args) throws Exception {
        Map<String, String> options = new LinkedHashMap<>(Map.of(
                "url", "http://127.0.0.1:8080",
                "pid", "",
                "games", "500",
                "streams", "2000",
                "views", "false",
                "clients", "32",
                "rate", "0",
                "seconds", "20",
                "warmup", "5"));
        Arrays.stream(args).map(arg -> arg.split("=", 2)).forEach(pair -> options.put(pair[0], pair[1]));
        Load load = new Load(
                URI.create(options.get("url")),
                number(options, "clients"),
                number(options, "seconds"),
                new Watched(options.getOrDefault("pid", "")));
        load.run(
                number(options, "games"),
                number(options, "streams"),
                Boolean.parseBoolean(options.get("views")),
                number(options, "rate"),
                number(options, "warmup"));
    }

    private static int number(Map<String, String> options, String name) {
        return Integer.parseInt(options.getOrDefault(name, "0"));
    }

    private void run(int count, int streamCount, boolean views, int rate, int warmup) throws Exception {
        String cookie;
        List<PlayedGame> games = new ArrayList<>();
        try (Wire wire = new Wire(server, null)) {
            new PlayedGame(wire, 0);
            cookie = wire.cookie();
        }
        long start = System.nanoTime();
        try (Wire wire = new Wire(server, cookie)) {
            for (int i = 0; i < count; i++) {
                games.add(new PlayedGame(wire, i + 1));
            }
        }
        System.out.printf("%d games made in %.1f s %s%n", count, seconds(start), watched.memory());
        try (Streams streams = new Streams(server, cookie, games, streamCount, views)) {
            play(cookie, games, warmup, rate);
            long before = streams.entries();
            System.out.println("moves: " + play(cookie, games, seconds, rate));
            System.out.printf(
                    "streams: %d open, %d broken, %,d entries received%n",
                    streamCount, streams.broken(), streams.entries() - before);
            System.out.println("views: " + fetch(cookie, games));
            System.out.println(watched.memory());
        }
    }

    private String play(String cookie, List<PlayedGame> games, int duration, int rate) throws Exception {
        Latencies latencies = new Latencies();
        long used = watched.micros();
        long start = System.nanoTime();
        long end = start + duration * 1_000_000_000L;
        spread(client -> {
            try (Wire wire = new Wire(server, cookie)) {
                long next = System.nanoTime();
                for (int i = client; System.nanoTime() < end; i = i + clients < games.size() ? i + clients : client) {
                    latencies.add(games.get(i).play(wire));
                    if (rate > 0) {
                        next += 1_000_000_000L * clients / rate;
                        Thread.sleep(Math.max(0, (next - System.nanoTime()) / 1_000_000));
                    }
                }
            }
        });
        return latencies.describe(seconds(start)) + watched.perMove(used, latencies.count());
    }

    private String fetch(String cookie, List<PlayedGame> games) throws Exception {
        Latencies latencies = new Latencies();
        long start = System.nanoTime();
        long end = start + seconds * 1_000_000_000L;
        spread(client -> {
            try (Wire wire = new Wire(server, cookie)) {
                for (int i = client; System.nanoTime() < end; i++) {
                    String path = "/api/games/" + games.get(i % games.size()).id() + "/view?seat=" + i % 2;
                    long sent = System.nanoTime();
                    PlayedGame.check(wire.get(path), 200);
                    latencies.add(System.nanoTime() - sent);
                }
            }
        });
        return latencies.describe(seconds(start));
    }

    /** Runs all clients to their end; the first fault of one is thrown. */
    private void spread(Client work) throws Exception {
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Void>> tasks = new ArrayList<>();
            for (int i = 0; i < clients; i++) {
                int client = i;
                tasks.add(() -> {
                    work.run(client);
                    return null;
                });
            }
            for (Future<Void> done : executor.invokeAll(tasks)) {
                done.get();
            }
        } catch (ExecutionException e) {
            throw e.getCause() instanceof IOException cause ? cause : e;
        }
    }

    @FunctionalInterface
    private interface Client {
        void run(int client) throws Exception;
    }

    private static double seconds(long start) {
        return (System.nanoTime() - start) / 1e9;
    }
}
