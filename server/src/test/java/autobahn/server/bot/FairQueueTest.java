package autobahn.server.bot;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.Server;
import autobahn.server.Servers;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import autobahn.server.store.Jobs;
import autobahn.server.store.Jobs.Waiting;
import autobahn.server.table.Databases;
import autobahn.server.table.EachDatabase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/** However many tables of bots one person makes, the bots of others have their turns. */
class FairQueueTest {
    private static final String BOTS = """
            {"options":{"players":2},"seats":[{"kind":"bot","level":"random"},{"kind":"bot","level":"random"}]}""";

    private static Waiting forPeople(String game, String host) {
        return new Waiting(game, host, true);
    }

    @Test
    void fewTurnsAtATimeAreOfOneHost() {
        List<Waiting> waiting = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            waiting.add(forPeople("many " + i, "greedy host"));
        }
        waiting.add(forPeople("one", "honest host"));
        Waiting greedy = forPeople("playing", "greedy host");
        assertThat(FairQueue.next(waiting, List.of(), 64))
                .containsExactly(waiting.get(0), waiting.get(1), waiting.getLast());
        assertThat(FairQueue.next(waiting, List.of(greedy, greedy), 64)).containsExactly(waiting.getLast());
        assertThat(FairQueue.next(waiting, List.of(greedy, forPeople("a", "a"), forPeople("b", "b")), 4))
                .containsExactly(waiting.getFirst());
    }

    @Test
    void tablesOfBotsOnlyKeepNobodyWaitingHoweverManyHostsTheyHave() {
        List<Waiting> waiting = new ArrayList<>();
        waiting.add(forPeople("one", "honest host"));
        for (int i = 0; i < 60; i++) {
            waiting.add(new Waiting("many " + i, "guest " + i, false));
        }
        assertThat(FairQueue.next(waiting, List.of(), 64)).hasSize(1 + FairQueue.MOST_OF_BOTS);
        assertThat(FairQueue.next(waiting, List.of(waiting.get(1), waiting.get(2)), 64))
                .containsExactly(waiting.getFirst());
    }

    @ParameterizedTest
    @ArgumentsSource(EachDatabase.class)
    void theDatabaseIsAskedFairly(Databases databases) {
        try (Database database = Database.open(new Settings("", 0, databases.fresh(), false, 1))) {
            database.write(handle -> {
                for (String host : List.of("greedy", "honest")) {
                    handle.execute("insert into people (id, created) values (?, 1)", host);
                }
                for (int i = 0; i < 100; i++) {
                    game(handle, "many" + i, "greedy", i);
                }
                game(handle, "one", "honest", 1000);
                handle.execute("insert into seats (game, seat, person, name) values ('one', 0, 'honest', '')");
                return true;
            });
            List<Waiting> waiting = database.read(handle -> Jobs.waiting(handle, 2000, 4, 50));
            assertThat(waiting).extracting(Waiting::game).containsExactly("one", "many0", "many1", "many2", "many3");
        }
    }

    private static void game(Handle handle, String id, String host, long due) {
        handle.execute(
                "insert into games (id, title, status, options, seed, rules, edition, pace, listed, rated, host, invitation,"
                        + " created, updated) values (?, '', 'running', '{}', 1, '2', '', 'live', 0, 0, ?, '', 1, 1)",
                id,
                host);
        handle.execute("insert into jobs (game, due) values (?, ?)", id, due);
    }

    @Test
    @Tag("slow")
    void allAreStillPlayed(@TempDir Path folder) throws InterruptedException {
        try (Server server = Servers.start(folder)) {
            Client host = new Client(server);
            List<String> games = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                games.add(host.post("/api/games", BOTS).text("id"));
            }
            for (String game : games) {
                for (int i = 0; !host.get("/api/games/" + game).text("status").equals("finished"); i++) {
                    assertThat(i).as("looks at game %s", game).isLessThan(6_000);
                    Thread.sleep(10);
                }
            }
        }
    }
}
