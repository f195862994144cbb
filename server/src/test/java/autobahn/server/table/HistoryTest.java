package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

@Tag("slow")
class HistoryTest extends OnEachDatabase {
    private String finished() {
        String game =
                ann.table(TWO, "[{'kind':'bot','level':'random'},{'kind':'bot','level':'random'}]", ",'listed':true");
        try (EventStream stream = ann.follow("/api/games/" + game + "/stream", null)) {
            stream.await(r -> r.event().equals("table") && r.data().contains("\"finished\""));
        }
        return game;
    }

    @Test
    void recordHasItsSeedOnlyAfterTheEnd() {
        String game = ann.table(TWO, HOT_SEAT, ",'seed':'42'");
        Rooms.playAll(ann, game, 10, new Random(1));
        JsonNode record = ann.get("/api/games/" + game + "/record").body();
        assertThat(record.has("seed")).isFalse();
        assertThat(record.get("moves")).hasSize(10);
        assertThat(ann.post("/api/games/import", "{'record':" + record + "}").status())
                .isEqualTo(422);
        assertThat(ann.get("/api/games/" + game + "/analysis").code()).isEqualTo("not-finished");
        assertThat(ann.post("/api/games/" + game + "/fork", "{'at':3,'seats':" + HOT_SEAT + "}")
                        .code())
                .isEqualTo("not-finished");
    }

    @Test
    void importedGamesKeepTheNamesOfThoseWhoPlayed() {
        JsonNode record = bob.get("/api/games/" + finished() + "/record").body();
        assertThat(record.get("names")).hasSize(2);
        ((ArrayNode) record.get("names")).set(0, "Žofie").set(1, "Max");
        JsonNode imported =
                bob.post("/api/games/import", "{'record':" + record + "}").body();
        assertThat(imported.at("/seats/0/name").stringValue()).isEqualTo("Žofie");
        assertThat(imported.at("/seats/1/name").stringValue()).isEqualTo("Max");
        ((ArrayNode) record.get("names")).add("one too many");
        assertThat(bob.post("/api/games/import", "{'record':" + record + "}").code())
                .isEqualTo("bad-record");
    }

    @Test
    void finishedGameIsExportedImportedForkedAndAnalysed() {
        String game = finished();
        JsonNode record = bob.get("/api/games/" + game + "/record").body();
        assertThat(record.has("seed")).isTrue();
        int moves = record.get("moves").size();

        JsonNode imported =
                bob.post("/api/games/import", "{'record':" + record + "}").body();
        assertThat(imported.get("status").stringValue()).isEqualTo("finished");
        assertThat(imported.get("forkedFrom").get("at").intValue()).isEqualTo(moves);
        assertThat(imported.get("forkedFrom").has("game")).isFalse();
        assertThat(imported.get("result"))
                .isEqualTo(ann.get("/api/games/" + game).body().get("result"));

        JsonNode fork = bob.post(
                        "/api/games/" + game + "/fork",
                        "{'at':50,'seats':[{'kind':'me'},{'kind':'open'}],'listed':true}")
                .body();
        String forked = fork.get("id").stringValue();
        assertThat(fork.at("/forkedFrom/at").intValue()).isEqualTo(50);
        ann.put("/api/games/" + forked + "/seats/1", "{'name':'Ann'}");
        JsonNode started = bob.post("/api/games/" + forked + "/start", "{}").body();
        assertThat(started.get("version").intValue()).isEqualTo(50);
        assertThat(bob.get("/api/games/" + forked + "/view").body().get("view"))
                .isEqualTo(bob.get("/api/games/" + game + "/view?at=50").body().get("view"));

        JsonNode analysis = bob.get("/api/games/" + game + "/analysis").body();
        assertThat(analysis.get("moments")
                        .get(analysis.get("moments").size() - 1)
                        .get("move")
                        .intValue())
                .isEqualTo(moves);
        assertThat(analysis.get("turningPoints")).hasSize(5);
        assertThat(bob.get("/api/games/" + game + "/analysis").body()).isEqualTo(analysis);
    }

    @Test
    void cancelledForkLeavesNothingBehind() throws SQLException {
        String game = finished();
        String fork = bob.post(
                        "/api/games/" + game + "/fork",
                        "{'at':50,'seats':[{'kind':'me'},{'kind':'open'}],'listed':true}")
                .body()
                .get("id")
                .stringValue();
        assertThat(entries(fork)).isEqualTo(50);
        assertThat(bob.delete("/api/games/" + fork).status()).isEqualTo(204);
        assertThat(entries(fork)).isZero();
    }

    private int entries(String game) throws SQLException {
        try (Connection connection = DriverManager.getConnection(rooms.database);
                PreparedStatement count = connection.prepareStatement("select count(*) from entries where game = ?")) {
            count.setString(1, game);
            ResultSet row = count.executeQuery();
            row.next();
            return row.getInt(1);
        }
    }

    @Test
    void recordLongerThanAnyGameIsRefused() {
        String game = ann.table(TWO, HOT_SEAT, ",'seed':'42'");
        ObjectNode record =
                (ObjectNode) ann.get("/api/games/" + game + "/record").body();
        record.put("seed", 42);
        assertThat(ann.post("/api/games/import", "{'record':" + record + "}").status())
                .isEqualTo(201);
        ArrayNode moves = record.putArray("moves");
        for (int i = 0; i < 20_000; i++) {
            moves.add("refresh");
        }
        Browser.Reply refused = ann.post("/api/games/import", "{'record':" + record + "}");
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.body().get("detail").stringValue()).contains("more moves");
    }

    @Test
    void hintIsALegalMoveOfTheSeat() {
        String game = ann.table(TWO, HOT_SEAT);
        JsonNode now = Rooms.playAll(ann, game, 20, new Random(3));
        int seat = now.at("/view/toMove").intValue();
        JsonNode hint = ann.get("/api/games/" + game + "/hint?seat=" + seat).body();
        String first = hint.get("moves").get(0).stringValue();
        assertThat(ann.view(game, seat).at("/view/moves").toString()).contains('"' + first + '"');
        assertThat(ann.get("/api/games/" + game + "/hint?seat=" + (1 - seat)).code())
                .isEqualTo("not-your-turn");
    }

    @Test
    void chatIsForThoseAtTheTable() {
        String game = ann.table(TWO, "[{'kind':'me','name':'Ann'},{'kind':'open'}]", ",'listed':true");
        String path = "/api/games/" + game + "/chat";
        bob.table(TWO, HOT_SEAT);
        assertThat(bob.post(path, "{'text':'hi'}").code()).isEqualTo("not-seated");
        assertThat(ann.post(path, "{'text':'" + "x".repeat(501) + "'}").status())
                .isEqualTo(400);
        try (EventStream stream = bob.follow("/api/games/" + game + "/stream", null)) {
            stream.await(r -> r.event().equals("presence"));
            ann.post(path, "{'text':'hello'}");
            JsonNode message = stream.await(r -> r.event().equals("chat")).json();
            assertThat(message.get("name").stringValue()).isEqualTo("Ann");
            assertThat(bob.get(path).body().get("messages").get(0)).isEqualTo(message);
        }
    }
}
