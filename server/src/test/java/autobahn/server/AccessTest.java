package autobahn.server;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.World.Identity;
import autobahn.server.World.Stage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Who may do what: every operation of the API by everybody, at a private table. */
class AccessTest {
    /** @param expected one status for everybody, or one for each identity in its order */
    record Row(String operation, Stage stage, String path, String body, int... expected) {
        int expected(Identity identity) {
            return expected.length == 1 ? expected[0] : expected[identity.ordinal()];
        }

        @Override
        public String toString() {
            return operation + " " + path;
        }
    }

    private static Row row(String operation, Stage stage, String path, String body, int... expected) {
        return new Row(operation, stage, path, body, expected);
    }

    // spotless:off
    private static final List<Row> ROWS = List.of(
            //                                                                    nobody str. guest other seat host
            // stale revoked
            row("openapi", Stage.OPEN, "/api/openapi.json", null, 200),
            row("schema", Stage.OPEN, "/api/schemas/view.schema.json", null, 200),
            row("about", Stage.OPEN, "/api/about", null, 200),
            row("edition", Stage.OPEN, "/api/edition", null, 200),
            row("live", Stage.OPEN, "/health/live", null, 200),
            row("ready", Stage.OPEN, "/health/ready", null, 200),
            row("metrics", Stage.OPEN, "/metrics", null, 200),
            row("me", Stage.OPEN, "/api/me", null, 401, 200, 200, 200, 200, 200, 401, 401),
            row("register", Stage.OPEN, "/api/accounts", "{\"name\":\"x\",\"password\":\"correct horse\"}", 400),
            row("logIn", Stage.OPEN, "/api/session", "{\"name\":\"Nobody\",\"password\":\"correct horse\"}", 401),
            row("logOut", Stage.OPEN, "/api/session", null, 401, 204, 204, 204, 204, 204, 401, 401),
            row("tokens", Stage.OPEN, "/api/tokens", null, 401, 200, 200, 200, 200, 200, 401, 401),
            row("makeToken", Stage.OPEN, "/api/tokens", "{\"label\":\"bot\"}", 401, 201, 201, 201, 201, 201, 401, 401),
            row("revokeToken", Stage.OPEN, "/api/tokens/none", null, 401, 404, 404, 404, 404, 404, 401, 401),
            row("turns", Stage.OPEN, "/api/me/turns", null, 401, 200, 200, 200, 200, 200, 401, 401),
            row("profile", Stage.OPEN, "/api/accounts/Nobody", null, 404),
            row("headToHead", Stage.OPEN, "/api/accounts/Nobody/against/Noone", null, 404),
            row("ranking", Stage.OPEN, "/api/ranking", null, 200),
            row(
                    "create",
                    Stage.OPEN,
                    "/api/games",
                    "{\"options\":{\"players\":2},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}",
                    201,
                    201,
                    201,
                    201,
                    201,
                    201,
                    201,
                    401),
            row("game", Stage.OPEN, "/api/games/{game}", null, 404, 404, 200, 200, 200, 200, 404, 404),
            row("cancel", Stage.OPEN, "/api/games/{game}", null, 401, 404, 403, 403, 403, 204, 401, 401),
            row("cancel", Stage.RUNNING, "/api/games/{game}", null, 401, 404, 403, 403, 403, 409, 401, 401),
            row(
                    "enter",
                    Stage.OPEN,
                    "/api/games/{game}/enter",
                    "{\"invitation\":\"{invitation}\"}",
                    200,
                    200,
                    200,
                    200,
                    200,
                    200,
                    200,
                    401),
            row(
                    "enter",
                    Stage.OPEN,
                    "/api/games/{game}/enter",
                    "{\"invitation\":\"wrong\"}",
                    404,
                    404,
                    404,
                    404,
                    404,
                    404,
                    404,
                    401),
            row(
                    "start",
                    Stage.OPEN,
                    "/api/games/{game}/start?fill=random",
                    null,
                    401,
                    404,
                    403,
                    403,
                    403,
                    200,
                    401,
                    401),
            row("start", Stage.OPEN, "/api/games/{game}/start", null, 401, 404, 403, 403, 403, 409, 401, 401),
            row(
                    "join",
                    Stage.OPEN,
                    "/api/games/{game}/seats/3",
                    "{\"name\":\"New\"}",
                    404,
                    404,
                    200,
                    409,
                    409,
                    409,
                    404,
                    401),
            row(
                    "join",
                    Stage.OPEN,
                    "/api/games/{game}/seats/3",
                    "{\"name\":\"New\",\"invitation\":\"{invitation}\"}",
                    200,
                    200,
                    200,
                    409,
                    409,
                    409,
                    200,
                    401),
            row(
                    "join",
                    Stage.OPEN,
                    "/api/games/{game}/seats/1",
                    "{\"name\":\"New\",\"invitation\":\"{invitation}\"}",
                    409,
                    409,
                    409,
                    409,
                    409,
                    409,
                    409,
                    401),
            row("leave", Stage.OPEN, "/api/games/{game}/seats/1", null, 401, 404, 403, 403, 200, 200, 401, 401),
            row("leave", Stage.RUNNING, "/api/games/{game}/seats/1", null, 401, 404, 403, 403, 409, 409, 401, 401),
            row(
                    "substitute",
                    Stage.RUNNING,
                    "/api/games/{game}/seats/1/bot",
                    "{\"level\":\"random\"}",
                    401,
                    404,
                    403,
                    403,
                    200,
                    200,
                    401,
                    401),
            row(
                    "giveBack",
                    Stage.RUNNING,
                    "/api/games/{game}/seats/1/bot",
                    null,
                    401,
                    404,
                    403,
                    403,
                    200,
                    200,
                    401,
                    401),
            row(
                    "recovery",
                    Stage.RUNNING,
                    "/api/games/{game}/seats/1/recovery",
                    null,
                    401,
                    404,
                    403,
                    403,
                    200,
                    403,
                    401,
                    401),
            row(
                    "recover",
                    Stage.RUNNING,
                    "/api/recover",
                    "{\"secret\":\"wrong\"}",
                    404,
                    404,
                    404,
                    404,
                    404,
                    404,
                    404,
                    401),
            row("view", Stage.RUNNING, "/api/games/{game}/view", null, 404, 404, 200, 200, 200, 200, 404, 404),
            row("view", Stage.RUNNING, "/api/games/{game}/view?seat=1", null, 404, 404, 403, 403, 200, 403, 404, 404),
            row("entries", Stage.RUNNING, "/api/games/{game}/entries", null, 404, 404, 200, 200, 200, 200, 404, 404),
            row(
                    "choices",
                    Stage.RUNNING,
                    "/api/games/{game}/choices?seat=1",
                    null,
                    404,
                    404,
                    403,
                    403,
                    409,
                    403,
                    404,
                    404),
            row(
                    "why",
                    Stage.RUNNING,
                    "/api/games/{game}/why?seat=1&move=pass",
                    null,
                    404,
                    404,
                    403,
                    403,
                    200,
                    403,
                    404,
                    404),
            row(
                    "play",
                    Stage.RUNNING,
                    "/api/games/{game}/moves",
                    "{\"seat\":1,\"version\":0,\"id\":\"matrix-1\",\"move\":\"pass\"}",
                    401,
                    404,
                    403,
                    403,
                    409,
                    403,
                    401,
                    401),
            row(
                    "undo",
                    Stage.RUNNING,
                    "/api/games/{game}/undo",
                    "{\"seat\":1,\"version\":0,\"id\":\"matrix-1\"}",
                    401,
                    404,
                    403,
                    403,
                    409,
                    403,
                    401,
                    401),
            row(
                    "answerUndo",
                    Stage.RUNNING,
                    "/api/games/{game}/undo/answer",
                    "{\"request\":\"none\",\"agree\":true}",
                    401,
                    404,
                    403,
                    409,
                    409,
                    409,
                    401,
                    401),
            row("stream", Stage.RUNNING, "/api/games/{game}/stream", null, 404, 404, 200, 200, 200, 200, 404, 404),
            row(
                    "stream",
                    Stage.RUNNING,
                    "/api/games/{game}/stream?seat=1",
                    null,
                    404,
                    404,
                    403,
                    403,
                    200,
                    403,
                    404,
                    404));
    // spotless:on

