package autobahn.bench.soak;

import autobahn.bench.load.Wire;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * What many games by turns with deadlines cost while nothing happens, and how soon it is noticed that one has passed.
 * <pre>
 * java -cp bench/target/benchmarks.jar autobahn.bench.soak.Deadlines [games] [seconds of rest] [deadlines that pass at once]
 * </pre>
 */
public final class Deadlines {
    private static final String TABLE = """
            {"options":{"players":2},"seats":[{"kind":"me","name":"A"},{"kind":"me","name":"B"}],
            "pace":"turns","time":{"hours":24,"reserve":24,"expiry":"ask"}}""";

    private static final String UP = "select count(*) from clocks where due is null";

    private Deadlines() {}

    public static void main(String[] args) throws Exception {
        int games = args.length > 0 ? Integer.parseInt(args[0]) : 10_000;
        int seconds = args.length > 1 ? Integer.parseInt(args[1]) : 60;
        int atOnce = args.length > 2 ? Integer.parseInt(args[2]) : 100;
        Path folder = Files.createTempDirectory("autobahn-deadlines");
        String database = "jdbc:sqlite:" + folder.resolve("autobahn.db");
        try (SoakedServer server = new SoakedServer(database, 1000, folder.resolve("server.log"))) {
            try (Wire wire = new Wire(server.uri(), null)) {
                for (int i = 0; i < games; i++) {
                    wire.post("/api/games", TABLE);
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

    private static void expire(Connection connection, int count) throws SQLException, InterruptedException {
        try (Statement statement = connection.createStatement()) {
            int up = count(statement);
            statement.execute("update clocks set due = since where game in"
                    + " (select game from clocks where due is not null limit " + count + ")");
            long begun = System.nanoTime();
            while (count(statement) < up + count) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
            System.out.printf(
                    Locale.ROOT,
                    "%d passed at once: all were noticed after %.2f s%n",
                    count,
                    (System.nanoTime() - begun) / 1e9);
        }
    }

    private static int count(Statement statement) throws SQLException {
        try (ResultSet rows = statement.executeQuery(UP)) {
            rows.next();
            return rows.getInt(1);
        }
    }
}
