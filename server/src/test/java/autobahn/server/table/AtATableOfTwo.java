package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import tools.jackson.databind.JsonNode;

/** Ann and Bob have played for a while, and one of them wants to stop. */
abstract class AtATableOfTwo extends OnEachDatabase {
    static final String COUNTED = "counted";
    static final String BROKEN_OFF = "broken-off";

    Browser[] players;
    String game;

    @BeforeEach
    void begin() {
        players = new Browser[] {ann, bob};
        game = two("");
    }

    /** A game of Ann and Bob that has been going on for a while. */
    String two(String more) {
        game = ann.table(TWO, ME_AND_OPEN, ",'listed':true" + more);
        bob.put(path("/seats/1"), "{'name':'Bob'}");
        assertThat(ann.post(path("/start"), "{}").status()).isEqualTo(200);
        playOn(30);
        return game;
    }

    String path(String rest) {
        return "/api/games/" + game + rest;
    }

    JsonNode table() {
        return ann.get(path("")).body();
    }

    String status() {
        return table().get("status").stringValue();
    }

    int version() {
        return table().get("version").intValue();
    }

    void playOn(int moves) {
        Random random = new Random(moves);
        for (int i = 0; i < moves; i++) {
            int seat = table().get("toMove").intValue();
            Rooms.playOn(players[seat], game, seat, 1, random);
        }
    }

    Browser.Reply propose(Browser browser, int seat, String kind) {
        return propose(browser, seat, version(), Browser.id(), kind);
    }

    Browser.Reply propose(Browser browser, int seat, int version, String id, String kind) {
        return browser.post(
                path("/end"),
                "{'seat':" + seat + ",'version':" + version + ",'id':'" + id + "','kind':'" + kind + "'}");
    }

    static String request(Browser.Reply proposed) {
        assertThat(proposed.status()).as(proposed.text()).isEqualTo(202);
        return proposed.body().at("/ending/request").stringValue();
    }

    Browser.Reply answer(Browser browser, String request, boolean agree) {
        return browser.post(path("/end/answer"), "{'request':'" + request + "','agree':" + agree + "}");
    }

    Browser.Reply withdraw(Browser browser, String request) {
        return browser.post(path("/end/withdraw"), "{'request':'" + request + "'}");
    }

    static List<Integer> seats(JsonNode list) {
        return list.valueStream().map(JsonNode::intValue).toList();
    }

    void restart() {
        rooms.restart();
        ann.at(rooms.port());
        bob.at(rooms.port());
    }

    interface Row {
        void take(ResultSet row) throws SQLException;
    }

    void read(String sql, Row each) {
        try (Connection connection = DriverManager.getConnection(rooms.database);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            while (rows.next()) {
                each.take(rows);
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    void write(String sql) {
        try (Connection connection = DriverManager.getConnection(rooms.database);
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