    /** Operations without a route yet. */
    private static final Set<String> LATER =
            Set.of("games", "importRecord", "hint", "messages", "say", "record", "fork", "analysis");

    private static Server server;

    @BeforeAll
    static void start(@TempDir Path folder) {
        server = Servers.start(folder);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @ParameterizedTest
    @FieldSource("ROWS")
    void onlyThoseWhoMay(Row row) {
        OpenApi.Operation operation = OpenApi.all().get(row.operation);
        Map<Identity, Integer> expected = new TreeMap<>();
        Map<Identity, Integer> found = new TreeMap<>();
        List<String> bodies = new ArrayList<>();
        World world = new World(server, row.stage);
        for (Identity identity : Identity.values()) {
            if (!operation.method().equals("GET")) {
                world = new World(server, row.stage); // the last one may have changed something
            }
            String path = world.fill(row.path);
            assertThat(OpenApi.find(operation.method(), path)).isEqualTo(operation);
            Client.Answer answer = world.client(identity).call(operation.method(), path, world.fill(row.body));
            expected.put(identity, row.expected(identity));
            found.put(identity, answer.status());
            bodies.add(identity + " " + answer.body());
        }
        assertThat(found).as("%s", String.join("\n", bodies)).isEqualTo(expected);
    }

    @Test
    void everyOperationIsInTheTable() {
        Set<String> rows = ROWS.stream().map(Row::operation).collect(Collectors.toCollection(TreeSet::new));
        rows.addAll(LATER);
        assertThat(rows).isEqualTo(OpenApi.all().keySet());
    }

    @Test
    void routesAndTheDocumentAreTheSame() {
        Set<String> documented = OpenApi.all().values().stream()
                .filter(operation -> !LATER.contains(operation.id()))
                .map(operation -> operation.method() + " " + operation.path())
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(new TreeSet<>(server.routes())).isEqualTo(documented);
    }
}
