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
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a host's disk may do to a server. */
class StorageTest {
    private static final String TABLE =
            "{\"options\":{\"players\":2},\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"title\":\"Evening\"}";

    private static Settings settings(String database) {
        return new Settings("127.0.0.1", 0, database, false, 1, Limits.none(), null);
    }

    @Test
    void aFullDiskIsNoFaultOfOursAndWhatIsThereCanBeRead(@TempDir Path folder) {
        String small = Settings.sqlite(folder) + "?max_page_count=60";
        try (Server server = Server.start(settings(small))) {
            Client anna = new Client(server);
            Answer made = anna.post("/api/games", TABLE);
            String game = made.text("id");
            for (int i = 0; i < 2_000 && made.status() == 201; i++) {
                made = anna.post("/api/games", TABLE);
            }
            assertThat(made.status()).isEqualTo(503);
            assertThat(made.code()).isEqualTo("no-database");
            assertThat(made.header("Retry-After")).isEqualTo("1");
            assertThat(anna.get("/api/games/" + game).status()).isEqualTo(200);
        }
        try (Server server = Server.start(settings(Settings.sqlite(folder)))) {
            assertThat(new Client(server).post("/api/games", TABLE).status()).isEqualTo(201);
        }
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
    @EnumSource
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
