package autobahn.bench.store;

import autobahn.server.people.Secrets;
import autobahn.server.settings.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * Fills a database with finished games of accounts: copies of a few that bots have played, each with its seats, moves,
 * kept position and results, under ids that are spread as real ones are.
 * <pre>
 * java -cp bench/target/benchmarks.jar autobahn.bench.store.FinishedGames --data FOLDER | --db jdbc:postgresql:… [--games 100000]
 * </pre>
 * No server may use the database meanwhile: nothing is on disk until it is done.
 */
public final class FinishedGames {
    private static final int TEMPLATES = 8;
    private static final int PEOPLE = 5000;
    private static final int AT_ONCE = 1000;
    private static final long YEAR = 365L * 24 * 3600 * 1000;

    private final SplittableRandom random = new SplittableRandom(1);
    private final Connection connection;

    private FinishedGames(Connection connection) {
        this.connection = connection;
    }

    public static void main(String[] args) throws Exception {
        List<String> options = Arrays.asList(args);
        int games = Integer.parseInt(option(options, "--games", "100000"));
        long start = System.nanoTime();
        fill(database(options), games);
        System.out.printf("%,d finished games made in %.0f s%n", games, (System.nanoTime() - start) / 1e9);
    }

    static String option(List<String> options, String name, String otherwise) {
        int at = options.indexOf(name);
        return at < 0 ? otherwise : options.get(at + 1);
    }

    static String database(List<String> options) throws IOException {
        String database = option(options, "--db", "");
        if (!database.isEmpty()) {
            return database;
        }
        Path folder = Path.of(option(options, "--data", "data"));
        Files.createDirectories(folder);
        return Settings.sqlite(folder);
    }

    static void fill(String database, int games) throws Exception {
        List<String> templates = Templates.play(database, TEMPLATES);
        try (Connection connection = DriverManager.getConnection(database)) {
            fast(connection, database.startsWith("jdbc:sqlite:"));
            new FinishedGames(connection).fill(templates, games);
        }
    }

    private static void fast(Connection connection, boolean sqlite) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (sqlite) {
                statement.execute("pragma synchronous = off");
                statement.execute("pragma cache_size = -200000");
                statement.execute("pragma temp_store = memory");
            } else {
                statement.execute("set synchronous_commit = off");
            }
        }
        connection.setAutoCommit(false);
    }

    private void fill(List<String> templates, int games) throws SQLException {
        String[] people = people();
        execute("create temporary table copies (id text primary key, template text, ann text, bob text, at bigint)");
        String[] ids = Stream.generate(Secrets::id).limit(games).sorted().toArray(String[]::new);
        long now = System.currentTimeMillis();
        for (int done = 0; done < games; done += AT_ONCE) {
            choose(templates, people, Arrays.copyOfRange(ids, done, Math.min(games, done + AT_ONCE)), now);
            copy();
            connection.commit();
            if (done % (10 * AT_ONCE) == 0) {
                System.out.printf("%,d%n", done);
            }
        }
        connection.setAutoCommit(true);
        execute("analyze");
    }

    private String[] people() throws SQLException {
        String[] ids = new String[PEOPLE];
        try (PreparedStatement insert = connection.prepareStatement(
                "insert into people (id, name, folded, rated, created) values (?, ?, ?, 1, 0)")) {
            for (int i = 0; i < PEOPLE; i++) {
                ids[i] = Secrets.id();
                insert.setString(1, ids[i]);
                insert.setString(2, "Stored " + ids[i]);
                insert.setString(3, "stored " + ids[i]);
                insert.addBatch();
            }
            insert.executeBatch();
        }
        return ids;
    }

    private void choose(List<String> templates, String[] people, String[] ids, long now) throws SQLException {
        execute("delete from copies");
        try (PreparedStatement insert = connection.prepareStatement("insert into copies values (?, ?, ?, ?, ?)")) {
            for (String id : ids) {
                int ann = random.nextInt(people.length);
                insert.setString(1, id);
                insert.setString(2, templates.get(random.nextInt(templates.size())));
                insert.setString(3, people[ann]);
                insert.setString(4, people[(ann + random.nextInt(1, people.length)) % people.length]);
                insert.setLong(5, now - random.nextLong(YEAR));
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    private void copy() throws SQLException {
        execute(
                "insert into games (id, title, status, options, seed, rules, edition, pace, listed, rated, host, invitation,"
                        + " changes, version, moves, created, updated, rested, result)"
                        + " select c.id, title, status, options, seed, rules, edition, pace, listed, 1, c.ann, c.id,"
                        + " changes, version, moves, c.at, c.at, c.at, result from copies c join games g on g.id = c.template order by c.id");
        execute("insert into seats (game, seat, person, name)"
                + " select c.id, seat, case seat when 0 then c.ann else c.bob end, name"
                + " from copies c join seats s on s.game = c.template order by c.id, seat");
        execute("insert into entries (game, number, seat, move, undo_to, command, at)"
                + " select c.id, number, seat, move, undo_to, command, c.at"
                + " from copies c join entries e on e.game = c.template order by c.id, number");
        execute(
                "insert into positions (game, number, rules, position)"
                        + " select c.id, number, rules, position from copies c join positions p on p.game = c.template order by c.id");
        execute("insert into results (game, person, seat, place, points, rating, at)"
                + " select c.id, case seat when 0 then c.ann else c.bob end, seat, 1 + seat, 100 - seat, 1500, c.at"
                + " from copies c join seats s on s.game = c.template order by c.id, seat");
    }

    private void execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
