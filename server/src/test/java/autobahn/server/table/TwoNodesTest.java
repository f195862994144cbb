package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Server;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Two servers on one PostgreSQL. */
@Tag("slow")
class TwoNodesTest {
    private String database;
    private Server one;
    private Server two;
    private Browser ann;
    private Browser bob;

    @BeforeEach
    void open() {
        database = Databases.POSTGRESQL.fresh();
        one = Rooms.start(database);
        two = Rooms.start(database);
        ann = new Browser(one.port());
        bob = new Browser(two.port());
    }

    @AfterEach
    void close() {
        one.close();
        two.close();
    }

    private String table() {
        String game = ann.table("{'players':2}", "[{'kind':'me'},{'kind':'open'}]", ",'listed':true");
        assertThat(bob.put("/api/games/" + game + "/seats/1", "{'name':'Bob'}").status())
                .isEqualTo(200);
        assertThat(ann.post("/api/games/" + game + "/start", "{}").status()).isEqualTo(200);
        return game;
    }

    private static EventStream follow(Browser browser, String game, int seat) {
        return browser.follow("/api/games/" + game + "/stream?views=true&seat=" + seat, 0);
    }

    /** Plays by what the own stream says, as a browser does. */
    private static int play(Browser browser, String game, int seat, EventStream stream, int until, Random random) {
        int moves = 0;
        JsonNode now = browser.view(game, seat);
        while (now.get("version").intValue() < until) {
            if (Rooms.isToMove(now, seat)) {
                Browser.Reply reply =
                        browser.play(game, seat, now.get("version").intValue(), Rooms.any(now, random));
                moves += reply.status() == 200 ? 1 : 0;
                now = reply.status() == 200 ? reply.body() : browser.view(game, seat);
            } else {
                int seen = now.get("version").intValue();
                now = stream.await(r -> r.event().equals("entry")
                                && r.id() > seen
                                && (r.id() >= until || Rooms.isToMove(r.json().get("now"), seat)))
                        .json()
                        .get("now");
            }
        }
        return moves;
    }

    @Test
    void playersOnDifferentNodesSeeEveryMoveOnceAndInOrder() throws InterruptedException {
        String game = table();
        try (EventStream first = follow(ann, game, 0);
                EventStream second = follow(bob, game, 1)) {
            int until = 80;
            Thread other = Thread.ofVirtual().start(() -> play(bob, game, 1, second, until, new Random(1)));
            play(ann, game, 0, first, until, new Random(2));
            other.join();
            int version = ann.get("/api/games/" + game).body().get("version").intValue();
            first.awaitEntry(version);
            second.awaitEntry(version);
            List<Integer> everything = IntStream.rangeClosed(1, version).boxed().toList();
            assertThat(first.entries()).isEqualTo(everything);
            assertThat(second.entries()).isEqualTo(everything);
            for (int number = 1; number <= version; number++) {
                assertThat(move(second, number)).isEqualTo(move(first, number));
            }
        }
    }

    /** The news of a move may be on their way still; whoever has the answer to it does not see an older game elsewhere. */
    @Test
    void whoeverAsksAnotherNodeAfterAMoveSeesIt() {
        String game = table();
        Random random = new Random(5);
        Browser[] players = {ann, bob};
        for (int i = 0; i < 40; i++) {
            JsonNode before = ann.get("/api/games/" + game).body();
            int seat = before.get("toMove").intValue();
            JsonNode now = players[seat].view(game, seat);
            int version = players[seat]
                    .play(game, seat, now.get("version").intValue(), Rooms.any(now, random))
                    .body()
                    .get("version")
                    .intValue();
            Browser other = players[1 - seat];
            String path = "/api/games/" + game;
            assertThat(other.view(game, 1 - seat).get("version").intValue()).isEqualTo(version);
            assertThat(other.get(path).body().get("version").intValue()).isEqualTo(version);
            assertThat(other.get(path + "/entries?since=" + (version - 1))
                            .body()
                            .get("entries"))
                    .hasSize(1);
        }
        ann.put("/api/games/" + game + "/seats/0/bot", "{'level':'master'}");
        assertThat(bob.get("/api/games/" + game)
                        .body()
                        .at("/seats/0/substitute")
                        .stringValue())
                .isEqualTo("master");
    }

