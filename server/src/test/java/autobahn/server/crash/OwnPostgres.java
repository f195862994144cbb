package autobahn.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.table.Databases;
import autobahn.server.table.PostgresUser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A PostgreSQL that is started by hand: on a disk that forgets, or as one of two that follow each other. */
final class OwnPostgres implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(90);

    private static final class Programs {
        static final Path FOLDER = find();

        /** Those of the library by which the other tests start one; it has unpacked them somewhere. */
        private static Path find() {
            try (Connection connection = DriverManager.getConnection(Databases.POSTGRESQL.bare());
                    Statement statement = connection.createStatement();
                    ResultSet row = statement.executeQuery("select setting from pg_config where name = 'BINDIR'")) {
                row.next();
                return Path.of(row.getString(1));
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private final Path data;
    private final int port = ServerProcess.freePort();
    private final List<String> before;
    private final Map<String, String> settings;
    private Process process;

    /**
     * @param data made by {@link #make}
     * @param before what stands before the command
     */
    OwnPostgres(Path data, List<String> before, Map<String, String> settings) throws IOException {
        this.data = data;
        this.before = before;
        this.settings = settings;
    }

    /** A new database without a server. */
    static void make(Path data) throws IOException, InterruptedException {
        PostgresUser.check();
        List<String> command = new ArrayList<>(asUser());
        command.add(Programs.FOLDER.resolve("initdb").toString());
        command.addAll(List.of("-D", data.toString(), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C"));
        command.add("--wal-segsize=1"); // small files: they are copied often here
        Path log = log(data, "initdb");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        assertThat(process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as(Files.readString(log)).isZero();
    }

    private static Path log(Path data, String name) {
        return data.resolveSibling(data.getFileName() + "." + name + ".log");
    }

    /** Whoever is root becomes somebody else, see {@link PostgresUser}. */
    private static List<String> asUser() {
        return "root".equals(System.getProperty("user.name")) ? List.of("unshare", "-U") : List.of();
    }

    void start() throws IOException {
        Files.deleteIfExists(data.resolve("postmaster.pid")); // somebody else may have the number by now
        List<String> command = new ArrayList<>(before);
        command.addAll(asUser());
        command.add(Programs.FOLDER.resolve("postgres").toString());
        command.addAll(List.of("-D", data.toString(), "-p", Integer.toString(port)));
        command.addAll(List.of("-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="));
        settings.forEach((name, value) -> command.addAll(List.of("-c", name + "=" + value)));
        process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(
                        ProcessBuilder.Redirect.appendTo(log(data, "postgres").toFile()))
                .start();
    }

    /** Waits until it answers. */
    void await() throws IOException, InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end && process.isAlive()) {
            try {
                ask("select 1");
                return;
            } catch (SQLException e) {
                Thread.sleep(50);
            }
        }
        throw new AssertionError("PostgreSQL does not answer: " + Files.readString(log(data, "postgres")));
    }

    String ask(String question) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url());
                Statement statement = connection.createStatement()) {
            if (!statement.execute(question)) {
                return "";
            }
            try (ResultSet row = statement.getResultSet()) {
                return row.next() ? row.getString(1) : "";
            }
        }
    }

    /** Asks until this is the answer. */
    void await(String question, String answer) throws SQLException, InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!ask(question).equals(answer)) {
            assertThat(System.nanoTime()).as(question).isLessThan(end);
            Thread.sleep(50);
        }
    }

    String address() {
        return "127.0.0.1:" + port;
    }

    String url() {
        return "jdbc:postgresql://" + address() + "/postgres?user=postgres";
    }

    /** SIGKILL to all of it. */
    void kill() {
        List<ProcessHandle> all = new ArrayList<>(List.of(process.toHandle()));
        process.descendants().forEach(all::add);
        all.forEach(ProcessHandle::destroyForcibly);
        for (ProcessHandle one : all) {
            one.onExit().orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
        }
    }

    @Override
    public void close() {
        if (process != null && process.isAlive()) {
            kill();
        }
    }
}
