package autobahn.server.simulation;

import autobahn.server.store.ConnectionPool;
import java.io.PrintWriter;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.sql.Savepoint;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.logging.Logger;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * The database of a simulation: a real SQLite in memory, so that the server's own statements run, behind connections that
 * fail, wait, and die with their node. Transactions happen one after the other, each at one moment, for nobody can look
 * into one; before it, and between its commit and the answer, everything else goes on. Statements outside of transactions
 * each see what is committed then, as on PostgreSQL.
 */
final class SimulatedStore {
    private final World world;
    private final Faults faults;
    private final boolean alone;
    private final Connection database;
    private final Watch watch;
    private final UnaryOperator<String> planted;
    private Host writing;
    /** In the transaction that is under way, and how many of them were there at each of its savepoints. */
    private final List<Executed> executed = new ArrayList<>();

    private final Map<Savepoint, Integer> savepoints = new HashMap<>();

    /** Sees what is done to the database, once it is done for good: what was taken back was never there. */
    interface Watch {
        /** @param values of its gaps, from the first on */
        void executed(String sql, List<Object> values);

        /** All of a transaction was executed. */
        void committed();
    }

    private record Executed(String sql, List<Object> values) {}

    private static final Watch NOBODY = new Watch() {
        @Override
        public void executed(String sql, List<Object> values) {}

        @Override
        public void committed() {}
    };

    /** @param template a database file to begin with */
    SimulatedStore(World world, Faults faults, boolean alone, Path template) throws SQLException {
        this(world, faults, alone, template, NOBODY, UnaryOperator.identity());
    }

    /**
     * @param watch is told of each statement in a transaction, and what came of that
     * @param planted makes other statements of those of the server: faults that have to be found
     */
    SimulatedStore(World world, Faults faults, boolean alone, Path template, Watch watch, UnaryOperator<String> planted)
            throws SQLException {
        this.watch = watch;
        this.planted = planted;
        this.world = world;
        this.faults = faults;
        this.alone = alone;
        this.database = DriverManager.getConnection("jdbc:sqlite::memory:");
        try (Statement statement = database.createStatement()) {
            statement.executeUpdate("restore from '" + template + "'");
            statement.execute("pragma foreign_keys = on");
        }
    }

    /** What is committed, for whoever checks it; not under the simulation. */
    Connection committed() {
        return database;
    }

    /** Writes at once and without a fault. */
    void write(Consumer<Handle> work) {
        try (Handle handle = Jdbi.open(database)) {
            handle.useTransaction(work::accept);
        }
    }

    void close() throws SQLException {
        database.close();
    }

    /** Connections of one node. */
    ConnectionPool pool(Host host, SimulatedMachine machine) {
        return new Pool(host, machine);
    }

    @SuppressWarnings("ThreadPriorityCheck") // the scheduler is ours: to yield is to let it choose
    private final class Pool implements ConnectionPool, DataSource {
        private final Host host;
        private final SimulatedMachine machine;

        Pool(Host host, SimulatedMachine machine) {
            this.host = host;
            this.machine = machine;
        }

        @Override
        public DataSource source() {
            return this;
        }

        @Override
        public Connection getConnection() {
            return (Connection) Proxy.newProxyInstance(
                    SimulatedStore.class.getClassLoader(), new Class<?>[] {Connection.class}, new Link(this));
        }

        @Override
        public Connection getConnection(String user, String password) {
            return getConnection();
        }

        @Override
        public int active() {
            return 0;
        }

        @Override
        public void discard(Connection connection) {}

        @Override
        public void close() {}

        @Override
        public PrintWriter getLogWriter() {
            return null;
        }

        @Override
        public void setLogWriter(PrintWriter out) {}

        @Override
        public void setLoginTimeout(int seconds) {}

        @Override
        public int getLoginTimeout() {
            return 0;
        }

        @Override
        public Logger getParentLogger() throws SQLFeatureNotSupportedException {
            throw new SQLFeatureNotSupportedException();
        }

        @Override
        public <T> T unwrap(Class<T> type) {
            return type.cast(this);
        }

        @Override
        public boolean isWrapperFor(Class<?> type) {
            return type.isInstance(this);
        }

        /** Everything else may happen before this effect, and it may take long, fail, or never happen. */
        private void before(String what, String which) throws SQLException {
            world.trace(host, what, which);
            perhapsCrash();
            perhapsWait();
            if (world.chance(faults.failing)) {
                throw outage();
            }
            Thread.yield();
        }

        private void perhapsCrash() {
            if (world.chance(faults.crash)) {
                world.trace(host, "crash", "");
                host.kill();
                Host.vanish();
            }
        }

        private void perhapsWait() throws SQLException {
            if (world.chance(faults.slow)) {
                try {
                    machine.sleep(Duration.ofNanos(world.random().nextLong(faults.slowest)));
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    throw new SQLException("interrupted", "57014", e);
                }
            }
        }

        private void begin() throws SQLException {
            before("begin", "");
            if (writing != null) {
                throw new AssertionError("a transaction of " + writing.name() + " is under way");
            }
            writing = host;
            database.setAutoCommit(false);
        }

