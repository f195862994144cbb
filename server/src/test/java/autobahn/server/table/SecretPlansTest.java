package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * Two tables at which the same is played; at one of them plans are sent, replaced, withdrawn, and come to nothing. All that
 * anybody else receives is the same, every byte of it, and so is what the server tells of itself.
 */
@Tag("slow")
class SecretPlansTest extends OnEachDatabase {
    private static final List<String> ROUTES = List.of(
            "",
            "/view?seat=%d",
            "/view",
            "/view?at=0&seat=%d",
            "/choices?seat=%d",
            "/entries",
            "/why?move=end&seat=%d",
            "/chat",
            "/invitations",
            "/note",
            "/muted",
            "/stats",
            "/seats/%d/plan");

    private final List<String> games = new ArrayList<>();
    private Browser[] players;

    @Test
    void nobodySeesWhetherThereIsAPlan() {
        players = new Browser[] {ann, bob};
        for (int i = 0; i < 2; i++) {
            String game = ann.table(TWO, ME_AND_OPEN, ",'listed':true,'seed':'7'");
            bob.put(path(game, "/seats/1"), "{'name':'Bob'}");
            assertThat(ann.post(path(game, "/start"), "{}").status()).isEqualTo(200);
            games.add(game);
        }
        try (EventStream real = ann.follow(path(games.get(0), "/stream?views=true&seat=0"), null);
                EventStream twin = ann.follow(path(games.get(1), "/stream?views=true&seat=0"), null);
                EventStream there = bob.follow(path(games.get(0), "/stream?seat=1"), null); // nobody is away
                EventStream twinThere = bob.follow(path(games.get(1), "/stream?seat=1"), null);
                EventStream watching = rooms.browser().follow(path(games.get(0), "/stream?views=true"), null);
                EventStream beside = rooms.browser().follow(path(games.get(1), "/stream?views=true"), null)) {
            real.await(r -> r.event().equals("presence"));
            twin.await(r -> r.event().equals("presence"));
            there.await(r -> r.event().equals("presence"));
            twinThere.await(r -> r.event().equals("presence"));
            Random random = new Random(2);
            int plans = 0;
            for (int version = 0; version < 60; version++) {
                int seat = table(0).get("toMove").intValue();
                if (seat == 0) {
                    plans += planned(version);
                }
                String move = Rooms.any(players[seat].view(games.get(0), seat), random);
                for (String game : games) {
                    assertThat(players[seat].play(game, seat, version, move).status())
                            .isEqualTo(200);
                }
                if (version % 15 == 0) {
                    same();
                }
            }
            assertThat(plans).isGreaterThan(8);
            pause(); // whatever is due has been looked at
            for (EventStream stream : List.of(real, twin, watching, beside)) {
                stream.awaitEntry(60);
            }
            same();
            assertThat(texts(twin, 1)).isEqualTo(texts(real, 0));
            assertThat(texts(beside, 1)).isEqualTo(texts(watching, 0));
            List<String> tables = ann.get("/api/games?show=mine")
                    .body()
                    .get("tables")
                    .valueStream()
                    .map(each -> neutral(each.toString(), each.get("id").stringValue()))
                    .distinct()
                    .toList();
            assertThat(tables).as("tables in lists").hasSize(1);
            String metrics = ann.get("/metrics").text();
            assertThat(metrics).contains("(private)").doesNotContain("plan\"");
        }
    }

    /** Bob sends plans that come to nothing, and withdraws some. */
    private int planned(int version) {
        String mine = path(games.get(0), "/seats/1/plan");
        Browser.Reply sent = bob.put(
                mine,
                "{'version':" + version + ",'plans':[{'moves':['end'],'conditions':[{'kind':'era','number':9}]}]}");
        assertThat(sent.status()).as(sent.text()).isEqualTo(200);
        if (version % 3 == 0) {
            assertThat(bob.delete(mine).status()).isEqualTo(204);
        }
        return 1;
    }

    private void same() {
        for (Browser other : List.of(ann, rooms.browser())) {
            for (String route : ROUTES) {
                assertThat(text(other, 1, route)).as(route).isEqualTo(text(other, 0, route));
            }
        }
    }

    private String text(Browser browser, int which, String route) {
        return neutral(browser.get(path(games.get(which), route.formatted(0))).text(), games.get(which));
    }

    private List<String> texts(EventStream stream, int which) {
        return stream.received().stream()
                .filter(r -> !r.event().equals("presence"))
                .map(r -> neutral(r.toString(), games.get(which)))
                .toList();
    }

    private JsonNode table(int which) {
        return ann.get(path(games.get(which), "")).body();
    }

    private static String path(String game, String rest) {
        return "/api/games/" + game + rest;
    }

    private static void pause() {
        try {
            TimeUnit.SECONDS.sleep(3);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Ids, invitations and times differ, and nothing else. */
    private static String neutral(String text, String id) {
        return text.replace(id, "GAME")
                .replaceAll("\"(at|created|updated)\":\"[^\"]*\"", "\"$1\":\"TIME\"")
                .replaceAll("\"invitation\":\"[^\"]*\"", "\"invitation\":\"SECRET\"");
    }
}
