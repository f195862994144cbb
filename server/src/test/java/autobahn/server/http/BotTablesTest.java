package autobahn.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.Server;
import autobahn.server.Servers;
import autobahn.server.settings.Limits;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One person does not keep bots busy at any number of tables. */
class BotTablesTest {
    private static final String MASTERS = """
            {"options":{"players":2},"seats":[{"kind":"bot","level":"master"},{"kind":"bot","level":"master"}]}""";
    private static final String OPEN = """
            {"options":{"players":2},"seats":[{"kind":"open"},{"kind":"open"}]}""";

    @Test
    void whoeverHasSomeTablesOfBotsMakesNoMore(@TempDir Path folder) {
        Limits limits = new Limits(10_000, 10_000, 10, 100, 1000, 10, 10, 10, 2);
        try (Server server = Server.start(Servers.settings(folder, limits))) {
            Client host = new Client(server);
            String first = host.post("/api/games", MASTERS).text("id");
            assertThat(host.post("/api/games", MASTERS).status()).isEqualTo(201);
            assertThat(host.post("/api/games", MASTERS).code()).isEqualTo("bots-play");
            String open = host.post("/api/games", OPEN).text("id");
            assertThat(host.post("/api/games/" + open + "/start?fill=random", null)
                            .code())
                    .isEqualTo("bots-play");
            for (int i = 0; i < 100; i++) {
                String version =
                        host.get("/api/games/" + first).json().get("version").toString();
                if (host.post("/api/games/" + first + "/abandon", "{\"version\":" + version + "}")
                                .status()
                        == 204) {
                    break; // else a bot has just played
                }
            }
            assertThat(host.post("/api/games/" + open + "/start?fill=random", null)
                            .status())
                    .isEqualTo(200);
        }
    }
}
