package autobahn.server.crash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import autobahn.server.settings.Settings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * The power fails: what was not synced is gone, or there in part, in any order. Nothing that was acknowledged is lost; and
 * if the database is told not to wait for the disk it is, so that this test can tell.
 */
@Tag("slow")
@EnabledOnOs(value = OS.LINUX, disabledReason = "what is synced is seen by a library that Linux loads before others")
@Execution(ExecutionMode.CONCURRENT)
class PowerLossTest {
    private static final int LOSSES = Integer.getInteger("autobahn.losses", 2);

    @Test
    void sqliteHasWhatWasAcknowledged(@TempDir Path folder) throws Exception {
        Path data = Files.createDirectory(folder.resolve("data"));
        ForgetfulDisk disk = new ForgetfulDisk(data);
        try (ServerProcess server = server(disk, ServerImage.command(), data, folder)) {
            server.start();
            server.await();
            Play play = new Play(4, server.uri());
            for (int i = 0; i < LOSSES; i++) {
                play.goOn();
                server.kill();
                forget(disk, i);
                server.start();
                server.await();
                play.check();
            }
            play.finish();
            assertThat(play.moves()).as("moves played").isGreaterThan(LOSSES);
        }
    }

    @Test
    void sqliteThatDoesNotWaitForTheDiskHasNot(@TempDir Path folder) throws Exception {
        Path data = Files.createDirectory(folder.resolve("data"));
        ForgetfulDisk disk = new ForgetfulDisk(data);
        List<String> careless = new ArrayList<>(ServerImage.command());
        careless.set(careless.size() - 1, CarelessServer.class.getName());
        try (ServerProcess server = server(disk, careless, data, folder)) {
            server.start();
            server.await();
            Table table = new Table(5, server.uri());
            table.play(3);
            table.check();
            server.kill();
            disk.forget();
            server.start();
            server.await();
            assertThatThrownBy(table::check).isInstanceOf(AssertionError.class);
        }
    }

    @Test
    void postgresHasWhatWasAcknowledged(@TempDir Path folder) throws Exception {
        Path data = folder.resolve("data");
        OwnPostgres.make(data);
        ForgetfulDisk disk = new ForgetfulDisk(data);
        try (OwnPostgres postgres = new OwnPostgres(data, disk.before(), Map.of("fsync", "on"));
                ServerProcess server = new ServerProcess(postgres.url(), folder.resolve("server.log"))) {
            postgres.start();
            postgres.await();
            server.start();
            server.await();
            Play play = new Play(6, server.uri());
            for (int i = 0; i < LOSSES; i++) {
                play.goOn();
                postgres.ask("checkpoint"); // from here on the log has what is not in the tables' files
                play.goOn();
                postgres.kill();
                forget(disk, i);
                postgres.start();
                postgres.await();
                server.await();
                play.check();
            }
            play.finish();
            assertThat(play.moves()).as("moves played").isGreaterThan(LOSSES);
        }
    }

    @Test
    void postgresThatDoesNotWaitForTheDiskHasNot(@TempDir Path folder) throws Exception {
        Path data = folder.resolve("data");
        OwnPostgres.make(data);
        ForgetfulDisk disk = new ForgetfulDisk(data);
        try (OwnPostgres postgres = new OwnPostgres(data, disk.before(), Map.of("fsync", "off"));
                ServerProcess server = new ServerProcess(postgres.url(), folder.resolve("server.log"))) {
            postgres.start();
            postgres.await();
            server.start();
            server.await();
            Table table = new Table(7, server.uri());
            table.play(3);
            table.check();
            server.kill();
            postgres.kill();
            disk.forget();
            postgres.start();
            postgres.await();
            server.start();
            server.await();
            assertThatThrownBy(table::check).isInstanceOf(AssertionError.class);
        }
    }

    private static ServerProcess server(ForgetfulDisk disk, List<String> java, Path data, Path folder)
            throws Exception {
        List<String> command = new ArrayList<>(disk.before());
        command.addAll(java);
        return new ServerProcess(command, Settings.sqlite(data), folder.resolve("server.log"));
    }

    /** By turns: all that was not synced, or some of it. */
    private static void forget(ForgetfulDisk disk, int round) throws Exception {
        if (round % 2 == 0) {
            disk.forget();
        } else {
            disk.forgetSome(new SplittableRandom(round));
        }
    }
}
