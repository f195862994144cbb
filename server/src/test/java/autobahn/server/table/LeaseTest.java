package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Server;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import autobahn.server.store.Jobs;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A node that dies in the middle of a bot's turn leaves a lease behind. */
@Tag("slow")
class LeaseTest {
    @Test
    void leaseOfADeadNodeRunsOutAndAnotherPlaysOn() {
        playsOn(0, 3_000);
    }

    @Test
    void aClockThatWasSetBackByAnHourStopsNoBot() {
        playsOn(3_600_000, 3_600_000);
    }

    private static void playsOn(long due, long lease) {
        String address = Databases.POSTGRESQL.fresh();
        try (Database database = Database.open(new Settings("", 0, address, false, 1))) {
            String game;
            try (Server server = Rooms.start(address)) {
                Browser ann = new Browser(server.port());
                game = ann.table(
                        "{'players':2}",
                        "[{'kind':'bot','level':'random'},{'kind':'bot','level':'random'}]",
                        ",'listed':true");
            }
            long now = System.currentTimeMillis();
            database.write(handle -> {
                Jobs.settle(handle, game, now + due);
                return Jobs.take(handle, game, "dead", now + due, now + lease);
            });
            try (Server server = Rooms.start(address)) {
                Browser bob = new Browser(server.port());
                try (EventStream stream = bob.follow("/api/games/" + game + "/stream", 0)) {
                    stream.await(r -> r.event().equals("table") && r.data().contains("\"finished\""));
                    int last = stream.entries().getLast();
                    assertThat(stream.entries())
                            .isEqualTo(IntStream.rangeClosed(1, last).boxed().toList());
                }
            }
        }
    }
}
