package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ArgumentsSource;
import tools.jackson.databind.JsonNode;

@Tag("slow")
@ParameterizedClass
@ArgumentsSource(EachDatabase.class)
class UndoTest {
    @Parameter
    Databases kind;

    private Rooms rooms;
    private Browser ann;
    private Browser bob;
    private String game;

    @BeforeEach
    void open() {
        rooms = new Rooms(kind.fresh());
        ann = rooms.browser();
        bob = rooms.browser();
        game = ann.table("{'players':2}", "[{'kind':'me'},{'kind':'open'}]", ",'listed':true,'seed':'1'");
        bob.put("/api/games/" + game + "/seats/1", "{'name':'Bob'}");
        ann.post("/api/games/" + game + "/start", "{}");
    }

    @AfterEach
    void close() {
        rooms.close();
    }

    private Browser of(int seat) {
        return seat == 0 ? ann : bob;
    }

    private int toMove() {
        return ann.get("/api/games/" + game).body().get("toMove").intValue();
    }

    @Test
    void ownMoveThatShowedNothingIsTakenBackAtOnce() {
        int seat = toMove();
        JsonNode before = of(seat).view(game, seat);
        // After its route card a player goes on alone until the turn ends.
        JsonNode now = before;
        while (toMove() == seat && !"ACTION".equals(now.at("/view/decision").asString())) {
            now = Rooms.playOn(of(seat), game, seat, 1, new Random(5));
            if (!Rooms.isToMove(now, seat)) {
                seat = toMove();
                now = of(seat).view(game, seat);
            }
        }
        int version = now.get("version").intValue();
        JsonNode after = of(seat).play(game, seat, version, Rooms.any(now, new Random(6)))
                .body();
        assertThat(after.get("undo").stringValue()).isEqualTo("free");
        Browser.Reply undone = of(seat).undo(game, seat, version + 1, "");
        assertThat(undone.status()).isEqualTo(200);
        assertThat(undone.body().get("version").intValue()).isEqualTo(version + 2);
        assertThat(undone.body().get("view")).isEqualTo(now.get("view"));
    }

    @Test
    void afterAnotherSeatHasMovedAllPeopleMustAgree() {
        Random random = new Random(7);
        for (int i = 0; i < 30; i++) {
            Rooms.playOn(of(toMove()), game, toMove(), 1, random);
        }
        int asker = 1 - toMove();
        JsonNode table = ann.get("/api/games/" + game).body();
        int version = table.get("version").intValue();
        assertThat(of(asker).view(game, asker).get("undo").stringValue()).isEqualTo("ask");

        Browser.Reply asked = of(asker).undo(game, asker, version, "");
        assertThat(asked.status()).isEqualTo(202);
        String request = asked.body().at("/undo/request").stringValue();
        assertThat(asked.body().at("/undo/missing").get(0).intValue()).isEqualTo(1 - asker);
        assertThat(answer(rooms.browser(), request, true).status()).isEqualTo(401);
        assertThat(answer(of(1 - asker), "another", true).code()).isEqualTo("no-request");

        assertThat(answer(of(1 - asker), request, false).body().has("undo")).isFalse();
        assertThat(ann.get("/api/games/" + game).body().get("version").intValue())
                .isEqualTo(version);

        String again = of(asker)
                .undo(game, asker, version, "")
                .body()
                .at("/undo/request")
                .stringValue();
        int to = ann.get("/api/games/" + game).body().at("/undo/to").intValue();
        JsonNode agreed = answer(of(1 - asker), again, true).body();
        assertThat(agreed.get("version").intValue()).isEqualTo(version + 1);
        assertThat(agreed.get("moves").intValue()).isEqualTo(to);
        assertThat(agreed.get("toMove").intValue()).isEqualTo(asker);
    }

    private Browser.Reply answer(Browser browser, String request, boolean agree) {
        return browser.post(
                "/api/games/" + game + "/undo/answer", "{'request':'" + request + "','agree':" + agree + "}");
    }

