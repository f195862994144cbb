package autobahn.server.crash;

import autobahn.server.table.PostgresUser;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** A PostgreSQL of our own that can be killed and started again on the same data. */
final class KillablePostgres implements AutoCloseable {
    private final Path data;
    private final int port;
    private EmbeddedPostgres postgres;

    KillablePostgres(Path data) throws IOException {
        this.data = data;
        this.port = ServerProcess.freePort();
        PostgresUser.check();
        start();
    }

    void start() throws IOException {
        postgres = EmbeddedPostgres.builder()
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .setPort(port)
                // The library's defaults do without all of these; what was acknowledged must be on disk here.
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .setServerConfig("full_page_writes", "on")
                .setPGStartupWait(Duration.ofSeconds(60)) // it has to recover first
                .start();
    }

    String url() {
        return "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=postgres";
    }

    /** SIGKILL to the postmaster; its children notice and leave. */
    void kill() throws IOException, InterruptedException {
        Path running = data.resolve("postmaster.pid");
        long pid = Long.parseLong(Files.readAllLines(running).getFirst().trim());
        ProcessHandle postmaster = ProcessHandle.of(pid).orElseThrow();
        var children = postmaster.children().toList();
        postmaster.destroyForcibly();
        for (ProcessHandle child : children) {
            child.onExit().orTimeout(20, TimeUnit.SECONDS).join();
        }
        Files.delete(running); // else closing waits five seconds for whoever it names
        try {
            postgres.close(); // lets go of the folder
        } catch (IOException e) {
            // there is nothing left to stop
        }
    }

    @Override
    public void close() throws IOException {
        postgres.close();
    }
}
