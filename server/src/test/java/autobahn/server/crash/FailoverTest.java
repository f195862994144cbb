package autobahn.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Two nodes on a PostgreSQL with a synchronous standby. The primary dies, the standby is promoted, and the nodes, which were
 * told both addresses, go on by themselves. Nothing acknowledged is lost, and streams hold every move once and in order.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class FailoverTest {
    private static final String STANDBY = "standby";

    @Test
    void nodesGoOnWithTheStandbyOfADeadPrimary(@TempDir Path folder) throws Exception {
        Path first = folder.resolve("first");
        Path second = folder.resolve("second");
        OwnPostgres.make(first);
        copy(first, second);
        Files.createFile(second.resolve("standby.signal"));
        try (OwnPostgres primary = new OwnPostgres(first, List.of(), Map.of("synchronous_standby_names", STANDBY))) {
            primary.start();
            primary.await();
            String from = "host=127.0.0.1 user=postgres application_name=" + STANDBY + " port="
                    + primary.address().replaceAll(".*:", "");
            try (OwnPostgres standby = new OwnPostgres(second, List.of(), Map.of("primary_conninfo", from))) {
                standby.start();
                standby.await();
                primary.await("select sync_state from pg_stat_replication", "sync");
                play(primary, standby, folder);
            }
        }
    }

    private static void play(OwnPostgres primary, OwnPostgres standby, Path folder) throws Exception {
        String both = "jdbc:postgresql://" + primary.address() + "," + standby.address()
                + "/postgres?user=postgres&targetServerType=primary";
        try (ServerProcess one = new ServerProcess(both, folder.resolve("one.log"));
                ServerProcess two = new ServerProcess(both, folder.resolve("two.log"))) {
            one.start();
            one.await();
            two.start();
            two.await();
            Play play = new Play(8, one.uri(), two.uri());
            play.goOn();
            play.check();
            primary.kill();
            assertThat(standby.ask("select pg_promote(true, 60)")).isEqualTo("t");
            long promoted = System.nanoTime();
            one.await();
            two.await();
            play.check();
            System.out.printf(
                    "failover: both nodes went on %.1f s after the promotion%n", (System.nanoTime() - promoted) / 1e9);
            int before = play.acknowledged();
            play.await(before + 20);
            play.finish();
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        List<Path> all;
        try (Stream<Path> walk = Files.walk(from)) {
            all = walk.toList();
        }
        for (Path file : all) {
            Files.copy(file, to.resolve(from.relativize(file)), java.nio.file.StandardCopyOption.COPY_ATTRIBUTES);
        }
    }
}
