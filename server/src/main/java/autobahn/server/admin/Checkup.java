package autobahn.server.admin;

import autobahn.server.settings.Settings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;
import org.sqlite.SQLiteConfig;

/** Looks at a database without changing anything in it, also beside a server that uses it. */
public final class Checkup {
    /** @param sound whether all is well with what the sentence tells */
    public record Finding(boolean sound, String text) {}

    private static final int MOST_FAULTS = 5;

    private final String address;

    /** @param address a JDBC address, as {@link Settings} has it */
    public Checkup(String address) {
        this.address = address;
    }

    public List<Finding> look() {
        Settings settings = new Settings("", 0, address, false, 1);
        if (settings.isSqlite() && !Files.exists(settings.databaseFile())) {
            Path folder = settings.databaseFile().toAbsolutePath().getParent();
            return List.of(new Finding(true, "there is no database in " + folder + " yet; a server would make one"));
        }
        List<Finding> findings = new ArrayList<>();
        try (Connection connection = connect(settings)) {
            if (settings.isSqlite()) {
                findings.add(integrity(connection));
            }
            findings.add(version(connection));
            findings.add(games(connection));
        } catch (SQLException | FlywayException e) {
            findings.add(new Finding(false, "the database cannot be read: " + firstLine(e)));
        }
        return findings;
    }

    private static Connection connect(Settings settings) throws SQLException {
        Properties properties = new Properties();
        if (settings.isSqlite()) {
            SQLiteConfig config = new SQLiteConfig();
            config.setReadOnly(true);
            config.setBusyTimeout(10_000);
            properties = config.toProperties();
        } else {
            properties.setProperty("connectTimeout", "5");
            properties.setProperty("socketTimeout", "60");
            properties.setProperty("readOnly", "true");
        }
        Connection connection = DriverManager.getConnection(settings.database(), properties);
        connection.setReadOnly(true);
        return connection;
    }

    private static Finding integrity(Connection connection) throws SQLException {
        List<String> faults = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("pragma integrity_check(" + MOST_FAULTS + ")")) {
            while (rows.next()) {
                faults.add(rows.getString(1));
            }
        }
        boolean sound = faults.equals(List.of("ok"));
        return new Finding(
                sound,
                sound ? "the database file is sound" : "the database file is damaged: " + String.join("; ", faults));
    }

    /** By what the tables say of themselves: to ask Flyway would open them for writing. */
    private static Finding version(Connection connection) throws SQLException {
        int newest = newest();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(
                        "select max(cast(version as integer)), min(case when success then 1 else 0 end)"
                                + " from flyway_schema_history where version is not null")) {
            rows.next();
            int version = rows.getInt(1);
            if (rows.getInt(2) == 0) {
                return new Finding(false, "a change of its tables has failed half-way: restore a backup");
            }
            if (version > newest) {
                return new Finding(
                        false,
                        "its tables (version " + version + ") are those of a later Autobahn; this one knows " + newest);
            }
            return new Finding(
                    true,
                    "its tables have version " + version
                            + (version < newest ? "; the next start brings them to " + newest : ", the newest"));
        }
    }

    private static int newest() {
        int newest = 0;
        for (MigrationInfo step : Flyway.configure()
                .dataSource("jdbc:sqlite::memory:", null, null)
                .locations("classpath:autobahn/server/db")
                .loggers("slf4j")
                .load()
                .info()
                .all()) {
            if (step.getState() == MigrationState.PENDING && step.getVersion() != null) {
                newest = Math.max(newest, step.getVersion().getMajor().intValue());
            }
        }
        return newest;
    }

    private static Finding games(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(
                        "select count(*), sum(case when status = 'running' then 1 else 0 end) from games")) {
            rows.next();
            return new Finding(true, "it holds " + rows.getLong(1) + " games, " + rows.getLong(2) + " of them running");
        }
    }

    private static String firstLine(Exception e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    }
}
