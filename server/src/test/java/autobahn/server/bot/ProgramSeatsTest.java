package autobahn.server.bot;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.protocol.program.Program;
import autobahn.protocol.program.ProgramLimits;
import autobahn.server.Client;
import autobahn.server.Server;
import autobahn.server.Servers;
import autobahn.server.settings.Outgoing;
import autobahn.server.settings.Settings;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Programs of others at tables of a server: such as play, such as fail, and who may be seated. */
@Tag("slow")
class ProgramSeatsTest {
    private static final long DEADLINE_MILLIS = 120_000;
    private static final ProgramLimits LIMITS = new ProgramLimits(20_000, 5_000, 1L << 30);

    @TempDir
    private static Path folder;

    private static Server server;
    private static Client client;
    /** The programs below, among all that tests beside this one start. */
    private static final Pattern OURS = Pattern.compile("engine_bot\\.py|read a; echo ready|sleep 600");

    @BeforeAll
    static void start() {
        String bot = Path.of("..", "python", "examples", "engine_bot.py")
                .toAbsolutePath()
                .toString();
        List<Program> programs = List.of(
                new Program("mine", List.of("python3", bot), LIMITS),
                new Program("yours", List.of("python3", bot), LIMITS),
                new Program("dies", List.of("sh", "-c", "read a; echo ready; read b; exit 3"), LIMITS),
                new Program("silent", List.of("sleep", "600"), new ProgramLimits(200, 200, 1L << 30)));
        Settings usual = Servers.settings(folder);
        server = Server.start(new Settings(
                usual.host(),
                0,
                usual.database(),
                false,
                2,
                usual.limits(),
                null,
                programs,
                List.of(),
                Outgoing.usual()));
        client = new Client(server);
    }

    @AfterAll
    static void stop() {
        server.close();
        assertThat(ProcessHandle.current()
                        .descendants()
                        .map(one -> one.info().commandLine().orElse(""))
                        .filter(OURS.asPredicate()))
                .as("no program outlives its server")
                .isEmpty();
    }

    private static String table(String... seats) {
        return "{\"options\":{\"players\":" + seats.length + "},\"seats\":[" + String.join(",", seats) + "]}";
    }

    private static String program(String name) {
        return "{\"kind\":\"bot\",\"program\":\"" + name + "\"}";
    }

    private static JsonNode until(String game, Predicate<JsonNode> enough) throws InterruptedException {
        long end = System.currentTimeMillis() + DEADLINE_MILLIS;
        JsonNode table = client.get("/api/games/" + game).json();
        while (!enough.test(table)) {
            assertThat(System.currentTimeMillis()).as("still %s", table).isLessThan(end);
            Thread.sleep(50);
            table = client.get("/api/games/" + game).json();
        }
        return table;
    }

    @Test
    void twoProgramsPlayAGameToItsEnd() throws InterruptedException {
        Client.Answer made = client.post("/api/games", table(program("mine"), program("yours")));
        assertThat(made.status()).isEqualTo(201);
        JsonNode seat = made.json().get("seats").get(0);
        assertThat(seat.get("kind").asString()).isEqualTo("bot");
        assertThat(seat.get("program").asString()).isEqualTo("mine");
        assertThat(seat.get("name").asString()).isEqualTo("mine 1");
        assertThat(seat.has("level")).isFalse();
        JsonNode over =
                until(made.text("id"), table -> table.get("status").asString().equals("finished"));
        assertThat(over.get("result").get("scores")).isNotEmpty();
    }

    @Test
    void oneThatFailsIsPlayedFor() throws InterruptedException {
        for (String bad : List.of("dies", "silent")) {
            Client.Answer made =
                    client.post("/api/games", table(program(bad), "{\"kind\":\"bot\",\"level\":\"random\"}"));
            assertThat(made.status()).isEqualTo(201);
            until(made.text("id"), table -> table.get("moves").asInt() >= 20);
        }
    }

    @Test
    void onlyWhatTheHostHasSetUpIsSeated() {
        assertThat(client.get("/api/about").json().get("programs"))
                .extracting(JsonNode::asString)
                .containsExactly("mine", "yours", "dies", "silent");
        for (String odd : List.of(
                program("other"),
                program("../mine"),
                program(""),
                "{\"kind\":\"bot\",\"level\":\"program:mine\"}",
                "{\"kind\":\"bot\",\"level\":\"club\",\"program\":\"mine\"}",
                "{\"kind\":\"me\",\"program\":\"mine\"}")) {
            Client.Answer refused = client.post("/api/games", table(odd, odd));
            assertThat(refused.status()).as(odd).isEqualTo(400);
        }
    }

    @Test
    void aProgramThatIsNotSetUpAnyMoreIsPlayedFor() {
        try (Opponents none = new Opponents(List.of())) {
            Opponents.Opponent gone = none.of("program:gone");
            assertThat(gone.isProgram()).isFalse();
            assertThat(gone.millis()).isZero();
        }
    }
}
