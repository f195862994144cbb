package autobahn.bench.soak;

import autobahn.bench.load.Wire;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Comparator;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * What many games by turns with deadlines cost while nothing happens, and how soon it is noticed that one has passed. Of every
 * two games one asks the others then, and one is lost.
 * <pre>
 * java -cp bench/target/benchmarks.jar autobahn.bench.soak.Deadlines [games] [seconds of rest] [deadlines that pass at once]
 * </pre>
 */
public final class Deadlines {
    /** Of those that were made to pass, how many nobody has decided upon. */
    private static final String OPEN = "select count(*) from clocks where due = since";

    private static final long PATIENCE_NANOS = TimeUnit.MINUTES.toNanos(5);

    private Deadlines() {}

    public static void main(String[] args) throws Exception {
        int games = args.length > 0 ? Integer.parseInt(args[0]) : 10_000;
        int seconds = args.length > 1 ? Integer.parseInt(args[1]) : 60;
        int atOnce = args.length > 2 ? Integer.parseInt(args[2]) : 100;
        Path folder = Files.createTempDirectory("autobahn-deadlines");
        try {
            measure(folder, games, seconds, atOnce);
        } finally {
            delete(folder);
        }
    }

    private static void measure(Path folder, int games, int seconds, int atOnce) throws Exception {
        String database = "jdbc:sqlite:" + folder.resolve("autobahn.db");
        try (SoakedServer server = new SoakedServer(database, 1000, folder.resolve("server.log"))) {
            try (Wire wire = new Wire(server.uri(), null)) {
                for (int i = 0; i < games; i++) {
                    Wire.Reply made = wire.post("/api/games", table(i % 2 == 0 ? "ask" : "loss"));
                    if (made.status() != 201) {
                        throw new IOException("no table was made: " + made.body());
                    }
                }
            }
            long before = server.cpu();
            long begun = System.nanoTime();
            TimeUnit.SECONDS.sleep(seconds);
            System.out.printf(
                    Locale.ROOT,
                    "%d deadlines run: %.2f %% of a core%n",
                    games,
                    100.0 * (server.cpu() - before) / (System.nanoTime() - begun));
            try (Connection connection = DriverManager.getConnection(database + "?busy_timeout=10000")) {
                expire(connection, 1);
                expire(connection, atOnce);
            }
        }
    }

    private static String table(String expiry) {
        return """
                {"options":{"players":2},"seats":[{"kind":"me","name":"A"},{"kind":"me","name":"B"}],
                "pace":"turns","time":{"hours":24,"reserve":24,"expiry":"%s"}}""".formatted(expiry);
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }

    private static void expire(Connection connection, int count) throws SQLException, InterruptedException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("update clocks set due = since where game in"
                    + " (select game from clocks where due is not null limit " + count + ")");
            long begun = System.nanoTime();
            for (int open = count(statement); open > 0; open = count(statement)) {
                if (System.nanoTime() - begun > PATIENCE_NANOS) {
                    throw new IllegalStateException("nobody has decided upon " + open + " of " + count);
                }
                TimeUnit.MILLISECONDS.sleep(20);
            }
            System.out.printf(
                    Locale.ROOT,
                    "%d passed at once: all were decided upon after %.2f s%n",
                    count,
                    (System.nanoTime() - begun) / 1e9);
        }
    }

    private static int count(Statement statement) throws SQLException {
        try (ResultSet rows = statement.executeQuery(OPEN)) {
            rows.next();
            return rows.getInt(1);
        }
    }
}
