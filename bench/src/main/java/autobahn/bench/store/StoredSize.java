package autobahn.bench.store;

import autobahn.server.settings.Settings;
import autobahn.server.store.Archives;
import autobahn.server.store.Database;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;

/**
 * How much room a finished game takes, with its indexes and without what an empty database takes: what many of them add.
 * <pre>
 * java -cp bench/target/benchmarks.jar autobahn.bench.store.StoredSize --data FOLDER | --db jdbc:postgresql:… [--games 2000]
 * </pre>
 * The database must be new.
 */
public final class StoredSize {
    private static final int AT_ONCE = 100;

    private StoredSize() {}

    public static void main(String[] args) throws Exception {
        List<String> options = Arrays.asList(args);
        int games = Integer.parseInt(FinishedGames.option(options, "--games", "2000"));
        String database = FinishedGames.database(options);
        FinishedGames.fill(database, 0);
        long first = archived(database);
        FinishedGames.fill(database, 0);
        long second = archived(database);
        long empty = second + (second - first); // each time there are more people and some games that bots have played
        System.out.printf("%,d bytes without them%n", empty);
        FinishedGames.fill(database, games);
        tell("as played", compacted(database) - empty, games);
        tell("archived", archived(database) - empty, games);
    }

    private static void tell(String how, long bytes, int games) {
        System.out.printf("%s: %,d bytes a game%n", how, bytes / games);
    }

    /** The size when all games that are over are archived. */
    private static long archived(String database) throws SQLException {
        try (Database server = Database.open(new Settings("", 0, database, false, 1))) {
            int moved = AT_ONCE;
            while (moved == AT_ONCE) {
                moved = Archives.move(server, Long.MAX_VALUE, AT_ONCE);
            }
        }
        return compacted(database);
    }

    /** The size after what is no longer needed is given back. */
    private static long compacted(String database) throws SQLException {
        boolean sqlite = database.startsWith("jdbc:sqlite:");
        try (Connection connection = DriverManager.getConnection(database);
                Statement statement = connection.createStatement()) {
            statement.execute(sqlite ? "vacuum" : "vacuum full");
            try (ResultSet size = statement.executeQuery(
                    sqlite
                            ? "select page_count * page_size from pragma_page_count(), pragma_page_size()"
                            : "select pg_database_size(current_database())")) {
                size.next();
                return size.getLong(1);
            }
        }
    }
}
