package autobahn.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Settings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Servers and databases die in the middle of everything, and no acknowledged move is lost or there twice. */
@Tag("slow")
class NothingLostTest {
    private static final int TABLES = 8;
    private static final int KILLS = Integer.getInteger("autobahn.kills", 50);
    private static final int DATABASE_KILLS = 10;

    private final SplittableRandom random = new SplittableRandom(1);

    @TempDir
    Path folder;

    @Test
    void serverOnSqliteIsKilled() throws Exception {
        try (ServerProcess server = new ServerProcess(Settings.sqlite(folder), folder.resolve("server.log"))) {
            server.start();
            server.await();
            int resumed = play(server, KILLS, () -> {
                server.kill();
                server.start();
                server.await();
            });
            assertThat(resumed).as("streams taken up again").isGreaterThanOrEqualTo(KILLS);
        }
    }

    @Test
    void serverAndPostgresAreKilled() throws Exception {
        try (KillablePostgres postgres = new KillablePostgres(folder.resolve("data"));
                ServerProcess server = new ServerProcess(postgres.url(), folder.resolve("server.log"))) {
            server.start();
            server.await();
            int resumed = play(server, KILLS, () -> {
                server.kill();
                server.start();
                server.await();
            });
            assertThat(resumed).as("streams taken up again").isGreaterThanOrEqualTo(KILLS);
            play(
                    server,
                    DATABASE_KILLS,
                    () -> { // the server stays, and so do its streams
                        postgres.kill();
                        postgres.start();
                        server.await();
                    });
        }
    }

    @FunctionalInterface
    private interface Disaster {
        void strike() throws Exception;
    }

    private int play(ServerProcess server, int times, Disaster disaster) throws Exception {
        List<Table> tables = new ArrayList<>();
        List<Follower> followers = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < TABLES; i++) {
            Table table = new Table(random.nextLong(), server.uri());
            Follower follower = new Follower(table, server.uri());
            tables.add(table);
            followers.add(follower);
            threads.add(Thread.startVirtualThread(table));
            Thread.startVirtualThread(follower);
        }
        for (int i = 0; i < times; i++) {
            Thread.sleep(random.nextInt(50, 400));
            disaster.strike();
            for (Table table : tables) {
                table.check();
            }
        }
        tables.forEach(Table::stop);
        for (Thread thread : threads) {
            thread.join();
        }
        for (int i = 0; i < TABLES; i++) {
            finish(tables.get(i), followers.get(i));
        }
        return followers.stream().mapToInt(Follower::resumed).sum();
    }

    private static void finish(Table table, Follower follower) throws InterruptedException {
        table.check();
        assertThat(table.acknowledged()).as("moves played").isPositive();
        table.replays();
        for (int i = 0; i < 200 && follower.last() < table.version(); i++) {
            Thread.sleep(50);
        }
        follower.stop();
        assertThat(follower.fault()).isNull();
        assertThat(follower.last()).isEqualTo(table.version());
    }
}
