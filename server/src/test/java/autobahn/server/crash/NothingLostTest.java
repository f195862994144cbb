package autobahn.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.settings.Settings;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Servers and databases are killed in the middle of everything, and no acknowledged move is lost or there twice: nothing is
 * acknowledged before the system has it, nothing is done twice when clients ask again, and streams have no gap.
 *
 * <p>Processes are killed, not the power. What the kernel was given survives, written to the disk or not, so all this would
 * pass with {@code synchronous=OFF}. For that there is {@link PowerLossTest}.
 */
@Tag("slow")
@Timeout(value = 30, unit = TimeUnit.MINUTES)
@Execution(ExecutionMode.CONCURRENT)
class NothingLostTest {
    private static final int KILLS = Integer.getInteger("autobahn.kills", 10);
    private static final int DATABASE_KILLS = KILLS / 2;

    @Test
    void serverOnSqliteIsKilled(@TempDir Path folder) throws Exception {
        try (ServerProcess server = new ServerProcess(Settings.sqlite(folder), folder.resolve("server.log"))) {
            server.start();
            server.await();
            killServer(server);
        }
    }

    @Test
    void serverAndPostgresAreKilled(@TempDir Path folder) throws Exception {
        try (KillablePostgres postgres = new KillablePostgres(folder.resolve("data"));
                ServerProcess server = new ServerProcess(postgres.url(), folder.resolve("server.log"))) {
            server.start();
            server.await();
            killServer(server);
            Play play = new Play(2, server.uri());
            for (int i = 0; i < DATABASE_KILLS; i++) { // the server stays, and so do its streams
                play.goOn();
                postgres.kill();
                postgres.start();
                server.await();
                play.check();
            }
            play.finish();
            assertThat(play.moves()).as("moves played").isGreaterThan(DATABASE_KILLS);
        }
    }

    private static void killServer(ServerProcess server) throws Exception {
        Play play = new Play(1, server.uri());
        for (int i = 0; i < KILLS; i++) {
            play.goOn();
            server.kill();
            server.start();
            server.await();
            play.check();
        }
        play.finish();
        assertThat(play.moves()).as("moves played").isGreaterThan(KILLS);
        assertThat(play.resumed()).as("streams taken up again").isGreaterThanOrEqualTo(KILLS);
    }
}
