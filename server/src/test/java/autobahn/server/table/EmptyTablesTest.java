package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import autobahn.server.store.EmptyGames;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/** Bots do not play on for nobody. */
class EmptyTablesTest {
    private static final long NOW = 1_000_000;

    @ParameterizedTest
    @ArgumentsSource(EachDatabase.class)
    void gamesThatOnlyBotsPlayEndWhenNobodyLooks(Databases kind) {
        try (Database database = Database.open(new Settings("", 0, kind.fresh(), false, 1))) {
            database.write(handle -> {
                handle.execute("insert into people (id, created) values ('host', 1)");
                for (String id : List.of("bots", "watched", "young", "people", "resigned", "open")) {
                    handle.execute(
                            "insert into games (id, title, status, options, seed, rules, edition, pace, listed, rated, host,"
                                    + " invitation, to_move, created, updated, started) values (?, '', ?, '{}', 1, '2', '',"
                                    + " 'live', 0, 0, 'host', '', 0, 1, 1, ?)",
                            id,
                            id.equals("open") ? "open" : "running",
                            id.equals("young") ? NOW - 1 : 1);
                    boolean person = id.equals("people") || id.equals("resigned");
                    handle.execute(
                            "insert into seats (game, seat, person, name, bot, left_as) values (?, 0, ?, '', ?, ?)",
                            id,
                            person ? "host" : null,
                            person ? null : "random",
                            id.equals("resigned") ? "resigned" : null);
                    handle.execute("insert into jobs (game, due) values (?, 1)", id);
                }
                EmptyGames.watched(handle, List.of("watched"), NOW - 1);
                return true;
            });
            int count = database.read(handle -> EmptyGames.of(handle, "host"));
            assertThat(count).isEqualTo(4);
            assertThat(end(database)).containsExactlyInAnyOrder("bots", "resigned");
            assertThat(end(database)).isEmpty();
            assertThat(texts(database, "select game from jobs order by game"))
                    .containsExactly("open", "people", "watched", "young");
            assertThat(texts(database, "select id from games where status = 'abandoned' order by id"))
                    .containsExactly("bots", "resigned");
        }
    }

    private static List<String> end(Database database) {
        return database.write(handle -> EmptyGames.end(handle, NOW - 1000, 10, NOW));
    }

    private static List<String> texts(Database database, String query) {
        return database.read(handle -> handle.select(query).mapTo(String.class).list());
    }
}