    /** Else the host would have a bot sit down for somebody, take back what both did, and give the seat back. */
    @Test
    void inARatedGameABotInSomebodysPlaceGivesNobodyTheirSay() {
        game = ann.table("{'players':2}", "[{'kind':'me'},{'kind':'open'}]", ",'listed':true,'rated':true");
        bob.put("/api/games/" + game + "/seats/1", "{'name':'Bob'}");
        ann.post("/api/games/" + game + "/start", "{}");
        Random random = new Random(9);
        for (int i = 0; i < 30 || toMove() != 0; i++) {
            Rooms.playOn(of(toMove()), game, toMove(), 1, random);
        }
        bob.put("/api/games/" + game + "/seats/1/bot", "{'level':'random'}");
        JsonNode now = ann.view(game, 0);
        Browser.Reply asked = ann.undo(game, 0, now.get("version").intValue(), ",'to':2");
        assertThat(asked.status()).isEqualTo(202);
        assertThat(asked.body().at("/undo/missing").get(0).intValue()).isEqualTo(1);
        String request = asked.body().at("/undo/request").stringValue();
        assertThat(answer(bob, request, true).body().get("moves").intValue()).isEqualTo(2);
    }

    /** Moving and taking back without end would make the game so long that it is given up, and nobody would win it. */
    @Test
    void takingBackComesToAnEndBeforeTheGameDoes() throws SQLException {
        int seat = toMove();
        String move = Rooms.any(of(seat).view(game, seat), new Random(1));
        rooms.stop();
        takenBack(seat, move, 5_000);
        rooms.restart();
        ann.at(rooms.port());
        bob.at(rooms.port());
        Browser player = of(seat);

        assertThat(player.play(game, seat, 10_000, move).body().get("undo").stringValue())
                .isEqualTo("no");
        assertThat(player.undo(game, seat, 10_001, "").code()).isEqualTo("undone-enough");
        JsonNode table = ann.get("/api/games/" + game).body();
        assertThat(table.get("status").stringValue()).isEqualTo("running");
        assertThat(table.get("version").intValue()).isEqualTo(10_001);
        Rooms.playOn(of(1 - seat), game, 1 - seat, 1, new Random(1));
        assertThat(ann.get("/api/games/" + game).body().get("version").intValue())
                .isEqualTo(10_002);
    }

    /** Writes into the database that the first move was played and taken back so often. */
    private void takenBack(int seat, String move, int times) throws SQLException {
        try (Connection connection = DriverManager.getConnection(rooms.database);
                PreparedStatement insert = connection.prepareStatement(
                        "insert into entries (game, number, seat, move, undo_to, command, at) values (?, ?, ?, ?, ?, ?, 0)");
                Statement update = connection.createStatement()) {
            connection.setAutoCommit(false);
            for (int number = 1; number <= 2 * times; number++) {
                boolean undo = number % 2 == 0;
                insert.setString(1, game);
                insert.setInt(2, number);
                insert.setInt(3, seat);
                insert.setString(4, undo ? null : move);
                insert.setObject(5, undo ? 0 : null, Types.INTEGER);
                insert.setString(6, "command-" + number);
                insert.addBatch();
            }
            insert.executeBatch();
            update.execute("update games set version = " + 2 * times + " where id = '" + game + "'");
            update.execute("update positions set number = " + 2 * times + " where game = '" + game + "'");
            connection.commit();
        }
    }

    @Test
    void whoeverIsAloneAgreesAtOnce() {
        String hotSeat = ann.table("{'players':3}", "[{'kind':'me'},{'kind':'me'},{'kind':'me'}]");
        JsonNode now = Rooms.playAll(ann, hotSeat, 80, new Random(8));
        int version = now.get("version").intValue();
        Browser.Reply undone = ann.undo(hotSeat, 2, version, ",'to':10");
        assertThat(undone.status()).isEqualTo(200);
        assertThat(undone.body().get("moves").intValue()).isEqualTo(10);
        rooms.restart();
        ann.at(rooms.port());
        assertThat(ann.view(hotSeat, 2)).isEqualTo(undone.body());
        assertThat(ann.undo(hotSeat, 2, version + 1, ",'to':10").code()).isEqualTo("nothing-to-undo");
    }
}