    private static void assertInOrder(List<Integer> entries) {
        assertThat(entries)
                .isEqualTo(IntStream.rangeClosed(1, entries.size()).boxed().toList());
    }

    private static String move(EventStream stream, int number) {
        return stream.received("entry").stream()
                .filter(entry -> entry.id() == number)
                .map(entry -> entry.json().get("move").asString())
                .collect(Collectors.joining());
    }

    @Test
    void whoWaitsOnAnotherNodeSeesTheStartAndThenEveryMove() {
        String game = ann.table("{'players':2}", "[{'kind':'me'},{'kind':'open'}]", ",'listed':true");
        bob.put("/api/games/" + game + "/seats/1", "{'name':'Bob'}");
        try (EventStream waiting = browserThatWaits(game)) {
            ann.post("/api/games/" + game + "/start", "{}");
            ann.put("/api/games/" + game + "/seats/0/bot", "{'level':'random'}");
            int version = 0;
            while (version < 5) {
                JsonNode now = bob.view(game, 1);
                version = now.get("version").intValue();
                if (Rooms.isToMove(now, 1)) {
                    bob.play(game, 1, version, Rooms.any(now, new Random(version)));
                }
            }
            waiting.awaitEntry(version);
            assertThat(waiting.received("now"))
                    .singleElement()
                    .extracting(EventStream.Received::id)
                    .isEqualTo(0);
            assertInOrder(waiting.entries());
        }
    }

    private EventStream browserThatWaits(String game) {
        EventStream stream = bob.follow("/api/games/" + game + "/stream?seat=1", null);
        stream.await(r -> r.event().equals("table"));
        return stream;
    }

    @Test
    void ofTwoMovesOnOneVersionOneIsPlayed() throws InterruptedException {
        String game = ann.table("{'players':2}", "[{'kind':'me'},{'kind':'me'}]");
        String recovery =
                ann.post("/api/games/" + game + "/seats/0/recovery", "{}").text();
        assertThat(recovery).contains("/recover#");
        Browser same = new Browser(one.port());
        List<Browser.Reply> replies = new ArrayList<>();
        for (int round = 0; round < 20; round++) {
            JsonNode now = Rooms.playAll(ann.at(round % 2 == 0 ? one.port() : two.port()), game, 1, new Random(round));
            int version = now.get("version").intValue();
            int seat = now.at("/view/toMove").intValue();
            String move = Rooms.any(ann.view(game, seat), new Random(round));
            int onePort = one.port();
            int twoPort = two.port();
            Browser.Reply[] both = new Browser.Reply[2];
            Browser otherAnn = ann.twin(twoPort);
            Thread race = Thread.ofVirtual().start(() -> both[1] = otherAnn.play(game, seat, version, move));
            both[0] = ann.at(onePort).play(game, seat, version, move);
            race.join();
            replies.addAll(List.of(both));
            assertThat(List.of(both[0].status(), both[1].status())).containsExactlyInAnyOrder(200, 409);
        }
        assertThat(same.get("/api/games/" + game).status()).isEqualTo(404);
        int version = ann.get("/api/games/" + game).body().get("version").intValue();
        assertThat(replies.stream().filter(r -> r.status() == 200)).hasSize(20);
        assertThat(version).isEqualTo(40);
    }

    @Test
    void whatHappensBesidesMovesReachesTheOtherNode() {
        String game = table();
        try (EventStream second = follow(bob, game, 1);
                EventStream turns = bob.follow("/api/me/turns", null)) {
            ann.post("/api/games/" + game + "/chat", "{'text':'hello there'}");
            second.await(r -> r.event().equals("chat") && r.data().contains("hello there"));
            ann.put("/api/games/" + game + "/seats/0/bot", "{'level':'random'}");
            second.await(r -> r.event().equals("table") && r.data().contains("\"substitute\":\"random\""));
            turns.await(r -> r.event().equals("turn"));
        }
    }

