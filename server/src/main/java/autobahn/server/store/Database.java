package autobahn.server.store;

import autobahn.server.settings.Settings;
import autobahn.server.work.Machine;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.ColonPrefixSqlParser;
import org.jdbi.v3.core.statement.SqlParser;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jspecify.annotations.Nullable;

/**
 * The database behind a server: connections, migrations, and the two ways to use it. What {@link #write} has returned is
 * on disk.
 */
public final class Database implements AutoCloseable {
    private static final int SQLITE_READERS = 4;
    /** Clients are told to come again rather than kept waiting for a database that is away. */
    private static final long PATIENCE_MILLIS = 5_000;

    private static final int POSTGRES_CONNECTIONS = 16;
    /**
     * A connection may lead nowhere, after a failover or through a router that has forgotten it: TCP by itself would wait
     * for a quarter of an hour. Of several servers that an address names the one that takes writes may change: what the
     * driver remembers of them is soon looked at anew. Seconds; the address may say otherwise.
     */
    private static final Map<String, String> PATIENT =
            Map.of("connectTimeout", "5", "socketTimeout", "10", "tcpKeepAlive", "true", "hostRecheckSeconds", "2");

    /** Shared, for it remembers what it has read, and reading a statement costs more than carrying out most. */
    private static final SqlParser PARSER = new ColonPrefixSqlParser();

    /** Connections that stay open while nobody wants any: each is a process of PostgreSQL. */
    private static final int AT_REST = 2;

    private static final long KEEP_ALIVE_MILLIS = 30_000;
    private static final long VALIDATION_MILLIS = 2_000;

    private final String address;
    private final boolean alone;
    private final ConnectionPool pool;
    private final Jdbi jdbi;
    private final DatabaseWriter writer;
    private final @Nullable FileClaim claim;
    private final ServedTime time;

    private Database(
            String address,
            boolean alone,
            Machine machine,
            ConnectionPool pool,
            DatabaseWriter writer,
            @Nullable FileClaim claim) {
        this.time = new ServedTime(this, machine);
        this.address = address;
        this.alone = alone;
        this.pool = pool;
        this.jdbi = quiet(Jdbi.create(pool.source()));
        this.writer = writer;
        this.claim = claim;
    }

    /** Opens the database beside a server that may use it, and brings its tables up to date. */
    public static Database open(Settings settings) {
        return open(settings, null);
    }

    /** Opens the database for a server: no other one may use the same file. */
    public static Database openAlone(Settings settings) {
        FileClaim claim = settings.isSqlite() ? FileClaim.on(settings.databaseFile()) : null;
        try {
            return open(settings, claim);
        } catch (RuntimeException e) {
            if (claim != null) {
                claim.close();
            }
            throw e;
        }
    }

    private static Database open(Settings settings, @Nullable FileClaim claim) {
        HikariDataSource pool = pool(settings, settings.isSqlite() ? SQLITE_READERS : POSTGRES_CONNECTIONS);
        try {
            if (!AppliedSteps.areAll(pool)) {
                migrate(settings, pool);
            }
        } catch (RuntimeException e) {
            pool.close();
            throw e;
        }
        ConnectionPool connections = new ConnectionPool.Hikari(pool);
        return settings.isSqlite()
                ? alone(
                        settings.database(),
                        Machine.REAL,
                        connections,
                        new ConnectionPool.Hikari(pool(settings, 1)),
                        claim)
                : shared(settings.database(), Machine.REAL, connections, GroupedEntries::append);
    }

    private static Database alone(
            String address, Machine machine, ConnectionPool readers, ConnectionPool writer, @Nullable FileClaim claim) {
        return new Database(address, true, machine, readers, new GroupCommit(machine, writer), claim);
    }

    private static Database shared(String address, Machine machine, ConnectionPool pool, GroupedMove.Writing writing) {
        Jdbi jdbi = quiet(Jdbi.create(pool.source()));
        return new Database(
                address,
                false,
                machine,
                pool,
                new DatabaseWriter.Direct(jdbi, new MoveGroup(machine, jdbi, writing)),
                null);
    }

    /** One that has its tables and that no other node uses, on a machine and connections of a simulation's own. */
    public static Database alone(Machine machine, ConnectionPool pool) {
        return alone("", machine, pool, pool, null);
    }

    /** One that has its tables and that other nodes may use, on a machine and connections of a simulation's own. */
    public static Database shared(Machine machine, ConnectionPool pool, GroupedMove.Writing writing) {
        return shared("", machine, pool, writing);
    }

