package autobahn.server;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.OpenApi.Operation;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Nonsense of every kind at every operation: none of it is answered with a fault of the server, and no game changes. The
 * sender holds a seat, so that most of it gets past the door.
 */
@Tag("slow")
class HostileTest {
    private static final int CASES = 10_000;
    /** Bodies that are longer are not read to their end. */
    private static final int LONG = 16 * 1024;

    private static final int[] LENGTHS = {2_000, 20_000, 3_000_000};
    /** Instead of a status: the answer could not be read, for the connection was closed while the body was on its way. */
    private static final int CLOSED = 1;

    private static final String TABLE = """
            {"options":{"players":2},"seats":[{"kind":"me","name":"A"},{"kind":"me","name":"B"}],"seed":"5"}""";

    private final SplittableRandom random = new SplittableRandom(20261116);
    private final HttpClient http = HttpClient.newHttpClient();
    private final List<String> sent = new ArrayList<>();

    @TempDir
    Path folder;

    @Test
    void nonsenseIsRefusedAndChangesNothing() throws Exception {
        try (Server server = Servers.start(folder)) {
            Client owner = new Client(server);
            String game = owner.post("/api/games", TABLE).text("id");
            for (int i = 0; i < 5; i++) {
                play(owner, game);
            }
            String before = owner.get("/api/games/" + game + "/view?seat=0").body();
            List<Operation> operations = List.copyOf(OpenApi.all().values());
            Map<Integer, Integer> statuses = new TreeMap<>();
            for (int i = 0; i < CASES; i++) {
                Operation operation = operations.get(i % operations.size());
                int status = attack(server, owner, operation, game);
                statuses.merge(status, 1, Integer::sum);
                assertThat(status).as("%s", String.join(" ", sent)).isLessThan(500);
                if (i % 500 == 0) {
                    assertThat(owner.get("/api/games/" + game + "/view?seat=0").body())
                            .as("after %s", operation.id())
                            .isEqualTo(before);
                }
            }
            assertThat(owner.get("/api/games/" + game + "/view?seat=0").body()).isEqualTo(before);
            assertThat(statuses.keySet()).contains(400, 404, 409, 413, 415);
        }
    }

    /** A megabyte of small parts takes forty times as much memory once it is read, and a burst of such the whole heap. */
    @Test
    void aBodyOfCountlessPartsIsNotReadToItsEnd() throws Exception {
        try (Server server = Servers.start(folder)) {
            Client anna = new Client(server).register("Anna");
            String day = anna.get("/api/daily").json().get("day").stringValue();
            for (String part : List.of("{}", "[[]]", "\"a\"", "0")) {
                String parts = "[" + (part + ",").repeat(120_000) + part + "]";
                for (String path : List.of("/api/games/import", "/api/daily/" + day)) {
                    for (String record : List.of(parts, "{\"moves\":" + parts + "}")) {
                        Client.Answer refused = anna.post(path, "{\"record\":" + record + "}");
                        assertThat(refused.status()).as(path + " " + part).isEqualTo(400);
                        assertThat(refused.code()).isEqualTo("bad-body");
                    }
                }
            }
        }
    }

    private void play(Client owner, String game) {
        var now = owner.get("/api/games/" + game + "/view?seat=0").json();
        int seat = now.at("/view/toMove").intValue();
        now = owner.get("/api/games/" + game + "/view?seat=" + seat).json();
        String move = now.at("/view/moves/0").asString();
        int version = now.get("version").intValue();
        var answer = owner.post(
                "/api/games/" + game + "/moves",
                "{\"seat\":%d,\"version\":%d,\"id\":\"original-%d\",\"move\":\"%s\"}"
                        .formatted(seat, version, version, move));
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    }

    private int attack(Server server, Client owner, Operation operation, String game) throws Exception {
        String path = operation
                .path()
                .replace("{game}", random.nextInt(4) > 0 ? game : junkSegment())
                .replace("{seat}", random.nextInt(4) > 0 ? Integer.toString(random.nextInt(-1, 5)) : junkSegment())
                .replaceAll("\\{[a-z]+}", junkSegment());
        String query = switch (random.nextInt(4)) {
            case 0 -> "";
            case 1 -> "?seat=" + random.nextInt(-2, 6);
            case 2 ->
                "?seat=0&at=" + random.nextInt(-5, 50) + "&since=" + random.nextInt(-5, 5) + "&move=" + junkSegment();
            default -> "?" + junkSegment() + "=" + junkSegment() + "&show=" + junkSegment() + "&limit=" + junkSegment();
        };
        boolean plain = random.nextInt(8) == 0;
        byte[] body =
                operation.method().equals("GET") || operation.method().equals("DELETE") ? new byte[0] : body(operation);
        HttpRequest.Builder request = HttpRequest.newBuilder(
                        URI.create("http://localhost:" + server.port() + path + query))
                .timeout(Duration.ofSeconds(20))
                .header("Content-Type", plain ? "text/plain" : "application/json")
                .method(operation.method(), HttpRequest.BodyPublishers.ofByteArray(body));
        if (!changes(operation)) {
            request.header("Cookie", "autobahn=" + (random.nextInt(10) == 0 ? junkSegment() : owner.cookie()));
        }
        sent.clear();
        sent.addAll(List.of(
                operation.method(),
                path + query,
                new String(body, 0, Math.min(300, body.length), StandardCharsets.UTF_8)));
        return send(operation, request.build(), body.length);
    }

