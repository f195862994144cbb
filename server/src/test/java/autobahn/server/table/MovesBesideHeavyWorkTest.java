package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.settings.Settings;
import autobahn.server.store.Archives;
import autobahn.server.store.Database;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Whatever is asked about the past, moves are answered meanwhile. The questions of this flood do not end: what they have to
 * read is locked in the database. Nothing is said about time.
 */
@Tag("slow")
class MovesBesideHeavyWorkTest {
    private static final int FLOOD = 300;
    private static final int MOVES = 40;

    @Test
    void movesAreAnsweredWhileNoneOfTheFloodIs() throws Exception {
        try (Rooms rooms = new Rooms(Databases.POSTGRESQL.fresh())) {
            Browser ann = rooms.browser();
            String past = ann.table("{'players':2}", "[{'kind':'me'},{'kind':'me'}]");
            Rooms.playAll(ann, past, 50, new Random(1));
            assertThat(ann.post("/api/games/" + past + "/abandon", "{'version':50}")
                            .status())
                    .isEqualTo(204);
            archive(rooms);
            ann.at(rooms.port());
            String game = ann.table("{'players':2}", "[{'kind':'me'},{'kind':'me'}]");
            String question = "/api/games/" + past + "/entries?since=0&limit=1";
            assertThat(ann.get(question).status()).isEqualTo(200);

            try (Connection connection = DriverManager.getConnection(rooms.database);
                    Statement lock = connection.createStatement();
                    ExecutorService strangers = Executors.newVirtualThreadPerTaskExecutor()) {
                connection.setAutoCommit(false);
                lock.execute("lock table archives in access exclusive mode");
                List<Future<Integer>> flood = new ArrayList<>();
                for (int i = 0; i < FLOOD; i++) {
                    flood.add(strangers.submit(
                            () -> ann.twin(rooms.port()).get(question).status()));
                }
                awaitRefusal(flood);
                for (int i = 1; i <= MOVES; i++) {
                    Rooms.playAll(ann, game, 1, new Random(i));
                    assertThat(ann.get("/api/games/" + game)
                                    .body()
                                    .get("version")
                                    .intValue())
                            .isEqualTo(i);
                }
                assertThat(flood)
                        .filteredOn(Future::isDone)
                        .allSatisfy(answer -> assertThat(answer.get()).isEqualTo(503));
                assertThat(flood)
                        .as("still asking")
                        .anySatisfy(answer -> assertThat(answer.isDone()).isFalse());
                connection.rollback();
                for (Future<Integer> answer : flood) {
                    assertThat(answer.get()).isIn(200, 503);
                }
            }
            assertThat(ann.get(question).status()).isEqualTo(200);
        }
    }

    /** The pool and its queue are full. */
    private static void awaitRefusal(List<Future<Integer>> flood) throws InterruptedException {
        while (flood.stream().noneMatch(Future::isDone)) {
            Thread.sleep(10);
        }
    }

    private static void archive(Rooms rooms) {
        rooms.stop();
        try (Database database = Database.open(new Settings("", 0, rooms.database, false, 1))) {
            assertThat(Archives.move(database, Long.MAX_VALUE, 10)).isEqualTo(1);
        }
        rooms.restart();
    }
}