    /** What goes wrong is logged, and the log must not hold what stands in the database: hashes, names, messages. */
    static Jdbi quiet(Jdbi jdbi) {
        jdbi.getConfig(SqlStatements.class).setSqlParser(PARSER);
        jdbi.registerArrayType(String.class, "text");
        jdbi.registerArrayType(Integer.class, "int4");
        jdbi.registerArrayType(Long.class, "int8");
        jdbi.getConfig(StatementExceptions.class).setMessageRendering(StatementExceptions.MessageRendering.NONE);
        return jdbi;
    }

    private static HikariDataSource pool(Settings settings, int size) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(settings.database());
        config.setMaximumPoolSize(size);
        config.setConnectionTimeout(PATIENCE_MILLIS);
        config.setPoolName(settings.isSqlite() ? "sqlite-" + size : "postgresql");
        if (settings.isSqlite()) {
            // Everybody reads while one writes, and a commit is on disk before it is acknowledged.
            config.addDataSourceProperty("journal_mode", "WAL");
            config.addDataSourceProperty("synchronous", "FULL");
            config.addDataSourceProperty("busy_timeout", "10000");
            config.addDataSourceProperty("foreign_keys", "true");
        } else {
            PATIENT.forEach(config::addDataSourceProperty);
            config.setKeepaliveTime(KEEP_ALIVE_MILLIS);
            config.setMinimumIdle(Math.min(size, AT_REST));
            config.setValidationTimeout(VALIDATION_MILLIS);
        }
        return new HikariDataSource(config);
    }

    private static void migrate(Settings settings, HikariDataSource pool) {
        FluentConfiguration configuration = Flyway.configure();
        // On PostgreSQL not by the pool, whose connections give up on what takes as long as a new index may.
        Flyway flyway = (settings.isSqlite()
                        ? configuration.dataSource(pool)
                        : configuration.dataSource(settings.database(), null, null))
                .locations("classpath:" + AppliedSteps.FOLDER)
                .loggers("slf4j")
                .load();
        for (MigrationInfo step : flyway.info().applied()) {
            if (step.getState() == MigrationState.FUTURE_SUCCESS || step.getState() == MigrationState.FUTURE_FAILED) {
                // Flyway would only warn, and we would write into tables that we do not know.
                throw new FlywayException("its tables are those of a later version of Autobahn");
            }
        }
        flyway.migrate();
    }

    /** Whether no other node uses it: so it is with SQLite, and never with PostgreSQL. */
    public boolean isAlone() {
        return alone;
    }

    /** Time that passes while nodes are up, by which clocks go. */
    public ServedTime time() {
        return time;
    }

    /** Reads; must not write. */
    public <T> T read(Function<Handle, T> work) {
        return jdbi.withHandle(work::apply);
    }

    /** Writes in a transaction of its own. It has happened, durably, once this returns; not at all if it throws. */
    public <T> T write(Function<Handle, T> work) {
        return writer.write(work);
    }

    /** As {@link GameEntries#append}, in a transaction of its own or together with the entries of other games. */
    public Optional<Integer> append(String game, EntryChange step, String rules) {
        return writer.append(new GroupedMove(game, step, rules));
    }

    /** Figures of the connections that are in use. */
    public void measure(MeterRegistry registry) {
        Gauge.builder("autobahn.connections", pool, ConnectionPool::active)
                .description("connections to the database that are in use")
                .register(registry);
    }

    /** Tells whoever wants to use the same file where the server is that does. */
    public void announce(String address) {
        if (claim != null) {
            claim.announce(address);
        }
    }

    /** Connections of the pool, for what needs more of one than statements. */
    public DataSource source() {
        return pool.source();
    }

    /** A connection outside of the pool, for LISTEN. */
    public Connection connect() throws SQLException {
        Properties properties = new Properties();
        properties.putAll(PATIENT);
        return DriverManager.getConnection(address, properties);
    }

    /** Whether something can be read and written now. */
    public boolean isUsable(long now) {
        try {
            write(handle -> handle.execute(
                    "insert into health (id, at) values (1, ?) on conflict (id) do update set at = excluded.at", now));
            return read(handle -> handle.select("select count(*) from health")
                            .mapTo(int.class)
                            .one()
                    == 1);
        } catch (RuntimeException e) {
            return false;
        }
    }

    @Override
    public void close() {
        writer.close();
        pool.close();
        if (claim != null) {
            claim.close();
        }
    }
}
