package autobahn.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteDataSource;

/** A start leaves Flyway out only if there is nothing that it would do or say. */
class AppliedStepsTest {
    @TempDir
    private Path folder;

    private Settings settings;
    private final SQLiteDataSource source = new SQLiteDataSource();

    @BeforeEach
    void settings() {
        settings = new Settings("127.0.0.1", 0, Settings.sqlite(folder), false, 1, Limits.usual(), null);
        source.setUrl(settings.database());
    }

    @Test
    void allStepsAreCounted() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/main/resources", AppliedSteps.FOLDER))) {
            assertThat(files).hasSize(AppliedSteps.COUNT);
        }
    }

    @Test
    void aDatabaseOfThisVersionHasThemAll() {
        assertThat(AppliedSteps.areAll(source)).as("without any tables").isFalse();
        Database.openAlone(settings).close();
        assertThat(AppliedSteps.areAll(source)).isTrue();
        Database.openAlone(settings).close();
    }

    @Test
    void whatIsNotAsItShouldBeIsLeftToFlyway() throws SQLException {
        Database.openAlone(settings).close();
        change("update flyway_schema_history set checksum = checksum + 1 where version = '3'");
        refused("checksum mismatch");
        change("update flyway_schema_history set checksum = checksum - 1 where version = '3'");
        assertThat(AppliedSteps.areAll(source)).isTrue();

        change(
                "insert into flyway_schema_history select 1000, '1000', description, type, 'V1000__later.sql', checksum,"
                        + " installed_by, installed_on, execution_time, success from flyway_schema_history where version = '1'");
        refused("later version");
    }

    private void refused(String why) {
        assertThat(AppliedSteps.areAll(source)).isFalse();
        assertThatThrownBy(() -> Database.openAlone(settings).close()).hasStackTraceContaining(why);
    }

    private void change(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(settings.database());
                Statement statement = connection.createStatement()) {
            assertThat(statement.executeUpdate(sql)).isEqualTo(1);
        }
    }
}
