package autobahn.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.settings.Settings;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Time that passes while something runs, whatever anybody's clock says. */
class ServedTimeTest {
    @TempDir
    Path folder;

    private Database open() {
        return Database.open(new Settings("", 0, Settings.sqlite(folder), false, 1));
    }

    private static void write(Database database, String sql, Object... values) {
        database.write(handle -> handle.execute(sql, values));
    }

    @Test
    void itBeginsAtNothingAndGoesOnFromWhatWasStored() {
        long before;
        try (Database database = open()) {
            assertThat(database.time().now().served()).isLessThan(3_600_000);
            write(database, "insert into served_time (id, millis) values (1, 5000000)");
            database.time().keep();
            before = database.time().now().served();
            assertThat(before).as("another was further").isGreaterThanOrEqualTo(5_000_000);
            database.time().keep();
        }
        try (Database database = open()) {
            assertThat(database.time().now().served()).isBetween(5_000_000L, before + 3_600_000);
        }
    }

    @Test
    void itNeverGoesBack() {
        try (Database database = open()) {
            write(database, "insert into served_time (id, millis) values (1, 5000000)");
            assertThat(database.time().now().served()).isGreaterThanOrEqualTo(5_000_000);
            write(database, "update served_time set millis = 3");
            database.time().keep();
            assertThat(database.time().now().served()).isGreaterThanOrEqualTo(5_000_000);
            long stored = database.read(handle -> handle.select("select millis from served_time")
                    .mapTo(Long.class)
                    .one());
            assertThat(stored).isGreaterThanOrEqualTo(5_000_000);
        }
    }

    @Test
    void aClockThatWasSetGoingAfterTheLastStoreIsNotInTheFuture() {
        try (Database database = open()) {
            write(
                    database,
                    "insert into clocks (game, seat, since, at, turn, due) values ('g', 0, 7000000, 0, 0, 8000000)");
            assertThat(database.time().now().served()).isGreaterThanOrEqualTo(7_000_000);
        }
    }
}
