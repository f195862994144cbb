package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.settings.Settings;
import autobahn.server.store.Archives;
import autobahn.server.store.Database;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A game that is over takes little room, and can do all that it could before. */
class ArchivesTest extends OnEachDatabase {
    private static final int MOST_BYTES = 20_000;

    private String game;

    private String path(String rest) {
        return "/api/games/" + game + rest;
    }

    /** A game of one person with herself, with moves taken back, to its end. */
    private void playToTheEnd() {
        game = ann.table(TWO, HOT_SEAT);
        Random random = new Random(7);
        Rooms.playAll(ann, game, 40, random);
        for (int i = 0; i < 3; i++) {
            JsonNode table = ann.get(path("")).body();
            ann.post(
                    path("/undo"),
                    "{'seat':" + table.get("toMove") + ",'version':" + table.get("version") + ",'id':'" + Browser.id()
                            + "','to':" + (30 - i) + "}");
        }
        Rooms.playAll(ann, game, 20_000, random);
        assertThat(ann.get(path("")).body().get("status").stringValue()).isEqualTo("finished");
    }

    private List<String> everything() {
        List<String> all = new ArrayList<>();
        for (String rest : List.of("", "/record", "/entries?limit=1000", "/view", "/view?at=33", "/chat")) {
            Browser.Reply reply = ann.get(path(rest));
            assertThat(reply.status()).as(rest).isEqualTo(200);
            all.add(reply.text());
        }
        return all;
    }

    private void archive() {
        rooms.stop();
        try (Database one = database();
                Database two = database()) {
            // Two nodes at once, and then once more: whatever comes first does it.
            CompletableFuture<Integer> first = CompletableFuture.supplyAsync(() -> move(one));
            CompletableFuture<Integer> second = CompletableFuture.supplyAsync(() -> move(two));
            assertThat(first.join() + second.join()).isPositive();
            assertThat(move(one)).isZero();
        }
        rooms.restart();
        ann.at(rooms.port());
    }

    private Database database() {
        return Database.open(new Settings("", 0, rooms.database, false, 1));
    }

    private static int move(Database database) {
        return Archives.move(database, Long.MAX_VALUE, 10);
    }

    @Tag("slow")
    @Test
    void whatIsArchivedCanDoAllThatItCould() {
        playToTheEnd();
        ann.post(path("/chat"), "{'text':'Well played'}");
        List<String> before = everything();
        long bytes = bytes();
        archive();
        assertThat(everything()).isEqualTo(before);
        assertThat(count("entries") + count("positions")).isZero();
        assertThat(count("archives")).isEqualTo(1);
        assertThat(bytes()).as("bytes, %s before", bytes).isLessThan(MOST_BYTES);
        JsonNode fork = ann.post(path("/fork"), "{'at':20,'seats':[{'kind':'me'},{'kind':'me'}]}")
                .body();
        assertThat(fork.get("moves").intValue()).isEqualTo(20);
        try (EventStream stream = ann.follow(path("/stream?views=true"), 10)) {
            assertThat(stream.await(r -> r.event().equals("entry")).id()).isEqualTo(11);
        }
    }

    @Test
    void aGameThatRunsStaysWhereItIs() {
        game = ann.table(TWO, HOT_SEAT);
        Rooms.playAll(ann, game, 10, new Random(1));
        rooms.stop();
        try (Database database = database()) {
            assertThat(move(database)).isZero();
        }
        assertThat(count("entries")).isEqualTo(10);
    }

    private long count(String table) {
        return number("select count(*) from " + table + " where game = '" + game + "'");
    }

    /** What the rows of the game hold, without the database's own. */
    private long bytes() {
        String columns =
                "coalesce(length(title), 0) + coalesce(length(options), 0) + coalesce(length(result), 0) + 300";
        return number("select coalesce(sum(length(content)), 0) from archives where game = '" + game + "'")
                + number("select coalesce(sum(length(position)), 0) from positions where game = '" + game + "'")
                + number("select coalesce(sum(coalesce(length(move), 0) + length(command) + length(game) + 24), 0)"
                        + " from entries where game = '" + game + "'")
                + number("select " + columns + " from games where id = '" + game + "'");
    }

    private long number(String query) {
        try (Connection connection = DriverManager.getConnection(rooms.database);
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            row.next();
            return row.getLong(1);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
