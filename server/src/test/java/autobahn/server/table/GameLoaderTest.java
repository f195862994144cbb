package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.edition.Editions;
import autobahn.engine.Box;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import autobahn.server.work.Machine;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ArgumentsSource;
import tools.jackson.databind.JsonNode;

/** Rules that have changed look like moves that are not legal any more, or that lead elsewhere. */
@ParameterizedClass
@ArgumentsSource(EachDatabase.class)
class GameLoaderTest {
    @Parameter
    Databases kind;

    private Rooms rooms;
    private Browser ann;
    private String game;
    private JsonNode before;

    @BeforeEach
    void open() {
        rooms = new Rooms(kind.fresh());
        ann = rooms.browser();
        game = ann.table("{'players':2}", "[{'kind':'me'},{'kind':'me'}]", ",'seed':'7'");
        before = Rooms.playAll(ann, game, 61, new Random(1));
    }

    @AfterEach
    void close() {
        rooms.close();
    }

    private static Database open(String address) {
        return Database.open(new Settings("", 0, address, false, 1));
    }

    private void change(String sql) {
        rooms.stop();
        try (Database database = open(rooms.database)) {
            database.write(handle -> handle.execute(sql, game));
        }
        rooms.restart();
        ann.at(rooms.port());
    }

    private JsonNode table() {
        return ann.get("/api/games/" + game).body();
    }

    @Test
    void gameThatStillReplaysIsLeftAlone() {
        change("update games set rules = 'an older one' where id = ?");
        assertThat(ann.view(game, before.at("/view/seat").intValue())).isEqualTo(before);
        assertThat(table().has("continuedFrom")).isFalse();
    }

    @Test
    void gameWhoseMovesAreNoLongerLegalGoesOnFromTheKeptPosition() {
        change("update entries set move = 'end' where game = ? and number = 3");
        JsonNode now = ann.view(game, before.at("/view/seat").intValue());
        assertThat(now.get("view")).isEqualTo(before.get("view"));
        int from = table().get("continuedFrom").intValue();
        assertThat(from).isBetween(1, 61);
        assertThat(ann.get("/api/games/" + game + "/entries").body().get("entries"))
                .hasSize(61);
        assertThat(ann.get("/api/games/" + game + "/view?at=" + (from - 1)).code())
                .isEqualTo("no-such-move");
        assertThat(ann.undo(game, 0, 61, ",'to':" + (from - 1)).code()).isEqualTo("nothing-to-undo");
        assertThat(ann.get("/api/games/" + game + "/record").code()).isEqualTo("continued");

        JsonNode later = Rooms.playAll(ann, game, 40, new Random(2));
        rooms.restart();
        ann.at(rooms.port());
        assertThat(ann.view(game, later.at("/view/seat").intValue())).isEqualTo(later);
    }

    /** As if another node played on each time it was read. */
    @Test
    void gameThatIsAlwaysOutrunIsAskedForLater() {
        change("update positions set number = number + 1000 where game = ?");
        int seat = before.at("/view/seat").intValue();
        Browser.Reply busy = ann.get("/api/games/" + game + "/view?seat=" + seat);
        assertThat(busy.status()).isEqualTo(503);
        assertThat(busy.code()).isEqualTo("busy");
        change("update positions set number = number - 1000 where game = ?");
        assertThat(ann.view(game, seat)).isEqualTo(before);
    }

    @Test
    void gameThatWouldLeadElsewhereGoesOnFromTheKeptPosition() {
        change("update games set seed = 8 where id = ?");
        JsonNode now = ann.view(game, before.at("/view/seat").intValue());
        assertThat(now.get("view")).isEqualTo(before.get("view"));
        assertThat(table().has("continuedFrom")).isTrue();
    }

    @Test
    void movesSinceTheKeptPositionThatAreNoLongerLegalAreTakenBack() {
        // into a turn: its card is played
        while (before.at("/view/turn/card").isMissingNode()) {
            before = Rooms.playAll(ann, game, 1, new Random(4));
        }
        int played = before.get("moves").intValue();
        change("update entries set move = 'nothing' where game = ? and (number = 3"
                + " or number > (select p.number from positions p where p.game = entries.game))");
        JsonNode table = table();
        int from = table.get("continuedFrom").intValue();
        assertThat(table.get("moves").intValue()).isEqualTo(from);
        assertThat(table.get("dropped").intValue()).isEqualTo(played - from).isPositive();
        JsonNode entries = ann.get("/api/games/" + game + "/entries").body().get("entries");
        assertThat(entries).hasSize(played + 1);
        assertThat(entries.get(played).get("kind").stringValue()).isEqualTo("undo");
        assertThat(entries.get(played).get("moves").intValue()).isEqualTo(from);
        JsonNode now = Rooms.playAll(ann, game, 20, new Random(3));
        assertThat(now.get("moves").intValue()).isEqualTo(from + 20);
    }

    @Test
    void tableThatIsPlayedOnByAnotherNodeWhileItIsLoadedIsReadAgain() {
        rooms.stop();
        StoredTable read;
        try (Database database = open(rooms.database)) {
            read = Objects.requireNonNull(StoredTable.read(database, game, 0, -1));
        }
        rooms.restart();
        ann.at(rooms.port());
        JsonNode later = Rooms.playAll(ann, game, 40, new Random(2));
        rooms.stop();
        try (Database database = open(rooms.database)) {
            LiveTable table = new LiveTable(game, Machine.REAL);
            GameLoader loader = new GameLoader(database, new Replay(new Boxes(new Box(Editions.standard()))));
            assertThat(loader.load(table, read.info(read.row()), read.entries()))
                    .isFalse();
            StoredTable again = Objects.requireNonNull(StoredTable.read(database, game, 0, -1));
            assertThat(loader.load(table, again.info(again.row()), again.entries()))
                    .isTrue();
            assertThat(table.version()).isEqualTo(later.get("version").intValue());
        }
        rooms.restart();
        ann.at(rooms.port());
        assertThat(table().has("continuedFrom")).isFalse();
    }
}
