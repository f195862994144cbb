package autobahn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.Client.Answer;
import autobahn.server.Server;
import autobahn.server.Servers;
import autobahn.server.settings.Limits;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Somebody becomes a person by doing something, not by asking for what there is not. */
class NewcomersTest {
    private static final String TABLE = """
            {"options":{"players":2},"seats":[{"kind":"me"},{"kind":"open"}],"listed":true}""";

    @TempDir
    private Path folder;

    @Test
    void whoIsRefusedLeavesNothingBehind() throws SQLException {
        try (Server server = Servers.start(folder)) {
            String game = new Client(server).post("/api/games", TABLE).text("id");
            assertThat(people()).isEqualTo(1);
            refused(server, "PUT", "/api/games/AAAAAAAAAAAAAAAA/seats/0", "{\"name\":\"Anna\"}", 404);
            refused(server, "PUT", "/api/games/" + game + "/seats/0", "{\"name\":\"Anna\"}", 409);
            refused(server, "PUT", "/api/games/" + game + "/seats/3", "{\"name\":\"Anna\"}", 404);
            refused(server, "POST", "/api/games/" + game + "/enter", "{\"invitation\":\"none\"}", 404);
            refused(server, "POST", "/api/recover", "{\"secret\":\"none\"}", 404);
            refused(server, "POST", "/api/games/" + game + "/fork", "{\"at\":0,\"seats\":[]}", 409);
            assertThat(people()).isEqualTo(1);
            Client joins = new Client(server);
            assertThat(joins.put("/api/games/" + game + "/seats/1", "{\"name\":\"Anna\"}")
                            .status())
                    .isEqualTo(200);
            assertThat(joins.cookie()).isNotNull();
            assertThat(joins.get("/api/me").status()).isEqualTo(200);
            assertThat(people()).isEqualTo(2);
        }
    }

    private static void refused(Server server, String method, String path, String body, int status) {
        Client nobody = new Client(server);
        assertThat(nobody.call(method, path, body).status()).isEqualTo(status);
        assertThat(nobody.cookie()).isNull();
    }

    private int people() throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("autobahn.db"));
                Statement statement = connection.createStatement();
                ResultSet count = statement.executeQuery("select count(*) from people")) {
            return count.getInt(1);
        }
    }

    @Test
    void manyPeopleAtOneAddressAreCountedTogether() {
        Limits limits = new Limits(10_000, 10_000, 10, 100, 2, 10, 10, 10);
        try (Server server = Server.start(Servers.settings(folder, limits))) {
            for (int person = 0; person < 5; person++) {
                Client client = new Client(server).register("Person " + person);
                for (int i = 0; i < 2; i++) {
                    assertThat(client.post("/api/games", TABLE).status()).isEqualTo(201);
                }
            }
            Answer refused = new Client(server).register("Person 6").post("/api/games", TABLE);
            assertThat(refused.status()).isEqualTo(429);
        }
    }

    @Test
    void newcomersOfOneAddressAreCounted() {
        Limits limits = new Limits(10_000, 10_000, 10, 100, 2, 10, 10, 10);
        try (Server server = Server.start(Servers.settings(folder, limits))) {
            Answer table = new Client(server).post("/api/games", TABLE.replace("true", "false"));
            String enter = "/api/games/" + table.text("id") + "/enter";
            String body = "{\"invitation\":\"" + table.text("invitation") + "\"}";
            for (int i = 1; i < 6; i++) {
                assertThat(new Client(server).post(enter, body).status()).isEqualTo(200);
            }
            assertThat(new Client(server).post(enter, body).status()).isEqualTo(429);
        }
    }
}
