package autobahn.bench.load;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * What many streams cost a node, and how soon many people see a move.
 * <pre>
 * java -cp bench/target/benchmarks.jar autobahn.bench.load.Watchers url=http://127.0.0.1:8080 pid=PID idle=10000 watchers=500
 * </pre>
 * {@code pid} is the server's process, whose memory is told; {@code views} whether watchers get the new view with each move. The
 * server must run without rate limits.
 */
public final class Watchers {
    private static final int TABLES = 100;
    private static final long BETWEEN_MILLIS = 100;

    /** A stream that counts down for every entry that comes. */
    private static final class Watcher implements AutoCloseable {
        final Wire wire;
        volatile CountDownLatch latch = new CountDownLatch(0);

        Watcher(Wire wire) {
            this.wire = wire;
            Thread.ofVirtual().start(this::read);
        }

        private void read() {
            try {
                while (true) {
                    String line = wire.line();
                    // The last line of an event that brings an entry: all of it is there.
                    if (line.startsWith("data: {\"number\":")) {
                        latch.countDown();
                    }
                }
            } catch (IOException e) {
                // closed; if it was not by us, a latch stays up and is told
            }
        }

        @Override
        public void close() throws IOException {
            wire.close();
        }
    }

    private Watchers() {}

    public static void main(String[] args) throws Exception {
        Map<String, String> options = new LinkedHashMap<>(Map.of(
                "url", "http://127.0.0.1:8080",
                "pid", "",
                "idle", "10000",
                "watchers", "500",
                "views", "false",
                "moves", "100"));
        Arrays.stream(args).map(arg -> arg.split("=", 2)).forEach(pair -> options.put(pair[0], pair[1]));
        URI server = URI.create(options.get("url"));
        Watched watched = new Watched(options.getOrDefault("pid", ""));
        List<PlayedGame> games = new ArrayList<>();
        String cookie;
        try (Wire wire = new Wire(server, null)) {
            games.add(new PlayedGame(wire, 1));
            cookie = wire.cookie();
            for (int i = 1; i < TABLES; i++) {
                games.add(new PlayedGame(wire, i + 1));
            }
        }
        System.out.println("before: " + watched.memory());
        int idle = Integer.parseInt(options.get("idle"));
        try (Streams streams = new Streams(server, cookie, games.subList(1, TABLES), idle, false)) {
            Thread.sleep(TimeUnit.SECONDS.toMillis(20)); // some comments that keep them alive
            System.out.printf("%d idle streams, %d broken: %s%n", idle, streams.broken(), watched.memory());
        }
        Thread.sleep(TimeUnit.SECONDS.toMillis(5));
        watch(server, cookie, games.getFirst(), options);
    }

    private static void watch(URI server, String cookie, PlayedGame game, Map<String, String> options)
            throws IOException, InterruptedException {
        int count = Integer.parseInt(options.get("watchers"));
        List<Watcher> watchers = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Wire wire = new Wire(server, cookie);
            wire.open("/api/games/" + game.id() + "/stream?views=" + options.get("views"));
            watchers.add(new Watcher(wire));
        }
        Latencies answered = new Latencies();
        Latencies seen = new Latencies();
        long begun = System.nanoTime();
        int moves = Integer.parseInt(options.get("moves"));
        try (Wire wire = new Wire(server, cookie)) {
            game.play(wire); // warm
            Thread.sleep(TimeUnit.SECONDS.toMillis(2));
            for (int i = 0; i < moves; i++) {
                CountDownLatch all = new CountDownLatch(count);
                watchers.forEach(watcher -> watcher.latch = all);
                long sent = System.nanoTime();
                answered.add(game.play(wire));
                if (!all.await(30, TimeUnit.SECONDS)) {
                    throw new IllegalStateException(
                            all.getCount() + " of " + count + " watchers have not heard of a move");
                }
                seen.add(System.nanoTime() - sent);
                Thread.sleep(BETWEEN_MILLIS);
            }
        }
        double seconds = (System.nanoTime() - begun) / 1e9;
        System.out.println("answered:              " + answered.describe(seconds));
        System.out.println("seen by all " + count + " watchers: " + seen.describe(seconds));
        for (Watcher watcher : watchers) {
            watcher.close();
        }
    }
}
