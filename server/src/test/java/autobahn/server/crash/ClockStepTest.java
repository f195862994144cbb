package autobahn.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.settings.Settings;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The machine's clock is set back by an hour under a running server: keys, limits and bots do not mind. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
@EnabledOnOs(value = OS.LINUX, disabledReason = "the clock is set by a library that Linux loads before others")
class ClockStepTest {
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final HttpClient client = HttpClient.newHttpClient();
    private String cookie = "";
    private URI server;

    @Test
    void keysLimitsAndBotsGoOnWhenTheClockIsSetBackByAnHour(@TempDir Path folder) throws Exception {
        Path step = folder.resolve("stepped");
        List<String> command = new ArrayList<>(
                List.of("env", "LD_PRELOAD=" + PreloadedLibrary.compile("stepped.c"), "STEPPED_FILE=" + step));
        command.addAll(ServerImage.command());
        command.addAll(List.of("--limits", "on"));
        Path data = Files.createDirectory(folder.resolve("data"));
        try (ServerProcess process = new ServerProcess(command, Settings.sqlite(data), folder.resolve("server.log"))) {
            process.start();
            process.await();
            server = process.uri();
            String game = json(send("POST", "/api/games", """
                            {"options":{"players":2},"seats":[{"kind":"me"},{"kind":"bot","level":"random"}]}""")).get("id").asString();
            playUntilTheBotHasMoved(game);
            exhaustMessages(game);
            Instant before = created();

            Files.createFile(step);

            assertThat(created()).as("the server's clock").isBefore(before.minus(Duration.ofMinutes(50)));
            playUntilTheBotHasMoved(game);
            assertThat(send("GET", "/api/me", null).statusCode())
                    .as("a key of before")
                    .isEqualTo(200);
            String token = json(send("POST", "/api/tokens", "{\"label\":\"program\"}"))
                    .get("id")
                    .asString();
            assertThat(send("DELETE", "/api/tokens/" + token, null).statusCode())
                    .isEqualTo(204);
            awaitMessages(game);
            assertThat(send("DELETE", "/api/session", null).statusCode()).isEqualTo(204);
            assertThat(send("GET", "/api/me", null).statusCode())
                    .as("a void key")
                    .isEqualTo(401);
        }
    }

    /** What the server takes for now. */
    private Instant created() throws Exception {
        JsonNode table = json(send("POST", "/api/games", """
                {"options":{"players":2},"seats":[{"kind":"me"},{"kind":"open"}]}"""));
        return Instant.parse(table.get("created").asString());
    }

    private void playUntilTheBotHasMoved(String game) throws Exception {
        long end = System.nanoTime() + PATIENCE.toNanos();
        boolean moved = false;
        for (int i = 0; !moved || now(game).at("/view/toMove").asInt() != 0; i++) {
            assertThat(System.nanoTime()).as("the bot does not move").isLessThan(end);
            JsonNode now = now(game);
            if (now.at("/view/toMove").asInt() == 0) {
                HttpResponse<String> played = send(
                        "POST",
                        "/api/games/" + game + "/moves",
                        "{\"seat\":0,\"version\":%d,\"id\":\"stepped-%d-%d\",\"move\":\"%s\"}"
                                .formatted(
                                        now.get("version").asInt(),
                                        now.get("version").asInt(),
                                        i,
                                        now.at("/view/moves/0").asString()));
                assertThat(played.statusCode()).as(played.body()).isEqualTo(200);
            } else {
                moved = true;
                Thread.sleep(20);
            }
        }
    }

    private JsonNode now(String game) throws Exception {
        return json(send("GET", "/api/games/" + game + "/view?seat=0", null));
    }

    /** As many messages as a minute allows. */
    private void exhaustMessages(String game) throws Exception {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (say(game) != 429) {
            assertThat(System.nanoTime()).as("nobody says that it is enough").isLessThan(end);
        }
    }

    /** One of them is allowed again after some seconds, not after an hour. */
    private void awaitMessages(String game) throws Exception {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (say(game) != 201) {
            assertThat(System.nanoTime()).as("limits are not forgotten").isLessThan(end);
            Thread.sleep(200);
        }
    }

    private int say(String game) throws Exception {
        int status = send("POST", "/api/games/" + game + "/chat", "{\"text\":\"Hello\"}")
                .statusCode();
        assertThat(status).isIn(201, 429);
        return status;
    }

    private HttpResponse<String> send(String method, String path, String body)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(path))
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .method(
                        method,
                        body == null ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(body));
        if (!cookie.isEmpty()) {
            request.header("Cookie", cookie);
        }
        HttpResponse<String> answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        answer.headers().firstValue("Set-Cookie").ifPresent(value -> cookie = value.split(";", 2)[0]);
        return answer;
    }

    private static JsonNode json(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 299);
        return JsonMapper.shared().readTree(answer.body());
    }
}