    /** Whether an operation, asked properly, would do something to the watched game or log its owner out. */
    private static boolean changes(Operation operation) {
        return List.of("logOut", "logOutOthers", "substitute", "giveBack", "recovery", "say", "abandon")
                .contains(operation.id());
    }

    private int send(Operation operation, HttpRequest request, int length) throws InterruptedException {
        if (length > LONG) {
            try (HttpClient once =
                    HttpClient.newHttpClient()) { // the server may close a connection that is not read to its end
                return send(once, false, operation, request, length);
            }
        }
        int status = send(http, true, operation, request, length);
        if (status != CLOSED) {
            return status;
        }
        try (HttpClient fresh = HttpClient.newHttpClient()) { // it may have been the request before that closed it
            return send(fresh, false, operation, request, length);
        }
    }

    private int send(HttpClient client, boolean reused, Operation operation, HttpRequest request, int length)
            throws InterruptedException {
        boolean stream = operation.id().equals("stream") || operation.id().equals("turns");
        try {
            HttpResponse<java.io.InputStream> answer = client.send(request, HttpResponse.BodyHandlers.ofInputStream());
            try (var in = answer.body()) {
                if (!stream || answer.statusCode() != 200) {
                    in.readAllBytes();
                }
            }
            return answer.statusCode();
        } catch (HttpTimeoutException e) {
            throw new AssertionError("no answer to " + sent, e);
        } catch (IOException e) {
            // The server may refuse before the body has come, and close then; else it never does on a fresh connection.
            assertThat(length > 0 || reused)
                    .as("the connection broke: %s after %s", e, sent)
                    .isTrue();
            return CLOSED;
        }
    }

    // --- Bodies ----------------------------------------------------------------------------------------------------

    private byte[] body(Operation operation) {
        return switch (random.nextInt(8)) {
            case 0 -> random(random.nextInt(200));
            case 1 -> new byte[] {'{', '"', (byte) 0xC3, (byte) 0x28, '"', ':', (byte) 0xFF, '}'};
            case 2 -> "[".repeat(random.nextInt(1, 3000)).getBytes(StandardCharsets.UTF_8);
            case 3 ->
                ("{\"text\":\"" + "x".repeat(LENGTHS[random.nextInt(LENGTHS.length)]) + "\"}")
                        .getBytes(StandardCharsets.UTF_8);
            case 4 -> junkValue(3).getBytes(StandardCharsets.UTF_8);
            case 5 -> replayed().getBytes(StandardCharsets.UTF_8);
            default -> object(operation).getBytes(StandardCharsets.UTF_8);
        };
    }

    /** Commands that were carried out before, too late, too early or for nobody. */
    private String replayed() {
        int version = random.nextInt(-3, 40);
        String id = random.nextBoolean() ? "original-" + random.nextInt(6) : "late-" + version + "-command";
        return "{\"seat\":%d,\"version\":%d,\"id\":\"%s\",\"move\":\"%s\"}"
                .formatted(
                        random.nextInt(-1, 5),
                        version == 5 ? 4 : version,
                        id,
                        random.nextBoolean() ? "end" : "build Köln-Dortmund");
    }

    /** The members that the operation knows, with values that are wrong. */
    private String object(Operation operation) {
        List<String> members = new ArrayList<>();
        for (String name : List.of(
                "seat",
                "version",
                "id",
                "move",
                "to",
                "text",
                "name",
                "password",
                "invitation",
                "secret",
                "level",
                "label",
                "options",
                "seats",
                "record",
                "at",
                "request",
                "agree",
                "kind",
                "seed",
                "title",
                "pace",
                "listed")) {
            boolean known = operation.tree().toString().contains("Command") || random.nextInt(3) == 0;
            if (known) {
                members.add("\"" + name + "\":" + junkValue(2));
            }
        }
        return "{" + String.join(",", members) + "}";
    }

    private String junkValue(int depth) {
        return switch (random.nextInt(depth > 0 ? 12 : 9)) {
            case 0 -> "null";
            case 1 -> "true";
            case 2 -> Long.toString(random.nextLong());
            case 3 -> "1e999";
            case 4 -> "-0.5";
            case 5 -> "\"\"";
            case 6 -> "\"\\u0000\\ud800 <script>alert(1)</script> ' or 1=1 --\"";
            case 7 -> "\"" + "ä".repeat(random.nextInt(600)) + "\"";
            case 8 -> "99999999999999999999999999";
            case 9 -> "[" + junkValue(depth - 1) + "," + junkValue(depth - 1) + "]";
            case 10 -> "{\"seat\":" + junkValue(depth - 1) + "}";
            default -> "{\"players\":" + junkValue(depth - 1) + ",\"features\":" + junkValue(depth - 1) + "}";
        };
    }

    private String junkSegment() {
        return switch (random.nextInt(6)) {
            case 0 -> "%00";
            case 1 -> "%C3%28";
            case 2 -> "-1";
            case 3 -> "9".repeat(30);
            case 4 -> "a".repeat(random.nextInt(1, 300));
            default -> "%27%20or%201%3D1";
        };
    }

    private byte[] random(int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) random.nextInt();
        }
        return bytes;
    }
}
