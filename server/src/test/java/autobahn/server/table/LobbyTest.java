package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class LobbyTest extends OnEachDatabase {
    private static final String LISTED = ",'listed':true";

    @Test
    void privateTableDoesNotExistForStrangers() {
        String game = ann.table(TWO, ME_AND_OPEN);
        String path = "/api/games/" + game;
        assertThat(bob.get(path).status()).isEqualTo(404);
        assertThat(bob.put(path + "/seats/1", "{'name':'Bob'}").status()).isEqualTo(404);
        assertThat(bob.post(path + "/enter", "{'invitation':'guess'}").status()).isEqualTo(404);
        String invitation = ann.get(path).body().get("invitation").stringValue();
        JsonNode entered =
                bob.post(path + "/enter", "{'invitation':'" + invitation + "'}").body();
        assertThat(entered.has("invitation")).isFalse();
        assertThat(bob.get(path).status()).isEqualTo(200);
        JsonNode joined = bob.put(path + "/seats/1", "{'name':'Bob'}").body();
        assertThat(joined.at("/seats/1/mine").booleanValue()).isTrue();
        assertThat(joined.at("/seats/0/host").booleanValue()).isTrue();
        Browser third = rooms.browser();
        assertThat(third.put(path + "/seats/1", "{'name':'C','invitation':'" + invitation + "'}")
                        .code())
                .isEqualTo("seat-taken");
    }

    @Test
    void hostStartsAndOnlyHost() {
        String game = ann.table(TWO, ME_AND_OPEN, LISTED);
        String path = "/api/games/" + game;
        assertThat(ann.get(path + "/view").code()).isEqualTo("not-started");
        assertThat(ann.post(path + "/start", "{}").code()).isEqualTo("seats-open");
        bob.put(path + "/seats/1", "{'name':'Bob'}");
        assertThat(bob.post(path + "/start", "{}").code()).isEqualTo("not-host");
        assertThat(bob.delete(path).code()).isEqualTo("not-host");
        assertThat(bob.delete(path + "/seats/0").code()).isEqualTo("not-your-seat");
        assertThat(bob.delete(path + "/seats/1").body().at("/seats/1/kind").stringValue())
                .isEqualTo("open");
        try (EventStream stream = ann.follow(path + "/stream?seat=0", null)) {
            assertThat(ann.post(path + "/start?fill=random", "{}")
                            .body()
                            .at("/seats/1/level")
                            .stringValue())
                    .isEqualTo("random");
            stream.await(r -> r.event().equals("now"));
        }
        assertThat(ann.delete(path).code()).isEqualTo("started");
        assertThat(ann.delete(path + "/seats/0").code()).isEqualTo("started");
    }

    /** The colours of a table's seats, as they are shown. */
    private static List<String> colours(JsonNode table) {
        return table.get("seats")
                .valueStream()
                .map(seat -> seat.get("colour").stringValue())
                .toList();
    }

    @Test
    void seatsChooseTheirColour() {
        String game =
                ann.table("{'players':3}", "[{'kind':'me'},{'kind':'open'},{'kind':'bot','level':'random'}]", LISTED);
        String path = "/api/games/" + game;
        assertThat(colours(ann.get(path).body())).containsExactly("green", "pink", "blue");
        bob.put(path + "/seats/1", "{'name':'Bob'}");
        // Nobody has chosen green: whoever wants it gets it, and the first seat makes do with what is left.
        assertThat(colours(
                        bob.put(path + "/seats/1/colour", "{'colour':'green'}").body()))
                .containsExactly("pink", "green", "blue");
        assertThat(ann.put(path + "/seats/0/colour", "{'colour':'green'}").code())
                .isEqualTo("colour-taken");
        assertThat(ann.put(path + "/seats/0/colour", "{'colour':'red'}").status())
                .isEqualTo(400);
        assertThat(ann.put(path + "/seats/1/colour", "{'colour':'olive'}").code())
                .isEqualTo("not-your-seat");
        ann.put(path + "/seats/2/colour", "{'colour':'slate'}");
        assertThat(bob.put(path + "/seats/1/colour", "{'colour':'green'}").status())
                .isEqualTo(200);
        ann.post(path + "/start", "{}");
        assertThat(colours(ann.get(path).body())).containsExactly("pink", "green", "slate");
        assertThat(bob.put(path + "/seats/1/colour", "{'colour':'olive'}").code())
                .isEqualTo("started");
        assertThat(colours(ann.get(path).body())).containsExactly("pink", "green", "slate");
    }

    @Test
    void tablesAreMadeWithColoursAndNoneTwice() {
        String solo = "{'players':1,'solo':{'hard':false,'fasterTrucks':false,'developOnPassing':false,"
                + "'developOnSkipping':false,'promotions':0}}";
        assertThat(colours(ann.get("/api/games/" + ann.table(solo, "[{'kind':'me','colour':'pink'}]"))
                        .body()))
                .containsExactly("pink", "green");
        assertThat(ann.post(
                                "/api/games",
                                "{'options':{'players':2},'seats':[{'kind':'me','colour':'blue'},{'kind':'me','colour':'blue'}]}")
                        .status())
                .isEqualTo(400);
    }

    @Test
    void gameWithoutOtherPeopleCanBeGivenUp() {
        String game = ann.table(TWO, "[{'kind':'me'},{'kind':'me'}]");
        String path = "/api/games/" + game;
        assertThat(ann.post(path + "/abandon", "{'version':1}").code()).isEqualTo("stale");
        assertThat(ann.post(path + "/abandon", "{'version':0}").status()).isEqualTo(204);
        assertThat(ann.get(path).body().get("status").stringValue()).isEqualTo("abandoned");
        assertThat(ann.play(game, 0, 0, "end").code()).isEqualTo("not-running");
        assertThat(ann.post(path + "/abandon", "{'version':0}").code()).isEqualTo("not-running");
    }

    /** A game of Ann and Bob. */
    private String started() {
        String game = ann.table(TWO, ME_AND_OPEN, LISTED);
        bob.put("/api/games/" + game + "/seats/1", "{'name':'Bob'}");
        ann.post("/api/games/" + game + "/start", "{}");
        return game;
    }

    @Test
    void gameWithOtherPeopleCannot() {
        String path = "/api/games/" + started();
        ann.put(path + "/seats/1/bot", "{'level':'random'}");
        assertThat(ann.post(path + "/abandon", "{'version':0}").code()).isEqualTo("others-play");
        assertThat(ann.get(path).body().get("status").stringValue()).isEqualTo("running");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u200B\u2060", "\u200FAnn", "An\u00ADn", "\u3164", "\u2800", "Ann\u00A0"})
    void namesMustBeSeen(String name) {
        String game = ann.table(TWO, ME_AND_OPEN, LISTED);
        assertThat(bob.put("/api/games/" + game + "/seats/1", "{'name':'" + name + "x'}")
                        .status())
                .isEqualTo(400);
        assertThat(bob.put("/api/games/" + game + "/seats/1", "{'name':'Zoë 👩\u200D🚒'}")
                        .status())
                .isEqualTo(200);
    }

    @Test
    void cancelledTableIsGone() {
        String game = ann.table(TWO, ME_AND_OPEN, LISTED);
        assertThat(ann.delete("/api/games/" + game).status()).isEqualTo(204);
        assertThat(ann.get("/api/games/" + game).status()).isEqualTo(404);
    }

    @Test
    void botPlaysForAnAbsentPerson() {
        String path = "/api/games/" + started();
        assertThat(bob.put(path + "/seats/0/bot", "{'level':'random'}").code()).isEqualTo("not-your-seat");
        try (EventStream stream = ann.follow(path + "/stream", 0)) {
            ann.put(path + "/seats/1/bot", "{'level':'random'}");
            ann.put(path + "/seats/0/bot", "{'level':'random'}");
            stream.awaitEntry(20);
            JsonNode table = bob.delete(path + "/seats/1/bot").body();
            assertThat(table.at("/seats/1").has("substitute")).isFalse();
            assertThat(ann.delete(path + "/seats/0/bot").status()).isEqualTo(200);
        }
    }

    @Test
    void whoeverIsSentAwayFromASeatSeesNothingMoreByAnOpenStream() {
        Browser dora = rooms.browser();
        String game = ann.table("{'players':2,'features':['wine']}", ME_AND_OPEN);
        String path = "/api/games/" + game;
        String invitation = ann.get(path).body().get("invitation").stringValue();
        bob.put(path + "/seats/1", "{'name':'Bob','invitation':'" + invitation + "'}");
        try (EventStream stream = bob.follow(path + "/stream?seat=1&views=true", null)) {
            stream.await(r -> r.event().equals("table"));
            ann.delete(path + "/seats/1");
            dora.put(path + "/seats/1", "{'name':'Dora','invitation':'" + invitation + "'}");
            ann.post(path + "/start", "{}");
            stream.awaitEnd();
            assertThat(stream.received("now")).isEmpty();
            assertThat(bob.get(path).status()).isEqualTo(404);
        }
    }

    @Test
    void whoeverLosesASeatToItsRecoveryLinkIsAWatcherByAnOpenStream() {
        String game = started();
        String path = "/api/games/" + game;
        String secret =
                bob.post(path + "/seats/1/recovery", "{}").body().get("secret").stringValue();
        Browser dora = rooms.browser();
        try (EventStream stream = bob.follow(path + "/stream?seat=1&views=true", null)) {
            JsonNode before = stream.await(r -> r.event().equals("now")).json();
            assertThat(before.at("/view/seat").isNumber()).isTrue();
            dora.post("/api/recover", "{'secret':'" + secret + "'}");
            int toMove = ann.get(path).body().get("toMove").intValue();
            Rooms.playOn(toMove == 0 ? ann : dora, game, toMove, 1, new Random(1));
            JsonNode after = stream.awaitEntry(1).json();
            assertThat(after.at("/now/view").isObject()).isTrue();
            assertThat(after.at("/now/view/seat").isNumber()).isFalse();
        }
    }

    @Test
    void recoveryLinkBringsTheSeatBackAndTheOldOneIsVoid() {
        String game = ann.table(TWO, "[{'kind':'me'},{'kind':'me'}]");
        String path = "/api/games/" + game + "/seats/0/recovery";
        String old = ann.post(path, "{}").body().get("secret").stringValue();
        String secret = ann.post(path, "{}").body().get("secret").stringValue();
        assertThat(bob.post("/api/recover", "{'secret':'" + old + "'}").status())
                .isEqualTo(404);
        assertThat(bob.post("/api/recover", "{'secret':'" + secret + "'}")
                        .body()
                        .get("seat")
                        .intValue())
                .isZero();
        assertThat(bob.get("/api/games/" + game + "/view?seat=0").status()).isEqualTo(200);
        assertThat(ann.get("/api/games/" + game + "/view?seat=0").status()).isEqualTo(403);
    }

    @Test
    void listsHavePages() {
        for (int i = 0; i < 5; i++) {
            ann.table(TWO, ME_AND_OPEN, ",'listed':true,'title':'T" + i + "'");
        }
        ann.table(TWO, ME_AND_OPEN);
        JsonNode first = bob.get("/api/games?show=open&limit=3").body();
        assertThat(first.get("tables")).hasSize(3);
        JsonNode second = bob.get("/api/games?show=open&limit=3&after="
                        + first.get("next").stringValue())
                .body();
        assertThat(second.get("tables")).hasSize(2);
        assertThat(second.has("next")).isFalse();
        assertThat(first.at("/tables/0/title").stringValue()).isEqualTo("T4");
        assertThat(ann.get("/api/games?show=mine").body().get("tables")).hasSize(6);
        assertThat(bob.get("/api/games?show=mine").status()).isEqualTo(401);
        assertThat(bob.get("/api/games?show=open&after=x").status()).isEqualTo(400);
    }

    @Test
    void badTablesAreRefused() {
        String[] bodies = {
            "{}",
            "{'options':{'players':2}}",
            "{'options':{'players':5},'seats':[]}",
            "{'options':{'players':2},'seats':[{'kind':'me'}]}",
            "{'options':{'players':2},'seats':[{'kind':'me'},{'kind':'cat'}]}",
            "{'options':{'players':2},'seats':[{'kind':'me'},{'kind':'bot','level':'god'}]}",
            "{'options':{'players':2},'seats':[{'kind':'me'},null]}",
            "{'options':{'players':2},'seats':[{'kind':'me'},{'kind':'open'}],'seed':'x'}",
            "{'options':{'players':2},'seats':[{'kind':'me'},{'kind':'open'}],'seed':'1','rated':true}",
            "{'options':{'players':2},'seats':[{'kind':'me'},{'kind':'open'}],'cheat':1}",
        };
        for (String body : bodies) {
            assertThat(ann.post("/api/games", body).status()).as(body).isEqualTo(400);
        }
    }
}
