package autobahn.server.table;

import autobahn.server.Scratch;
import autobahn.server.settings.Settings;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;

/** Real databases for tests, each new one empty. */
public enum Databases {
    SQLITE {
        @Override
        public String fresh() {
            return Settings.sqlite(Scratch.folder());
        }
    },
    POSTGRESQL {
        @Override
        public String fresh() {
            String name = "test" + COUNT.incrementAndGet();
            try (Connection connection = Postgres.SERVER.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("create database " + name);
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
            return Postgres.SERVER.getJdbcUrl("postgres", name);
        }
    };

    private static final AtomicInteger COUNT = new AtomicInteger();

    /** The JDBC address of an empty database. */
    public abstract String fresh();

    /** One server for the whole run. */
    private static final class Postgres {
        static final EmbeddedPostgres SERVER = start();

        private static EmbeddedPostgres start() {
            PostgresUser.check();
            try {
                EmbeddedPostgres server = EmbeddedPostgres.builder()
                        .setServerConfig("max_connections", "200")
                        // Nobody pulls the plug here: no need to wait for the disk.
                        .setServerConfig("fsync", "off")
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
