package autobahn.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import autobahn.server.table.Databases;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Two nodes on one PostgreSQL, and the one that bots think on dies: clients go on at the other, streams hold every move
 * once and in order, and the turns that the dead one had taken on are played by the other.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class NodeKilledTest {
    private static final int ROUNDS = 2;
    private static final int BOT_TABLES = 3;

    @Test
    void theOtherNodeGoesOn(@TempDir(cleanup = CleanupMode.ON_SUCCESS) Path folder) throws Exception {
        String address = Databases.POSTGRESQL.fresh();
        try (Database database = Database.open(new Settings("", 0, address, false, 1));
                ServerProcess one = new ServerProcess(address, folder.resolve("one.log"));
                ServerProcess two = new ServerProcess(address, folder.resolve("two.log"))) {
            one.start();
            one.await();
            Leases leases = new Leases(database);
            List<Table> bots = new ArrayList<>();
            List<Follower> watchers = new ArrayList<>();
            for (int i = 0; i < BOT_TABLES; i++) {
                bots.add(Table.ofBots("master", one.uri(), two.uri()));
                watchers.add(new Follower(bots.get(i), one.uri(), two.uri()));
                Thread.startVirtualThread(watchers.get(i));
            }
            String holder = leases.awaitHolder("");
            two.start();
            two.await();
            Play play = new Play(3, one.uri(), two.uri());
            for (int i = 0; i < ROUNDS; i++) {
                play.goOn();
                ServerProcess dying = i % 2 == 0 ? one : two;
                leases.awaitHeldBy(holder);
                dying.kill();
                List<Leases.Left> left = leases.leftBy(holder);
                assertThat(left).as("turns taken on by the node that died").isNotEmpty();
                play.check();
                holder = leases.awaitHolder(holder);
                leases.awaitPlayedOn(left);
                dying.start();
                dying.await();
                play.check();
            }
            play.finish();
            assertThat(play.moves()).as("moves played").isGreaterThan(ROUNDS);
            assertThat(play.resumed()).as("streams taken up again").isGreaterThanOrEqualTo(ROUNDS);
            for (int i = 0; i < BOT_TABLES; i++) {
                bots.get(i).check();
                watchers.get(i).awaitAtLeast(bots.get(i).version());
            }
        }
    }
}
