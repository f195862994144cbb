package autobahn.cli;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Server;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code autobahn doctor}: databases that are sound, damaged, of another version, or none. */
class DoctorCommandTest {
    @TempDir
    private Path folder;

    private Path database() {
        return Settings.sqliteFile(folder);
    }

    private void makeDatabase() {
        Settings settings = new Settings("127.0.0.1", 0, Settings.sqlite(folder), false, 1, Limits.none(), null);
        try (Server server = Server.start(settings)) {
            assertThat(server.port()).isPositive();
        }
    }

    private void change(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database());
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private Run doctor() {
        return Run.of("doctor", "--data", folder);
    }

    @Test
    void aSoundDatabaseIsLeftAsItIs() throws IOException {
        makeDatabase();
        byte[] before = Files.readAllBytes(database());
        Run run = doctor();
        assertThat(run.code()).as(run.toString()).isZero();
        assertThat(run.out())
                .contains("  ok     Java ", "  ok     port 8080 is ", "  ok     games are kept in " + folder)
                .contains("  ok     the database file is sound\n")
                .containsPattern("  ok     its tables have version \\d+, the newest\n")
                .contains("  ok     it holds 0 games, 0 of them running\n")
                .doesNotContain("wrong");
        assertThat(Files.readAllBytes(database())).isEqualTo(before);
    }

    @Test
    void nothingIsMadeWhereNothingIs() throws IOException {
        Path none = folder.resolve("none");
        Run run = Run.of("doctor", "--data", none);
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("(not made yet)", "there is no database in " + none + " yet");
        assertThat(none).doesNotExist();
    }

    @Test
    void aDamagedFileIsWrong() throws IOException {
        makeDatabase();
        try (RandomAccessFile file = new RandomAccessFile(database().toFile(), "rw")) {
            file.seek(4096);
            file.write(new byte[3 * 4096]);
        }
        Run run = doctor();
        assertThat(run.code()).as(run.toString()).isEqualTo(1);
        assertThat(run.out()).contains("  wrong  the database ");
    }

    @Test
    void whatIsNoDatabaseIsWrong() throws IOException {
        Files.writeString(database(), "once upon a time ".repeat(500));
        Run run = doctor();
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("  wrong  the database cannot be read: ");
    }

    @Test
    void tablesOfAnotherVersion() throws SQLException {
        makeDatabase();
        change("update flyway_schema_history set version = '99' where installed_rank ="
                + " (select max(installed_rank) from flyway_schema_history)");
        Run later = doctor();
        assertThat(later.code()).isEqualTo(1);
        assertThat(later.out()).contains("  wrong  its tables (version 99) are those of a later Autobahn");
        change("delete from flyway_schema_history where version = '99'");
        assertThat(doctor().out()).contains("; the next start brings them to ");
    }

    @Test
    void badInput() throws IOException {
        assertThat(Run.of("doctor", "--port", "0").code()).isEqualTo(2);
        assertThat(Run.of("doctor", "--db", "jdbc:oracle:x").code()).isEqualTo(2);
        Run nobody = Run.of("doctor", "--db", "jdbc:postgresql://127.0.0.1:1/none?user=u&password=secret");
        assertThat(nobody.code()).isEqualTo(1);
        assertThat(nobody.out())
                .contains("  wrong  the database cannot be read: ")
                .doesNotContain("secret");
        Path file = Files.writeString(folder.resolve("file"), "");
        Run noFolder = Run.of("doctor", "--data", file);
        assertThat(noFolder.code()).isEqualTo(1);
        assertThat(noFolder.out()).contains("  wrong  " + file + " is no folder\n");
    }
}
