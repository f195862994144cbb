package autobahn.server.operating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import autobahn.server.Client;
import autobahn.server.Client.Answer;
import autobahn.server.Server;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import autobahn.server.store.FileClaim;
import autobahn.server.table.Databases;
import autobahn.server.table.EachDatabase;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;
import tools.jackson.databind.JsonNode;

/** What a host's disk may do to a server. */
@Tag("slow")
class StorageTest {
    private static final String TABLE =
            "{\"options\":{\"players\":2},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"title\":\"Evening\"}";

    private static Settings settings(String database) {
        return new Settings("127.0.0.1", 0, database, false, 1, Limits.none(), null);
    }

    @Test
    void aFullDiskIsNoFaultOfOursAndWhatIsThereCanBeRead(@TempDir Path folder) {
        Settings small = settings(Settings.sqlite(folder) + "?max_page_count=200");
        List<String> acknowledged = new ArrayList<>();
        try (Server server = Server.start(small)) {
            Client anna = new Client(server);
            Answer made = fill(anna, acknowledged);
            assertThat(made.status()).isEqualTo(503);
            assertThat(made.code()).isEqualTo("no-database");
            assertThat(made.header("Retry-After")).isEqualTo("1");
            assertThat(tables(anna)).containsExactlyInAnyOrderElementsOf(acknowledged);

            // there is room again, and the same server goes on by itself
            for (int i = 0; i < 20; i++) {
                assertThat(anna.delete("/api/games/" + acknowledged.removeLast())
                                .status())
                        .isEqualTo(204);
            }
            made = fill(anna, acknowledged);
            assertThat(made.status()).as("full again").isEqualTo(503);
            assertThat(acknowledged).as("tables made since").hasSizeGreaterThan(20);
            assertThat(tables(anna)).containsExactlyInAnyOrderElementsOf(acknowledged);
        }
    }

    /** Makes tables until one is refused. */
    private static Answer fill(Client client, List<String> made) {
        for (int i = 0; i < 2_000; i++) {
            Answer answer = client.post("/api/games", TABLE);
            if (answer.status() != 201) {
                return answer;
            }
            made.add(answer.text("id"));
        }
        throw new AssertionError("the disk is never full");
    }

    private static List<String> tables(Client client) {
        List<String> all = new ArrayList<>();
        JsonNode page = client.get("/api/games?show=mine&limit=100").json();
        for (int i = 0; i < 100; i++) {
            page.get("tables").forEach(table -> all.add(table.get("id").asString()));
            if (!page.has("next")) {
                return all;
            }
            page = client.get("/api/games?show=mine&limit=100&after="
                            + page.get("next").asString())
                    .json();
        }
        throw new AssertionError("the list never ends");
    }

    /**
     * Killing processes cannot show this: what the kernel was given outlives them. On PostgreSQL it is for its own settings
     * to say, which are on where nobody has turned them off.
     */
    @Test
    void aCommitToAFileWaitsForTheDisk(@TempDir Path folder) {
        try (Database database = Database.open(settings(Settings.sqlite(folder)))) {
            assertThat(setting(database, "pragma journal_mode")).isEqualTo("wal");
            assertThat(setting(database, "pragma synchronous")).as("FULL").isEqualTo("2");
        }
    }

    /** As it is for those who write. */
    private static String setting(Database database, String question) {
        return database.write(
                handle -> handle.createQuery(question).mapTo(String.class).one());
    }

    /** Neither would hear of what the other one's people play. */
    @Test
    void aDatabaseFileHasOneServer(@TempDir Path folder) {
        Settings settings = settings(Settings.sqlite(folder));
        try (Server server = Server.start(settings)) {
            assertThatThrownBy(() -> Server.start(settings))
                    .isInstanceOfSatisfying(
                            FileClaim.TakenException.class,
                            taken -> assertThat(taken.address()).isEqualTo("http://localhost:" + server.port() + "/"));
            Database.open(settings).close(); // a look beside the server is allowed
            assertThat(new Client(server).post("/api/games", TABLE).status()).isEqualTo(201);
        }
        Server.start(settings).close();
    }

    @ParameterizedTest
    @ArgumentsSource(EachDatabase.class)
    void tablesOfALaterVersionAreLeftAlone(Databases databases) throws SQLException {
        String address = databases.fresh();
        Database.open(settings(address)).close();
        try (Connection connection = DriverManager.getConnection(address);
                Statement statement = connection.createStatement()) {
            statement.execute("insert into flyway_schema_history (installed_rank, version, description, type, script,"
                    + " checksum, installed_by, execution_time, success)"
                    + " select 99, '99', 'later', type, 'V99__later.sql', 1, installed_by, 1, success"
                    + " from flyway_schema_history where version = '1'");
        }
        assertThatThrownBy(() -> Database.open(settings(address))).hasMessageContaining("later version of Autobahn");
    }
}
