package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The tables of docs/scaling.md, split by game, serve as the whole ones do. */
@Tag("slow")
class PartitionTest {
    private static final Pattern SCRIPT = Pattern.compile("(?s)```sql\n(.*?)```");

    @Test
    void gamesGoOnInPartitions() throws IOException {
        Matcher script = SCRIPT.matcher(Files.readString(Path.of("..", "docs", "scaling.md")));
        assertThat(script.find()).isTrue();
        try (Rooms rooms = new Rooms(Databases.POSTGRESQL.fresh())) {
            Browser browser = rooms.browser();
            Random random = new Random(1);
            String before = browser.table("{'players':2}", "[{'kind':'me'},{'kind':'me'}]");
            Rooms.playAll(browser, before, 40, random);
            rooms.stop();
            try (Database database = Database.open(new Settings("", 0, rooms.database, false, 1))) {
                database.write(handle -> handle.createScript(script.group(1)).execute());
            }
            rooms.restart();
            Browser again = browser.twin(rooms.port());
            assertThat(again.view(before, 0).get("moves").intValue()).isEqualTo(40);
            Rooms.playAll(again, before, 40, random);
            for (int i = 0; i < 8; i++) {
                Rooms.playAll(again, again.table("{'players':2}", "[{'kind':'me'},{'kind':'me'}]"), 20, random);
            }
            assertThat(again.view(before, 0).get("moves").intValue()).isEqualTo(80);
            assertThat(partitions(rooms.database)).hasSizeGreaterThan(2);
        }
    }

    private static List<String> partitions(String address) {
        try (Database database = Database.open(new Settings("", 0, address, false, 1))) {
            return database.read(handle -> handle.createQuery("select distinct tableoid::regclass::text from entries")
                    .mapTo(String.class)
                    .list());
        }
    }
}
