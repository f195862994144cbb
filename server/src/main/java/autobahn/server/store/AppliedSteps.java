package autobahn.server.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.zip.CRC32;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * Whether a database has exactly the tables of this version already, told by one query. Flyway would find the same, but loading
 * it is a third of a start; it is asked whenever the answer is no.
 */
final class AppliedSteps {
    static final String FOLDER = "autobahn/server/db";
    /** How many steps lead to the tables of this version; a test compares it with the files. */
    static final int COUNT = 20;

    private AppliedSteps() {}

    static boolean areAll(DataSource pool) {
        try (Connection connection = pool.getConnection();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(
                        "select script, checksum, success from flyway_schema_history order by installed_rank")) {
            int steps = 0;
            while (rows.next()) {
                Integer ours = checksum(rows.getString(1));
                if (ours == null || ours != rows.getInt(2) || !rows.getBoolean(3)) {
                    return false;
                }
                steps++;
            }
            return steps == COUNT;
        } catch (SQLException e) {
            return false; // no tables yet, or none that can be read: Flyway says what is wrong
        }
    }

    /** As Flyway counts: the lines of a file without their ends; null if there is no such file. */
    static @Nullable Integer checksum(String script) {
        try (InputStream in = AppliedSteps.class.getResourceAsStream("/" + FOLDER + "/" + script)) {
            if (in == null) {
                return null;
            }
            CRC32 sum = new CRC32();
            BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                sum.update(line.getBytes(StandardCharsets.UTF_8));
            }
            return (int) sum.getValue();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
