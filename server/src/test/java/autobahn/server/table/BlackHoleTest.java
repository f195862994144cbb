package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.Client.Answer;
import autobahn.server.Server;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Connections to the database that lead nowhere, as after a failover: the server finds new ones by itself. */
@Tag("slow")
class BlackHoleTest {
    private static final Pattern PORT = Pattern.compile("(localhost|127\\.0\\.0\\.1):(\\d+)");
    private static final String TABLE = """
            {"options":{"players":2},"seats":[{"kind":"me","name":"A"},{"kind":"me","name":"B"}],"seed":"5"}""";
    private static final int ATTEMPTS = 60;

    @Test
    void theServerGoesOnByItself() throws IOException {
        String address = Databases.POSTGRESQL.fresh();
        Matcher port = PORT.matcher(address);
        assertThat(port.find()).as(address).isTrue();
        try (Relay relay = new Relay(Integer.parseInt(port.group(2)))) {
            String relayed = port.replaceFirst("127.0.0.1:" + relay.port());
            try (Server server = Server.start(new Settings("127.0.0.1", 0, relayed, false, 1, Limits.none(), null))) {
                Client client = new Client(server);
                String game = client.post("/api/games", TABLE).text("id");
                play(client, game, 0);
                relay.swallow();
                play(client, game, 1);
                play(client, game, 2);
                assertThat(client.get("/health/ready").status()).isEqualTo(200);
                assertThat(client.get("/api/games/" + game)
                                .json()
                                .get("version")
                                .asInt())
                        .isEqualTo(3);
            }
        }
    }

    /** Plays the first legal move, again and again with the same id until it is acknowledged. */
    private static void play(Client client, String game, int version) {
        int seat = answered(client, "GET", "/api/games/" + game, null)
                .json()
                .get("toMove")
                .asInt();
        String move = answered(client, "GET", "/api/games/" + game + "/view?seat=" + seat, null)
                .json()
                .at("/view/moves/0")
                .asString();
        answered(
                client,
                "POST",
                "/api/games/" + game + "/moves",
                "{\"seat\":%d,\"version\":%d,\"id\":\"command-%d\",\"move\":\"%s\"}"
                        .formatted(seat, version, version, move));
    }

    private static Answer answered(Client client, String method, String path, String body) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            // no answer at all within a minute is what must not happen
            Answer answer = CompletableFuture.supplyAsync(
                            () -> client.call(method, path, body), Executors.newVirtualThreadPerTaskExecutor())
                    .orTimeout(1, TimeUnit.MINUTES)
                    .join();
            if (answer.status() == 200) {
                return answer;
            }
            assertThat(answer.status()).as(answer.body()).isEqualTo(503);
        }
        throw new AssertionError("the database is not found again");
    }
}
