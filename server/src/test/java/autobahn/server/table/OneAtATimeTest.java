package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import autobahn.server.work.Machine;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** A table's own game is looked at by one thread at a time, whichever moment of it somebody asks for. */
class OneAtATimeTest {
    private static final int LOOKS = 400;

    @Test
    void theLastMomentIsLookedAtUnderTheLock() {
        String address = Databases.SQLITE.fresh();
        String game;
        try (Rooms rooms = new Rooms(address)) {
            Browser ann = rooms.browser();
            game = ann.table(
                    "{'players':4}", "[{'kind':'me'},{'kind':'me'},{'kind':'me'},{'kind':'me'}]", ",'listed':true");
            Rooms.playAll(ann, game, 60, new Random(3));
        }
        try (Database database = Database.open(new Settings("", 0, address, false, 1))) {
            Replay replay = new Replay(new Boxes(new Box(Editions.standard())));
            LiveTables tables = new LiveTables(Machine.REAL, database, replay, new TurnHub(), NodeNews.ALONE);
            GameReader reader = new GameReader(database, tables, replay);
            byte[] first = reader.at(game, null, null, 60);
            AtomicBoolean done = new AtomicBoolean();
            CompletableFuture<Void> other = CompletableFuture.runAsync(() -> {
                while (!done.get()) {
                    tables.locked(game, OneAtATimeTest::tryAll);
                }
            });
            try {
                for (int i = 0; i < LOOKS; i++) {
                    assertThat(reader.at(game, null, null, 60)).isEqualTo(first);
                }
            } finally {
                done.set(true);
                other.join();
            }
        }
    }

    /** What each legal move would do: the game tries them on itself. */
    private static int tryAll(LiveTable table) {
        Game game = Objects.requireNonNull(table.played()).game();
        int events = 0;
        for (int move : game.moves()) {
            events += game.preview(move).size();
        }
        return events;
    }
}
