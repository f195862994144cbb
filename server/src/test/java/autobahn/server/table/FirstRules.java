package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.people.Secrets;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import autobahn.server.store.GameEntries;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import org.flywaydb.core.Flyway;
import tools.jackson.databind.JsonNode;

/**
 * A database file as a server of the first rules left it when it was stopped, with what that server told of its games: people
 * and bots in the middle of games, also within a turn, with undos and a request to take back, rated, finished, given up,
 * waiting for players. Ann, Bob and Cyd are at the tables.
 */
final class FirstRules {
    /** What a turn remembered under rules 1 and does no longer. */
    private static final Set<String> GONE = Set.of("upgradedSections", "sectionsBuilt", "trucksToMove", "extraSteps");

    static final String EDITION = "de170d7bce7ea9f7";
    static final JsonNode GAMES = facts();
    /** Those that others refer to come first. */
    private static final List<String> TABLES = List.of(
            "people",
            "keys",
            "games",
            "seats",
            "guests",
            "entries",
            "positions",
            "jobs",
            "undo_requests",
            "chat",
            "results",
            "analyses");

    private FirstRules() {}

    private static InputStream file(String name) {
        return Objects.requireNonNull(
                FirstRules.class.getResourceAsStream("/autobahn/server/saves/rules-1." + name), name);
    }

    private static JsonNode facts() {
        try (InputStream in = file("json")) {
            return Browser.JSON.readTree(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The address of a copy that no later version has opened. */
    static String copy(Databases kind) {
        String address = Databases.SQLITE.bare();
        try (InputStream in = new GZIPInputStream(file("db.gz"))) {
            Path path = new Settings("", 0, address, false, 1).databaseFile();
            Files.createDirectories(path.getParent());
            Files.copy(in, path);
            String copy = kind == Databases.SQLITE ? address : moved(address, kind.bare());
            welcome(copy);
            return copy;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The same rows in a database of the other kind, whose tables are those of that time. */
    private static String moved(String from, String to) throws SQLException {
        Flyway.configure()
                .dataSource(to, null, null)
                .locations("classpath:autobahn/server/db")
                .target("2")
                .load()
                .migrate();
        try (Connection source = DriverManager.getConnection(from);
                Connection target = DriverManager.getConnection(to)) {
            for (String table : TABLES) {
                move(source, target, table);
            }
        }
        return to;
    }

    private static void move(Connection source, Connection target, String table) throws SQLException {
        try (Statement select = source.createStatement();
                ResultSet rows = select.executeQuery("select * from " + table)) {
            int columns = rows.getMetaData().getColumnCount();
            List<String> names = new ArrayList<>();
            for (int i = 1; i <= columns; i++) {
                names.add(rows.getMetaData().getColumnName(i));
            }
            String insert = "insert into " + table + " (" + String.join(", ", names) + ") values ("
                    + String.join(", ", Collections.nCopies(columns, "?")) + ")";
            try (PreparedStatement into = target.prepareStatement(insert)) {
                while (rows.next()) {
                    for (int i = 1; i <= columns; i++) {
                        into.setObject(i, rows.getObject(i));
                    }
                    into.addBatch();
                }
                into.executeBatch();
            }
        }
    }

    /** Gives Ann, Bob and Cyd a key that tests know. */
    private static void welcome(String address) throws SQLException {
        try (Connection connection = DriverManager.getConnection(address);
                PreparedStatement insert =
                        connection.prepareStatement("insert into keys (hash, id, person, created, used)"
                                + " select ?, ?, id, 0, 0 from people where name = ?")) {
            for (String name : List.of("Ann", "Bob", "Cyd")) {
                insert.setString(1, Secrets.hash(secret(name)));
                insert.setString(2, "key of " + name);
                insert.setString(3, name);
                insert.executeUpdate();
            }
        }
    }

    private static String secret(String name) {
        return name + "-who-was-there";
    }

    static Browser browser(Rooms rooms, String name) {
        return Browser.known(rooms.port(), secret(name));
    }

    /** Every entry of every game, as text. */
    static List<String> entries(String address) {
        return rows(address, "select game, number, seat, move, undo_to, at from entries order by game, number");
    }

    /** Entries as a server reads them: those of games that are over may be archived by now. */
    static List<String> entriesNow(String address) {
        try (Database database = Database.open(new Settings("", 0, address, false, 1))) {
            List<String> all = new ArrayList<>();
            for (String game : rows(address, "select id from games")) {
                database.read(handle -> GameEntries.upTo(handle, game, Integer.MAX_VALUE)).stream()
                        .map(entry -> game + "|" + entry.number() + "|" + entry.seat() + "|" + entry.move() + "|"
                                + entry.undoTo() + "|" + entry.at())
                        .forEach(all::add);
            }
            return all;
        }
    }

    static List<String> rows(String address, String sql) {
        try (Connection connection = DriverManager.getConnection(address);
                Statement select = connection.createStatement();
                ResultSet rows = select.executeQuery(sql)) {
            List<String> all = new ArrayList<>();
            while (rows.next()) {
                List<String> row = new ArrayList<>();
                for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
                    row.add(rows.getString(i));
                }
                all.add(String.join("|", row));
            }
            return all;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Every fact holds; there may be more of them by now. */
    static void assertHolds(String where, JsonNode then, JsonNode now) {
        if (then.isObject()) {
            then.properties().forEach(fact -> {
                if (!where.endsWith("/turn") || !GONE.contains(fact.getKey())) {
                    assertHolds(where + "/" + fact.getKey(), fact.getValue(), now.path(fact.getKey()));
                } else {
                    assertThat(now.has(fact.getKey())).as(where).isFalse();
                }
            });
        } else if (then.isArray()) {
            assertThat(now.size()).as(where).isEqualTo(then.size());
            for (int i = 0; i < then.size(); i++) {
                assertHolds(where + "/" + i, then.get(i), now.path(i));
            }
        } else {
            assertThat(now).as(where).isEqualTo(then);
        }
    }
}
