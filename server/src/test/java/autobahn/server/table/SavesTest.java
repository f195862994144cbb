package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.people.Secrets;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Databases of every released version still load, and their games go on as they were. */
class SavesTest {
    private static final List<String> VERSIONS = List.of("0.1.0");

    static Stream<Arguments> saves() {
        return VERSIONS.stream().flatMap(version -> EachDatabase.kinds().map(kind -> Arguments.of(version, kind)));
    }

    private static String text(String name) throws IOException {
        try (InputStream in = SavesTest.class.getResourceAsStream("/autobahn/server/saves/" + name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @MethodSource("saves")
    void savedDatabaseStillLoads(String version, Databases kind) throws IOException {
        String address = kind.fresh();
        try (Database database = Database.open(new Settings("", 0, address, false, 1))) {
            String statements = text(version + ".sql");
            database.write(handle -> {
                statements.lines().filter(line -> line.startsWith("insert")).forEach(handle::execute);
                return handle.execute(
                        "insert into keys (hash, id, person, created, used)"
                                + " select ?, 'key', host, 0, 0 from games where status = 'running' limit 1",
                        Secrets.hash("somebody who was there"));
            });
        }
        JsonNode expected = Browser.JSON.readTree(text(version + ".json"));
        try (Rooms rooms = new Rooms(address)) {
            Browser ann = Browser.known(rooms.port(), "somebody who was there");
            for (String game : expected.propertyNames()) {
                JsonNode now = ann.get("/api/games/" + game + "/view").body();
                FirstRules.assertHolds(game, expected.get(game).get("view"), now.get("view"));
                JsonNode table = ann.get("/api/games/" + game).body();
                if (table.get("status").stringValue().equals("running")) {
                    JsonNode later = Rooms.playAll(ann, game, 10, new Random(1));
                    assertThat(later.get("version").intValue())
                            .isEqualTo(now.get("version").intValue() + 10);
                }
            }
        }
    }
}
