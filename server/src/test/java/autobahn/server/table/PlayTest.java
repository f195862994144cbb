package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class PlayTest extends OnEachDatabase {
    @Tag("slow")
    @Test
    void wholeGameAgainstBotIsStreamedMoveByMove() {
        String game =
                ann.table("{'players':2,'features':['wine']}", "[{'kind':'me'},{'kind':'bot','level':'beginner'}]");
        Random random = new Random(1);
        try (EventStream stream = ann.follow("/api/games/" + game + "/stream?seat=0&views=true", 0)) {
            JsonNode now = ann.view(game, 0);
            while (!Rooms.isOver(now)) {
                if (Rooms.isToMove(now, 0)) {
                    Rooms.playOn(ann, game, 0, 100, random);
                }
                int seen = now.get("version").intValue();
                now = stream.await(r -> r.event().equals("entry")
                                && r.id() > seen
                                && (Rooms.isToMove(r.json().get("now"), 0)
                                        || Rooms.isOver(r.json().get("now"))))
                        .json()
                        .get("now");
            }
            JsonNode table = stream.await(
                            r -> r.event().equals("table") && r.data().contains("\"finished\""))
                    .json();
            int version = table.get("version").intValue();
            assertThat(table.get("result").get("scores")).hasSize(2);
            assertThat(stream.entries())
                    .containsExactlyElementsOf(
                            IntStream.rangeClosed(1, version).boxed().toList());
            assertThat(ann.view(game, 0))
                    .isEqualTo(stream.awaitEntry(version).json().get("now"));
            JsonNode entries =
                    ann.get("/api/games/" + game + "/entries?since=10").body().get("entries");
            assertThat(entries).hasSize(version - 10);
        }
    }

    /** Whoever could send the id of a bot's next move with a move of his own would stop the bot for ever. */
    @Test
    void noClientCanSendAnIdThatTheServerGives() throws SQLException {
        String game = ann.table(TWO, "[{'kind':'bot','level':'random'},{'kind':'bot','level':'random'}]");
        try (EventStream stream = ann.follow("/api/games/" + game + "/stream", null)) {
            stream.await(r -> r.event().equals("table") && r.data().contains("\"finished\""));
        }
        ann.post("/api/games/" + game + "/fork", "{'at':5,'seats':" + HOT_SEAT + "}");
        List<String> commands = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection(rooms.database);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("select command from entries")) {
            while (rows.next()) {
                commands.add(rows.getString(1));
            }
        }
        assertThat(commands).hasSizeGreaterThan(100).noneMatch(command -> command.matches("[A-Za-z0-9_-]+"));
    }

    @Test
    void commandsAreCarriedOutOnceAndOnWhatTheyWereDecidedOn() {
        String game = ann.table(TWO, HOT_SEAT);
        JsonNode start = ann.get("/api/games/" + game + "/view").body();
        int seat = start.at("/view/toMove").intValue();
        JsonNode now = ann.view(game, seat);
        String move = Rooms.any(now, new Random(1));
        String command = Browser.command(seat, 0, "my-command-1", move);
        String moves = "/api/games/" + game + "/moves";

        assertThat(ann.post(moves, command).body().get("version").intValue()).isEqualTo(1);
        assertThat(ann.post(moves, command).status()).isEqualTo(200);
        assertThat(ann.post(moves, command).body().get("version").intValue()).isEqualTo(1);
        Browser.Reply stale = ann.post(moves, Browser.command(seat, 0, "my-command-2", move));
        assertThat(stale.status()).isEqualTo(409);
        assertThat(stale.code()).isEqualTo("stale");
        assertThat(stale.body().get("version").intValue()).isEqualTo(1);
        assertThat(ann.post(moves, Browser.command(seat, 7, "my-command-3", move))
                        .code())
                .isEqualTo("stale");
    }

    @Test
    void refusalsSayWhy() {
        String game = ann.table(TWO, HOT_SEAT, ",'listed':true");
        JsonNode start = ann.get("/api/games/" + game + "/view").body();
        int seat = start.at("/view/toMove").intValue();
        Browser.Reply illegal = ann.play(game, seat, 0, "end");
        assertThat(illegal.status()).isEqualTo(422);
        assertThat(illegal.body().has("rule")).isTrue();
        assertThat(ann.play(game, seat, 0, "nonsense").status()).isEqualTo(422);
        assertThat(ann.play(game, 1 - seat, 0, "end").code()).isEqualTo("not-your-turn");
        assertThat(bob.play(game, seat, 0, "end").code()).isEqualTo("unknown");
        bob.table(TWO, HOT_SEAT);
        assertThat(bob.play(game, seat, 0, "end").code()).isEqualTo("not-your-seat");
        assertThat(bob.get("/api/games/" + game + "/view?seat=0").status()).isEqualTo(403);
        assertThat(bob.get("/api/games/" + game + "/view").status()).isEqualTo(200);
        assertThat(bob.get("/api/games/nothing/view").status()).isEqualTo(404);
        assertThat(ann.get("/api/games/" + game).body().get("version").intValue())
                .isZero();
        JsonNode why = ann.get("/api/games/" + game + "/why?seat=" + seat + "&move=end")
                .body();
        assertThat(why.get("legal").booleanValue()).isFalse();
        JsonNode choices =
                ann.get("/api/games/" + game + "/choices?seat=" + seat).body();
        assertThat(choices.get("choices")).hasSameSizeAs(ann.view(game, seat).at("/view/moves"));
    }

    /** The same moves in another order are no difference; one fewer is, and the host can see it. */
    @Test
    void engineThatDiffersIsReported() {
        String game = ann.table(TWO, HOT_SEAT);
        JsonNode view = ann.view(game, 0).get("view");
        int seat = view.get("toMove").intValue();
        List<String> moves = new ArrayList<>();
        ann.view(game, seat).at("/view/moves").forEach(move -> moves.add(move.stringValue()));
        assertThat(differs(game, seat, moves.reversed())).isFalse();
        assertThat(ann.get("/metrics").text()).contains("autobahn_engine_differences_total 0.0");
        assertThat(differs(game, seat, moves.subList(1, moves.size()))).isTrue();
        assertThat(ann.get("/metrics").text()).contains("autobahn_engine_differences_total 1.0");
        assertThat(ann.view(game, seat).get("version").intValue()).isZero();
    }

    private boolean differs(String game, int seat, List<String> moves) {
        return ann.post(
                        "/api/games/" + game + "/differences",
                        "{'seat':%d,'version':0,'moves':['%s']}".formatted(seat, String.join("','", moves)))
                .body()
                .get("different")
                .booleanValue();
    }

    @Test
    void streamResumesAfterTheLastEntrySeen() {
        String game = ann.table(TWO, HOT_SEAT);
        Rooms.playAll(ann, game, 60, new Random(2));
        try (EventStream stream = ann.follow("/api/games/" + game + "/stream?seat=0", 57)) {
            stream.await(r -> r.event().equals("presence"));
            assertThat(stream.entries()).containsExactly(58, 59, 60);
        }
        try (EventStream stream = ann.follow("/api/games/" + game + "/stream?seat=1&views=true", 5)) {
            stream.await(r -> r.event().equals("presence"));
            assertThat(stream.entries())
                    .containsExactlyElementsOf(
                            IntStream.rangeClosed(6, 60).boxed().toList());
            assertThat(stream.received("entry"))
                    .allSatisfy(r ->
                            assertThat(r.json().at("/now/view/seat").intValue()).isEqualTo(1));
        }
        try (EventStream stream = ann.follow("/api/games/" + game + "/stream", null)) {
            assertThat(stream.await(r -> r.event().equals("now")).id()).isEqualTo(60);
        }
    }

    @Test
    void nothingIsLostByRestart() {
        String game = ann.table(
                "{'players':1,'solo':{'hard':false,'fasterTrucks':false,'developOnPassing':false,"
                        + "'developOnSkipping':false,'promotions':0}}",
                "[{'kind':'me'}]");
        JsonNode before = Rooms.playAll(ann, game, 120, new Random(3));
        rooms.restart();
        ann.at(rooms.port());
        assertThat(ann.view(game, 0)).isEqualTo(before);
    }

    @Test
    void turnsOfMineAreTold() {
        String game = ann.table(TWO, "[{'kind':'me'},{'kind':'open'}]", ",'listed':true");
        bob.put("/api/games/" + game + "/seats/1", "{'name':'Bob'}");
        try (EventStream turns = bob.follow("/api/me/turns", null)) {
            ann.post("/api/games/" + game + "/start", "{}");
            Random random = new Random(4);
            Rooms.playOn(ann, game, 0, 100, random);
            assertThat(turns.await(r -> r.event().equals("turn"))
                            .json()
                            .get("seat")
                            .intValue())
                    .isEqualTo(1);
        }
        try (EventStream turns = bob.follow("/api/me/turns", null)) {
            assertThat(turns.await(r -> r.event().equals("turn"))
                            .json()
                            .get("game")
                            .stringValue())
                    .isEqualTo(game);
        }
    }
}