        private void commit() throws SQLException {
            world.trace(host, "commit", "");
            if (world.chance(faults.failing)) {
                rollback();
                throw outage();
            }
            if (world.chance(faults.crash)) {
                rollback();
                world.trace(host, "crash", "before commit");
                host.kill();
                Host.vanish();
            }
            database.commit();
            List<Executed> done = List.copyOf(executed);
            over();
            done.forEach(each -> watch.executed(each.sql(), each.values()));
            watch.committed();
            perhapsCrash();
            perhapsWait();
            if (world.chance(faults.failing)) {
                throw outage(); // it has happened, and nobody is told
            }
            Thread.yield();
        }

        private void rollback() throws SQLException {
            if (writing == host) {
                database.rollback();
                over();
            }
        }

        private void over() throws SQLException {
            executed.clear();
            savepoints.clear();
            database.setAutoCommit(true);
            writing = null;
        }
    }

    private SQLException outage() {
        return alone
                ? new SQLiteException("simulated: the disk fails", SQLiteErrorCode.SQLITE_IOERR)
                : new SQLException("simulated: the connection is gone", "08006");
    }

    private SQLException full() {
        return alone
                ? new SQLiteException("simulated: the disk is full", SQLiteErrorCode.SQLITE_FULL)
                : new SQLException("simulated: the disk is full", "53100");
    }

    /** A connection of a node: what the node does with it is done to the one database. */
    private final class Link implements InvocationHandler {
        private final Pool pool;
        private boolean transaction;
        private boolean closed;

        Link(Pool pool) {
            this.pool = pool;
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            return switch (method.getName()) {
                case "close" -> close();
                case "isClosed" -> closed;
                case "getAutoCommit" -> !transaction;
                case "setAutoCommit" -> setAutoCommit((Boolean) arguments[0]);
                case "commit" -> end(true);
                case "rollback" -> arguments == null ? end(false) : rollbackTo(method, arguments);
                case "setSavepoint" -> setSavepoint(method, arguments);
                case "prepareStatement" -> prepared(proxy, method, arguments);
                default -> wrapped(proxy, call(database, method, arguments), arguments);
            };
        }

        private Object close() throws SQLException {
            closed = true;
            return end(false);
        }

        private Object setAutoCommit(boolean auto) throws SQLException {
            if (auto) {
                return end(true);
            }
            if (!transaction) {
                pool.begin();
                transaction = true;
            }
            return null;
        }

        private Object setSavepoint(Method method, Object[] arguments) throws Throwable {
            Object savepoint = call(database, method, arguments);
            savepoints.put((Savepoint) savepoint, executed.size());
            return savepoint;
        }

        private Object rollbackTo(Method method, Object[] arguments) throws Throwable {
            Object result = call(database, method, arguments);
            executed.subList(savepoints.get((Savepoint) arguments[0]), executed.size())
                    .clear();
            return result;
        }

        private Object prepared(Object proxy, Method method, Object[] arguments) throws Throwable {
            Object[] changed = arguments.clone();
            changed[0] = planted.apply((String) arguments[0]);
            return wrapped(proxy, call(database, method, changed), arguments);
        }

        private Object wrapped(Object proxy, Object result, Object[] arguments) {
            return result instanceof PreparedStatement statement
                    ? wrap(statement, PreparedStatement.class, proxy, (String) arguments[0])
                    : result instanceof Statement statement ? wrap(statement, Statement.class, proxy, "") : result;
        }

        private Object end(boolean commit) throws SQLException {
            if (transaction) {
                transaction = false;
                if (commit) {
                    pool.commit();
                } else {
                    pool.rollback();
                }
            }
            return null;
        }

        private <S extends Statement> S wrap(S statement, Class<S> type, Object connection, String sql) {
            List<Object> values = new ArrayList<>();
            return type.cast(Proxy.newProxyInstance(
                    SimulatedStore.class.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                        if (method.getName().equals("getConnection")) {
                            return connection;
                        }
                        if (method.getName().startsWith("execute")) {
                            String text = arguments == null ? sql : String.valueOf(arguments[0]);
                            if (!transaction) {
                                pool.before("statement", text);
                            } else {
                                inTransaction(text);
                                executed.add(new Executed(text, new ArrayList<>(values)));
                            }
                        } else if (method.getName().startsWith("set") && arguments != null && arguments.length >= 2) {
                            note(
                                    values,
                                    (Integer) arguments[0],
                                    method.getName().equals("setNull") ? null : arguments[1]);
                        }
                        return call(statement, method, arguments);
                    }));
        }

        private static void note(List<Object> values, int gap, Object value) {
            while (values.size() < gap) {
                values.add(null);
            }
            values.set(gap - 1, value);
        }

        private void inTransaction(String sql) throws SQLException {
            world.trace(pool.host, "in transaction", sql);
            if (faults.full && !sql.startsWith("select")) {
                if (alone && world.chance(0.5)) {
                    database.rollback(); // so does SQLite, and no savepoint is left
                    pool.over();
                    transaction = false;
                }
                throw full();
            }
            if (world.chance(faults.failing)) {
                throw outage();
            }
        }
    }

    private static Object call(Object target, Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
