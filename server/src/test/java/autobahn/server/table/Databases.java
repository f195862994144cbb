package autobahn.server.table;

import autobahn.server.Scratch;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;

/** Real databases for tests. Making tables takes longer than most tests do, so new databases are copies of one that has them. */
public enum Databases {
    SQLITE {
        @Override
        public String fresh() {
            Path folder = Scratch.folder();
            try {
                Files.copy(Sqlite.TEMPLATE, Settings.sqliteFile(folder));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return Settings.sqlite(folder);
        }

        @Override
        public String bare() {
            return Settings.sqlite(Scratch.folder());
        }
    },
    POSTGRESQL {
        @Override
        public String fresh() {
            return Postgres.create("test" + COUNT.incrementAndGet(), Postgres.TEMPLATE);
        }

        @Override
        public String bare() {
            return Postgres.create("bare" + COUNT.incrementAndGet(), Postgres.NOTHING);
        }
    };

    private static final AtomicInteger COUNT = new AtomicInteger();

    /** The JDBC address of a database whose tables are empty. */
    public abstract String fresh();

    /** The JDBC address of a database without tables. */
    public abstract String bare();

    private static void makeTables(String address) {
        Database.open(new Settings("", 0, address, false, 1)).close();
    }

    private static final class Sqlite {
        static final Path TEMPLATE = make();

        private static Path make() {
            Path folder = Scratch.folder();
            makeTables(Settings.sqlite(folder));
            return Settings.sqliteFile(folder);
        }
    }

    /** One server for the whole run. */
    private static final class Postgres {
        static final EmbeddedPostgres SERVER = start();
        static final String NOTHING = "template1";
        static final String TEMPLATE = "prepared";

        static {
            makeTables(create(TEMPLATE, NOTHING));
        }

        static String create(String name, String template) {
            try (Connection connection = SERVER.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("create database " + name + " template " + template);
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
            return SERVER.getJdbcUrl("postgres", name);
        }

        private static EmbeddedPostgres start() {
            PostgresUser.check();
            try {
                EmbeddedPostgres server = EmbeddedPostgres.builder()
                        .setServerConfig("max_connections", "200")
                        // Nobody pulls the plug here: no need to wait for the disk.
                        .setServerConfig("fsync", "off")
                        // Nothing lives long enough here, and looking through hundreds of databases takes a while.
                        .setServerConfig("autovacuum", "off")
                        .start();
                Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                    try {
                        server.close();
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                }));
                return server;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