    /** The other node learns of a substitute only after it has played on: the bot's turn must come nevertheless. */
    @Test
    void moveOnANodeThatIsBehindStillMakesTheBotsTurnDue() throws SQLException {
        String game = table();
        Browser[] players = {ann, bob};
        JsonNode now = Rooms.playAll(ann, game, 0, new Random(1));
        int first = now.at("/view/toMove").intValue();
        Browser mover = players[first];
        JsonNode view = mover.view(game, first);
        try (Connection connection = DriverManager.getConnection(database);
                Statement statement = connection.createStatement()) {
            statement.execute(
                    "update seats set substitute = 'random' where game = '" + game + "' and seat = " + (1 - first));
            statement.execute("update games set changes = changes + 1 where id = '" + game + "'");
        }
        int version = view.get("version").intValue();
        while (Rooms.isToMove(view, first)) {
            view = mover.play(game, first, version, Rooms.any(view, new Random(version)))
                    .body();
            version = view.get("version").intValue();
        }
        try (EventStream stream = mover.follow("/api/games/" + game + "/stream", 0)) {
            stream.awaitEntry(version + 1);
        }
    }

    @Test
    void turnsThatWereMissedAreTold() throws SQLException {
        Browser carl = new Browser(one.port());
        String game = carl.table("{'players':2}", "[{'kind':'me'},{'kind':'open'}]", ",'listed':true");
        ann.put("/api/games/" + game + "/seats/1", "{'name':'Ann'}");
        carl.post("/api/games/" + game + "/start", "{}");
        Rooms.playOn(ann, game, 1, 100, new Random(1));
        // The other node does not hold this table.
        Browser annElsewhere = ann.twin(two.port());
        JsonNode before = carl.view(game, 0);
        try (EventStream turns = annElsewhere.follow("/api/me/turns", null);
                Connection connection = DriverManager.getConnection(database);
                Statement statement = connection.createStatement()) {
            // What happens until the nodes listen again is not heard of.
            statement.execute("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'");
            JsonNode after = Rooms.playOn(carl, game, 0, 100, new Random(1));
            assertThat(Rooms.isToMove(after, 1)).isTrue();
            turns.await(r -> r.event().equals("turn")
                    && r.json().get("game").stringValue().equals(game)
                    && r.json().get("version").intValue()
                            > before.get("version").intValue());
        }
    }

    @Test
    void whoLogsOutOnOneNodeIsCutOffFromTheOther() {
        String account = "{'name':'Ann','password':'correct horse'}";
        assertThat(ann.post("/api/accounts", account).status()).isEqualTo(201);
        String game = table();
        try (EventStream table = follow(ann.twin(two.port()), game, 0);
                EventStream turns = ann.twin(two.port()).follow("/api/me/turns", null)) {
            assertThat(ann.delete("/api/session").status()).isEqualTo(204);
            table.awaitEnd();
            turns.awaitEnd();
        }
    }

    @Test
    void whoIsThereIsKnownOnBothNodes() {
        String game = table();
        try (EventStream first = follow(ann, game, 0)) {
            int seen;
            try (EventStream second = follow(bob, game, 1)) {
                second.await(r -> r.event().equals("presence") && r.data().contains("\"online\":[0,1]"));
                first.await(r -> r.event().equals("presence") && r.data().contains("\"online\":[0,1]"));
                assertThat(bob.get("/api/games/" + game)
                                .body()
                                .at("/seats/0/online")
                                .booleanValue())
                        .isTrue();
                seen = first.received().size();
            }
            first.await(seen, r -> r.event().equals("presence") && r.data().contains("\"online\":[0]"));
        }
    }

    @Test
    void whenOneNodeGoesTheOtherGoesOn() {
        String game = table();
        int until = 30;
        try (EventStream second = follow(bob, game, 1)) {
            ann.put("/api/games/" + game + "/seats/0/bot", "{'level':'random'}");
            play(bob, game, 1, second, until, new Random(3));
            one.close();
            play(bob, game, 1, second, until + 40, new Random(4));
            int version = bob.get("/api/games/" + game).body().get("version").intValue();
            second.awaitEntry(version);
            assertInOrder(second.entries());
        }
    }
}
