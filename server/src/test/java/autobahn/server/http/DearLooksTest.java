package autobahn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.Server;
import autobahn.server.Servers;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sums over many games and standings are paid for by whoever asks for them, in time of a thread that answers no moves. */
@Tag("slow")
class DearLooksTest {
    private static final int MANY = 1_000_000;
    private static final String NUMBERS =
            "with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000) ";

    @TempDir
    private Path folder;

    @Test
    void whoeverAsksAgainAndAgainHasToWait() throws SQLException {
        Limits limits = new Limits(MANY, MANY, MANY, MANY, MANY, MANY, 1, MANY);
        try (Server server = Server.start(Servers.settings(folder, limits))) {
            Client anna = new Client(server).register("Anna");
            new Client(server).register("Bert");
            fill();
            String contest = anna.post(
                            "/api/contests",
                            "{\"title\":\"Cup\",\"format\":\"swiss\",\"options\":{\"players\":2},\"closes\":\""
                                    + Instant.now().plus(Duration.ofDays(1)) + "\"}")
                    .json()
                    .at("/contest/id")
                    .stringValue();
            Set<String> free = new TreeSet<>();
            for (String path : List.of(
                    "/api/daily/months/2026-10",
                    "/api/accounts/Anna",
                    "/api/accounts/Anna/against/Bert",
                    "/api/accounts/Anna/stats?pool=two",
                    "/api/contests/" + contest,
                    "/api/contests/" + contest + "/export",
                    "/api/contests/" + contest + "/standings")) {
                if (!isPaidFor(server, path)) {
                    free.add(path);
                }
            }
            assertThat(free).isEmpty();
        }
    }

    /** Each time as another person: so what was paid for one look does not refuse the next one. */
    private static boolean isPaidFor(Server server, String path) {
        Client client = new Client(server).register("Asks" + Integer.toHexString(path.hashCode()));
        for (int i = 0; i < 2_000; i++) {
            int status = client.get(path).status();
            if (status == 429) {
                return true;
            }
            assertThat(status).as(path).isEqualTo(200);
        }
        return false;
    }

    private void fill() throws SQLException {
        try (Connection connection = DriverManager.getConnection(Settings.sqlite(folder));
                Statement sql = connection.createStatement()) {
            sql.execute("insert into people (id, name, folded, created) " + NUMBERS
                    + "select 'p' || i, 'P' || i, 'p' || i, 1 from n");
            for (int day = 1; day <= 9; day++) {
                sql.execute("insert into daily_deals values ('2026-10-0" + day + "', 1, '{}', 'x', '1', 1)");
                sql.execute("insert into daily_results " + NUMBERS + "select '2026-10-0" + day
                        + "', 'p' || i, i % 90, 1, 1, 's' || i, '{}', 1 from n");
            }
            sql.execute("insert into results (game, person, seat, place, points, at) " + NUMBERS
                    + "select 'g' || i, p.id, case p.name when 'Anna' then 0 else 1 end, 1, 50, i from n join people p"
                    + " on p.name in ('Anna', 'Bert')");
            sql.execute(
                    "insert into seat_figures select r.game, r.seat, r.person, 'two', 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,"
                            + " 1, 1, 1, 1, 1, 1, 1, '1 1 1 1 1', 'build' from results r");
        }
    }
}
