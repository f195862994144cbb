package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.Client.Answer;
import autobahn.server.Server;
import autobahn.server.Servers;
import autobahn.server.settings.Limits;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Entries of before are told again as they were told when they happened, and nobody can have all of them told at once. */
@Tag("slow")
class PastEntriesTest {
    private static final String TABLE = """
            {"options":{"players":2},"seats":[{"kind":"me","name":"A"},{"kind":"me","name":"B"}],"seed":"5"}""";
    private static final int ENTRIES = 90;

    @TempDir
    private Path folder;

    @Test
    void anyPartIsWhatItWas() {
        List<JsonNode> told = new ArrayList<>();
        Client client;
        String game;
        try (Server server = Servers.start(folder)) {
            client = new Client(server);
            game = client.post("/api/games", TABLE).text("id");
            Random random = new Random(20261117);
            for (int version = 0; version < ENTRIES; version++) {
                change(client, game, version, random);
                told.add(client.get("/api/games/" + game + "/entries?since=" + version)
                        .json()
                        .at("/entries/0"));
            }
        }
        try (Server server = Servers.start(folder)) { // with nothing at hand
            Client again = new Client(server).withCookie(client.cookie());
            for (int since = 0; since < ENTRIES; since += 7) {
                for (int limit : new int[] {1, 5, 40, 1000}) {
                    JsonNode page = again.get("/api/games/" + game + "/entries?since=" + since + "&limit=" + limit)
                            .json();
                    assertThat(page.get("version").asInt()).isEqualTo(ENTRIES);
                    assertThat(page.get("entries").values())
                            .containsExactlyElementsOf(told.subList(since, Math.min(ENTRIES, since + limit)));
                }
            }
        }
    }

    /** A move, or now and then some of them are taken back. */
    private static void change(Client client, String game, int version, Random random) {
        JsonNode table = client.get("/api/games/" + game).json();
        int moves = table.get("moves").asInt();
        int seat = table.get("toMove").asInt();
        String command = "\"seat\":%d,\"version\":%d,\"id\":\"command-%d\"".formatted(seat, version, version);
        Answer answer;
        if (moves > 0 && random.nextInt(3) == 0) {
            int to = random.nextInt(Math.max(0, moves - 30), moves);
            answer = client.post("/api/games/" + game + "/undo", "{" + command + ",\"to\":" + to + "}");
        } else {
            JsonNode legal = client.get("/api/games/" + game + "/view?seat=" + seat)
                    .json()
                    .at("/view/moves");
            String move = legal.get(random.nextInt(legal.size())).asString();
            answer = client.post("/api/games/" + game + "/moves", "{" + command + ",\"move\":\"" + move + "\"}");
        }
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    }

    @Test
    void oneAddressHasFewUnderWay() throws Exception {
        String game;
        String cookie;
        try (Server server = Servers.start(folder)) {
            Client client = new Client(server);
            cookie = client.post("/api/games", TABLE).status() == 201 ? client.cookie() : "";
            game = client.get("/api/games?show=mine").json().at("/tables/0/id").asString();
            Random random = new Random(1);
            for (int version = 0; version < 40; version++) {
                change(client, game, version, random);
            }
        }
        try (Server server = Server.start(Servers.settings(folder, Limits.usual()));
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Client client = new Client(server).withCookie(cookie);
            String path = "/api/games/" + game + "/entries?since=0&limit=1";
            assertThat(client.get(path).status()).isEqualTo(200);
            List<Callable<Integer>> flood = new ArrayList<>();
            for (int i = 0; i < 256; i++) {
                flood.add(() -> client.copy().get(path).status());
            }
            List<Integer> statuses = new ArrayList<>();
            for (Future<Integer> answer : threads.invokeAll(flood)) {
                statuses.add(answer.get());
            }
            assertThat(statuses).contains(200, 429).containsOnly(200, 429);
            assertThat(client.get("/api/games/" + game + "/view?seat=0").status())
                    .isEqualTo(200);
        }
    }
}
