package autobahn.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.settings.Settings;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Servers and databases die in the middle of everything, and no acknowledged move is lost or there twice. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class NothingLostTest {
    private static final int KILLS = Integer.getInteger("autobahn.kills", 50);
    private static final int DATABASE_KILLS = 10;

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
