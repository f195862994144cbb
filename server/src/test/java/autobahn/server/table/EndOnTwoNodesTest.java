package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.Server;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Those who agree to end a game may be on different nodes. */
@Tag("slow")
class EndOnTwoNodesTest {
    private Server one;
    private Server two;
    private Browser ann;
    private Browser bob;
    private String game;

    @BeforeEach
    void open() {
        String database = Databases.POSTGRESQL.fresh();
        one = Rooms.start(database);
        two = Rooms.start(database);
        ann = new Browser(one.port());
        bob = new Browser(two.port());
        begin("{'players':2}", "");
    }

    @AfterEach
    void close() {
        one.close();
        two.close();
    }

    private void begin(String options, String bots) {
        game = ann.table(options, "[{'kind':'me'},{'kind':'open'}" + bots + "]", ",'listed':true");
        bob.put(path("/seats/1"), "{'name':'Bob'}");
        assertThat(ann.post(path("/start"), "{}").status()).isEqualTo(200);
    }

    private String path(String rest) {
        return "/api/games/" + game + rest;
    }

    private Browser.Reply propose(String kind) {
        int version = ann.get(path("")).body().get("version").intValue();
        return ann.post(
                path("/end"), "{'seat':0,'version':" + version + ",'id':'" + Browser.id() + "','kind':'" + kind + "'}");
    }

    private static String request(Browser.Reply proposed) {
        assertThat(proposed.status()).as(proposed.text()).isEqualTo(202);
        return proposed.body().at("/ending/request").stringValue();
    }

    private Browser.Reply agree(String request) {
        return bob.post(path("/end/answer"), "{'request':'" + request + "','agree':true}");
    }

    @Test
    void proposalAndEndAreSeenOnBothNodes() {
        try (EventStream first = ann.follow(path("/stream?seat=0"), null);
                EventStream second = bob.follow(path("/stream?seat=1"), null)) {
            propose("counted");
            JsonNode asked = second.await(
                            r -> r.event().equals("table") && r.data().contains("\"ending\""))
                    .json();
            assertThat(asked.at("/ending/kind").stringValue()).isEqualTo("counted");
            assertThat(agree(asked.at("/ending/request").stringValue()).status())
                    .isEqualTo(200);
            for (EventStream stream : new EventStream[] {first, second}) {
                stream.await(r -> r.event().equals("table") && r.data().contains("\"agreement\":\"counted\""));
            }
            assertThat(ann.get(path("")).body().get("status").stringValue()).isEqualTo("finished");
        }
    }

    /** Either the move comes first, and the proposal lapses, or the end, and the move is refused. */
    @Test
    void ofAMoveAndAnEndAtTheSameTimeOneHappens() throws InterruptedException {
        for (int round = 0; round < 12; round++) {
            if (round > 0) {
                begin("{'players':2}", "");
            }
            int mover = ann.get(path("")).body().get("toMove").intValue();
            Browser player = mover == 0 ? ann : bob;
            String request = request(propose("broken-off"));
            JsonNode now = player.view(game, mover);
            int version = now.get("version").intValue();
            String move = Rooms.any(now, new Random(round));
            Browser elsewhere = player.twin(round % 2 == 0 ? one.port() : two.port());
            Browser.Reply[] played = new Browser.Reply[1];
            Thread race = Thread.ofVirtual().start(() -> played[0] = elsewhere.play(game, mover, version, move));
            Browser.Reply ended = agree(request);
            race.join();
            boolean moved = played[0].status() == 200;
            assertThat(ended.status()).as(ended.text() + played[0].text()).isEqualTo(moved ? 409 : 200);
            for (Browser seen : new Browser[] {ann, bob}) {
                assertThat(settled(seen, moved)).isEqualTo(moved ? "running" : "abandoned");
            }
        }
    }

    /** A node that only looks hears of it a moment later. */
    private String settled(Browser browser, boolean moved) {
        try (EventStream stream = browser.follow(path("/stream"), null)) {
            return stream.await(
                            r -> r.event().equals("table") && (moved || r.data().contains("\"status\":\"abandoned\"")))
                    .json()
                    .get("status")
                    .stringValue();
        }
    }

    @Test
    void botThatThinksOnAnyNodeDoesNotPlayOn() throws InterruptedException {
        int stopped = 0;
        for (int round = 0; stopped < 2; round++) {
            assertThat(round)
                    .as("games in which the bot was quicker, but for %d", stopped)
                    .isLessThan(40);
            begin("{'players':3}", ",{'kind':'bot','level':'expert'}");
            Browser[] players = {ann, bob};
            JsonNode table = ann.get(path("")).body();
            Random random = new Random(round);
            while (table.get("toMove").intValue() != 2) {
                int seat = table.get("toMove").intValue();
                Rooms.playOn(players[seat], game, seat, 1, random);
                table = ann.get(path("")).body();
            }
            Browser.Reply proposed = propose("counted");
            Browser.Reply ended = proposed.status() == 202 ? agree(request(proposed)) : proposed;
            if (ended.status() != 200) {
                continue; // the bot was quicker: it may
            }
            stopped++;
            Thread.sleep(1000);
            JsonNode later = bob.get(path("")).body();
            assertThat(later.get("status").stringValue()).isEqualTo("finished");
            assertThat(later.get("version")).isEqualTo(ended.body().get("version"));
            assertThat(bob.get(path("/entries")).body().get("entries"))
                    .hasSize(later.get("version").intValue());
        }
    }
}
