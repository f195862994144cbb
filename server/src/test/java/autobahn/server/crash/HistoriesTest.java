package autobahn.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.history.HistoryChecker;
import autobahn.server.history.Operation;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import autobahn.server.store.EntryRow;
import autobahn.server.store.GameEntries;
import autobahn.server.table.Databases;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Several clients contend for the same games while servers are killed, and what all of them were told, and when, is the
 * history of a list to which one thing after the other was appended.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class HistoriesTest {
    private static final int TABLES = 2;
    private static final int CONTENDERS = 3;
    private static final int KILLS = 3;
    private static final long BETWEEN_MILLIS = 500;
    private static final HistoryChecker CHECKER = new HistoryChecker(id -> id.startsWith("undo:"));

    @Test
    void ofAServerThatIsKilledOnSqlite(@TempDir Path folder) throws Exception {
        String address = Settings.sqlite(folder);
        try (ServerProcess server = new ServerProcess(address, folder.resolve("server.log"))) {
            contend(address, server);
        }
    }

    @Test
    void ofTwoNodesThatAreKilledOnPostgres(@TempDir Path folder) throws Exception {
        String address = Databases.POSTGRESQL.fresh();
        try (ServerProcess one = new ServerProcess(address, folder.resolve("one.log"));
                ServerProcess two = new ServerProcess(address, folder.resolve("two.log"))) {
            contend(address, one, two);
        }
    }

    private record Contest(Table table, Queue<Operation> history, List<Contender> contenders, List<Thread> threads) {}

    private static void contend(String address, ServerProcess... servers) throws Exception {
        URI[] nodes = new URI[servers.length];
        for (int i = 0; i < servers.length; i++) {
            servers[i].start();
            servers[i].await();
            nodes[i] = servers[i].uri();
        }
        List<Contest> contests = new ArrayList<>();
        for (int i = 0; i < TABLES; i++) {
            contests.add(begin(i, nodes));
        }
        for (int i = 0; i < KILLS; i++) {
            TimeUnit.MILLISECONDS.sleep(BETWEEN_MILLIS);
            ServerProcess dying = servers[i % servers.length];
            dying.kill();
            dying.start();
            dying.await();
        }
        TimeUnit.MILLISECONDS.sleep(BETWEEN_MILLIS);
        for (Contest contest : contests) {
            contest.contenders.forEach(Contender::stop);
            for (Thread thread : contest.threads) {
                thread.join();
            }
        }
        try (Database database = Database.open(new Settings("", 0, address, false, 1))) {
            for (Contest contest : contests) {
                check(contest, database);
            }
        }
    }

    private static Contest begin(int number, URI[] nodes) throws Exception {
        Table table = new Table(number, nodes);
        Contest contest = new Contest(table, new ConcurrentLinkedQueue<>(), new ArrayList<>(), new ArrayList<>());
        for (int i = 0; i < CONTENDERS; i++) {
            Contender contender = new Contender("contender" + i, table, 100L * number + i, contest.history, nodes);
            contest.contenders.add(contender);
            contest.threads.add(Thread.startVirtualThread(contender));
        }
        return contest;
    }

    private static void check(Contest contest, Database database) {
        contest.contenders.forEach(contender -> assertThat(contender.fault()).isNull());
        List<EntryRow> entries = database.read(handle -> GameEntries.since(handle, contest.table.id(), 0));
        List<String> list = entries.stream().map(EntryRow::command).toList();
        List<String> told = entries.stream()
                .map(entry -> entry.move() != null ? entry.move() : "undo " + entry.undoTo())
                .toList();
        List<Operation> history = contest.history.stream()
                .map(operation -> operation.seen() == null ? operation : byId(operation, told, list))
                .toList();
        assertThat(CHECKER.check(history, list)).isEmpty();
        assertThat(history.stream()
                        .filter(one -> one.outcome() == Operation.Outcome.DONE && one.kind() == Operation.Kind.APPEND))
                .as("acknowledged")
                .isNotEmpty();
    }

    /** A read tells moves; where it is the move of the final list, it is that entry. */
    private static Operation byId(Operation read, List<String> told, List<String> list) {
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < read.seen().size(); i++) {
            String what = read.seen().get(i);
            ids.add(i < told.size() && told.get(i).equals(what) ? list.get(i) : "another: " + what);
        }
        return Operation.read(read.id(), read.version(), ids, read.begun(), read.ended());
    }
}
