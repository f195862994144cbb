package autobahn.server.operating;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Client;
import autobahn.server.Server;
import autobahn.server.Servers;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The log says what happened, and nothing that opens anything. */
@Isolated("there is one log for all servers")
class LogTest {
    private final List<String> lines = new CopyOnWriteArrayList<>();
    private Consumer<String> before;

    @BeforeEach
    void listen() {
        before = JsonLog.to(lines::add);
        JsonLog.least("info");
    }

    @AfterEach
    void unhear() {
        JsonLog.to(before);
        JsonLog.least(System.getProperty(JsonLog.LEVEL, "info"));
    }

    @Test
    void everyRequestIsOneLine(@TempDir Path folder) {
        String request;
        try (Server server = Servers.start(folder)) {
            request = new Client(server).get("/api/accounts/Anna").header("X-Request-Id");
        }
        List<JsonNode> written = lines.stream()
                .map(JsonMapper.shared()::readTree)
                .filter(line ->
                        line.get("logger").asString().startsWith("autobahn.")) // not those of this test's client
                .toList();
        assertThat(written.getFirst().get("message").asString()).isEqualTo("started");
        assertThat(written.getFirst().get("database").asString()).isEqualTo("sqlite");
        assertThat(written.getLast().get("message").asString()).isEqualTo("stopped");
        JsonNode line = written.get(1);
        assertThat(line.get("message").asString()).isEqualTo("request");
        assertThat(line.get("request").asString()).isEqualTo(request);
        assertThat(line.get("route").asString()).isEqualTo("/api/accounts/{name}");
        assertThat(line.get("status").asInt()).isEqualTo(404);
        assertThat(line.get("ms").isNumber()).isTrue();
        assertThat(written).hasSize(3);
    }

    @Test
    void nothingInItIsSecret(@TempDir Path folder) {
        String person;
        String cookie;
        String token;
        try (Server server = Servers.start(folder)) {
            Client anna = new Client(server).register("Anna");
            cookie = anna.cookie();
            person = anna.get("/api/me").text("person");
            token = anna.post("/api/tokens", "{\"label\":\"bot\"}").text("token");
            anna.withToken(token).get("/api/me");
            anna.raw("GET", "/api/me?secret=" + cookie, null);
            anna.raw("GET", "/lost/" + cookie, null);
            anna.post("/api/session", "{\"name\":\"Anna\",\"password\":\"correct horse\"}");
        }
        assertThat(lines).hasSizeGreaterThan(7);
        assertThat(String.join("\n", lines))
                .doesNotContain(cookie)
                .doesNotContain(token)
                .doesNotContain(person)
                .doesNotContain("correct horse")
                .doesNotContain("127.0.0.1:"); // nor where people are
    }

    @Test
    void faultsAreWrittenWithTheirTrace() {
        LoggerFactory.getLogger("autobahn.test")
                .error("a {} line\nof two", "fine", new IllegalStateException("broken"));
        assertThat(lines).hasSize(1);
        JsonNode line = JsonMapper.shared().readTree(lines.getFirst());
        assertThat(line.get("message").asString()).isEqualTo("a fine line\nof two");
        assertThat(line.get("fault").asString()).contains("broken").contains("LogTest");
    }

    @Test
    void librariesAreQuiet() {
        LoggerFactory.getLogger("org.example").info("chatter");
        assertThat(lines).isEmpty();
    }
}
