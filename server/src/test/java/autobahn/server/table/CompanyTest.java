package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.admin.Admin;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** People and each other: friends, invitations, rematches, notes, those whom one avoids, reports, and farewells. */
@Tag("slow")
class CompanyTest extends OnEachDatabase {
    private Browser cyd;

    @BeforeEach
    void register() {
        cyd = rooms.browser();
        register(ann, "Ann");
        register(bob, "Bob");
        register(cyd, "Cyd");
    }

    private static void register(Browser browser, String name) {
        Browser.Reply made = browser.post("/api/accounts", "{'name':'" + name + "','password':'correct horse'}");
        assertThat(made.status()).as(made.text()).isEqualTo(201);
    }

    private static List<String> texts(JsonNode list) {
        return list.valueStream().map(JsonNode::stringValue).toList();
    }

    private static List<String> named(JsonNode list) {
        return list.valueStream().map(one -> one.get("name").stringValue()).toList();
    }

    private static JsonNode circle(Browser browser) {
        return browser.get("/api/me/circle").body();
    }

    private static JsonNode ok(Browser.Reply reply) {
        assertThat(reply.status()).as(reply.text()).isBetween(200, 299);
        return reply.body();
    }

    private static List<JsonNode> invitations(Browser browser) {
        return browser.get("/api/me/invitations")
                .body()
                .get("invitations")
                .valueStream()
                .toList();
    }

    // --- Friends ---------------------------------------------------------------------------------------------------

    @Test
    void friendsAreFriendsByAgreement() {
        assertThat(texts(ok(ann.put("/api/me/friends/bob", "{}")).get("asked"))).containsExactly("Bob");
        assertThat(texts(circle(bob).get("asking"))).containsExactly("Ann");
        assertThat(circle(bob).get("friends")).isEmpty();
        ok(ann.put("/api/me/friends/Bob", "{}")); // asked again: nothing
        assertThat(named(ok(bob.put("/api/me/friends/Ann", "{}")).get("friends")))
                .containsExactly("Ann");
        assertThat(named(circle(ann).get("friends"))).containsExactly("Bob");
        assertThat(circle(ann).get("asked")).isEmpty();
        ok(bob.delete("/api/me/friends/Ann"));
        assertThat(circle(ann).get("friends")).isEmpty();
    }

    /** Strangers who ask fill nobody's list: whom somebody asks, or agrees to, is that one's own. */
    @Test
    void aCrowdThatAsksLeavesRoomForFriends() {
        crowd(300);
        stored("insert into friendships (person, other, agreed, at) select c.id, p.id, 0, 1 from people c, people p"
                + " where c.id like 'crowd-%' and p.name = 'Bob'");
        assertThat(ann.put("/api/me/friends/Bob", "{}").code()).isEqualTo("many-friends");
        assertThat(texts(ok(bob.put("/api/me/friends/Ann", "{}")).get("asked"))).containsExactly("Ann");
        assertThat(named(ok(ann.put("/api/me/friends/Bob", "{}")).get("friends")))
                .containsExactly("Bob");
        assertThat(named(ok(bob.put("/api/me/friends/Crowd-7", "{}")).get("friends")))
                .containsExactly("Ann", "Crowd-7");
    }

    private void crowd(int many) {
        for (int i = 0; i < many; i++) {
            stored("insert into people (id, name, folded, created) values ('crowd-" + i + "', 'Crowd-" + i
                    + "', 'crowd-" + i + "', 1)");
        }
    }

    private void stored(String sql) {
        try (Database database =
                Database.open(new Settings("127.0.0.1", 0, rooms.database, false, 1, Limits.none(), null))) {
            database.write(handle -> handle.execute(sql));
        }
    }

    @Test
    void nobodyIsFriendsWithThemselvesANobodyOrAsAGuest() {
        assertThat(ann.put("/api/me/friends/Ann", "{}").code()).isEqualTo("yourself");
        assertThat(ann.put("/api/me/friends/Dan", "{}").code()).isEqualTo("no-such-account");
        Browser guest = rooms.browser();
        guest.table(TWO, ME_AND_OPEN.replace("Ann", "Guest"));
        assertThat(guest.put("/api/me/friends/Ann", "{}").code()).isEqualTo("no-account");
    }

    @Test
    void whatIsAskedCanBeDeclinedAndTakenBack() {
        ok(ann.put("/api/me/friends/Bob", "{}"));
        ok(bob.delete("/api/me/friends/Ann"));
        assertThat(circle(ann).get("asked")).isEmpty();
        ok(ann.put("/api/me/friends/Bob", "{}"));
        ok(ann.delete("/api/me/friends/Bob"));
        assertThat(circle(bob).get("asking")).isEmpty();
    }

    // --- Those whom one avoids -------------------------------------------------------------------------------------

    @Test
    void whoeverIsBlockedNeitherAsksNorInvitesNorSitsDownAndIsNotToldWhy() {
        ok(ann.put("/api/me/friends/Bob", "{}"));
        ok(bob.put("/api/me/friends/Ann", "{}"));
        ok(bob.post("/api/me/avoided", "{'name':'Ann','kind':'block'}"));
        assertThat(circle(ann).get("friends")).isEmpty();
        assertThat(texts(ok(ann.put("/api/me/friends/Bob", "{}")).get("asked"))).containsExactly("Bob");
        assertThat(circle(bob).get("asking")).isEmpty();

        String game = ann.table(TWO, ME_AND_OPEN);
        assertThat(texts(ok(ann.post("/api/games/" + game + "/invitations", "{'name':'Bob'}"))
                        .get("invited")))
                .containsExactly("Bob");
        assertThat(invitations(bob)).isEmpty();
        assertThat(bob.get("/api/games/" + game).status()).isEqualTo(404);

        String his = bob.table(TWO, "[{'kind':'me'},{'kind':'open'}]", ",'listed':true");
        assertThat(ann.put("/api/games/" + his + "/seats/1", "{'name':'Ann'}").code())
                .isEqualTo("not-welcome");
        String id = circle(bob).at("/avoided/0/id").stringValue();
        ok(bob.delete("/api/me/avoided/" + id));
        assertThat(bob.delete("/api/me/avoided/" + id).status()).isEqualTo(404);
        ok(ann.put("/api/games/" + his + "/seats/1", "{'name':'Ann'}"));
    }

    @Test
    void somebodyElseAtTheTableMayBeTheOneWhoBlocks() {
        String game = ann.table("{'players':3}", "[{'kind':'me'},{'kind':'open'},{'kind':'open'}]", ",'listed':true");
        ok(bob.put("/api/games/" + game + "/seats/1", "{'name':'Bob'}"));
        ok(bob.post("/api/me/avoided", "{'name':'Cyd','kind':'block'}"));
        assertThat(cyd.put("/api/games/" + game + "/seats/2", "{'name':'Cyd'}").code())
                .isEqualTo("not-welcome");
    }

    @Test
    void whoeverIsMutedIsNamedBySeat() {
        String game = ann.table(TWO, ME_AND_OPEN, ",'listed':true");
        Browser guest = rooms.browser();
        ok(guest.put("/api/games/" + game + "/seats/1", "{'name':'Loud'}"));
        ok(ann.post("/api/me/avoided", "{'game':'" + game + "','seat':1,'kind':'mute'}"));
        assertThat(ann.get("/api/games/" + game + "/muted")
                        .body()
                        .at("/muted/0/seat")
                        .intValue())
                .isEqualTo(1);
        assertThat(circle(ann).at("/avoided/0/name").stringValue()).isEqualTo("Loud");
        assertThat(ann.post("/api/me/avoided", "{'game':'" + game + "','seat':0,'kind':'mute'}")
                        .code())
                .isEqualTo("yourself");
        assertThat(ann.post("/api/me/avoided", "{'name':'Bob','game':'" + game + "','seat':0,'kind':'mute'}")
                        .status())
                .isEqualTo(400);
        assertThat(ann.post("/api/me/avoided", "{'kind':'mute'}").status()).isEqualTo(400);
        assertThat(ann.post("/api/me/avoided", "{'name':'Bob','kind':'hate'}").status())
                .isEqualTo(400);
    }

    @Test
    void aGuestWhoLogsInBringsNotesAndAversionsAlong() {
        String game = ann.table(TWO, ME_AND_OPEN, ",'listed':true");
        Browser dan = rooms.browser();
        register(dan, "Dan");
        Browser guest = rooms.browser();
        ok(guest.put("/api/games/" + game + "/seats/1", "{'name':'Guest'}"));
        ok(guest.put("/api/games/" + game + "/note", "{'text':'mine'}"));
        ok(guest.post("/api/me/avoided", "{'name':'Bob','kind':'mute'}"));
        ok(guest.post("/api/session", "{'name':'Dan','password':'correct horse'}"));
        assertThat(guest.get("/api/games/" + game + "/note").body().get("text").stringValue())
                .isEqualTo("mine");
        assertThat(named(circle(dan).get("avoided"))).containsExactly("Bob");
    }

    // --- Invitations -----------------------------------------------------------------------------------------------

    @Test
    void whoeverIsInvitedByNameFindsThePrivateTable() {
        String game = ann.table(TWO, ME_AND_OPEN, ",'title':'Evening'");
        assertThat(bob.get("/api/games/" + game).status()).isEqualTo(404);
        ok(ann.post("/api/games/" + game + "/invitations", "{'name':'bob'}"));
        ok(ann.post("/api/games/" + game + "/invitations", "{'name':'Bob'}"));
        JsonNode invitation = invitations(bob).getFirst();
        assertThat(invitations(bob)).hasSize(1);
        assertThat(invitation.get("by").stringValue()).isEqualTo("Ann");
        assertThat(invitation.get("title").stringValue()).isEqualTo("Evening");
        assertThat(invitation.get("free").intValue()).isEqualTo(1);
        ok(bob.put("/api/games/" + game + "/seats/1", "{'name':'Bob'}"));
        assertThat(invitations(bob)).isEmpty();
        assertThat(ann.post("/api/games/" + game + "/invitations", "{'name':'Bob'}")
                        .code())
                .isEqualTo("seated");
        assertThat(cyd.post("/api/games/" + game + "/invitations", "{'name':'Cyd'}")
                        .status())
                .isEqualTo(404);
    }

    @Test
    void anInvitationIsDeclinedAndGoesWithTheTable() {
        String game = ann.table(TWO, ME_AND_OPEN);
        ok(ann.post("/api/games/" + game + "/invitations", "{'name':'Bob'}"));
        ok(ann.post("/api/games/" + game + "/invitations", "{'name':'Cyd'}"));
        assertThat(bob.delete("/api/me/invitations/" + game).status()).isEqualTo(204);
        assertThat(bob.delete("/api/me/invitations/" + game).status()).isEqualTo(404);
        assertThat(invitations(bob)).isEmpty();
        assertThat(invitations(cyd)).hasSize(1);
        assertThat(ann.delete("/api/games/" + game).status()).isEqualTo(204);
        assertThat(invitations(cyd)).isEmpty();
    }

    // --- Once more -------------------------------------------------------------------------------------------------

    /** A game of Ann, a bot and Bob that they have broken off. */
    private String over() {
        String game = ann.table(
                "{'players':3}",
                "[{'kind':'me','name':'Ann','colour':'pink'},{'kind':'bot','level':'random'},{'kind':'open'}]",
                ",'title':'Evening'");
        ok(ann.post("/api/games/" + game + "/invitations", "{'name':'Bob'}"));
        ok(bob.put("/api/games/" + game + "/seats/2", "{'name':'Bob'}"));
        ok(ann.post("/api/games/" + game + "/start", "{}"));
        assertThat(bob.post("/api/games/" + game + "/rematch", "{}").code()).isEqualTo("not-finished");
        ok(bob.post("/api/games/" + game + "/seats/2/resign", "{}"));
        return game;
    }

    private static List<String> seats(JsonNode table) {
        return named(table.get("seats"));
    }

    @Test
    void everybodyMeetsAtOneTableOneSeatEarlier() {
        String game = over();
        JsonNode made = ok(ann.post("/api/games/" + game + "/rematch", "{}"));
        String next = made.get("id").stringValue();
        assertThat(seats(made)).containsExactly("Random 1", "", "Ann");
        assertThat(made.at("/seats/2/colour").stringValue()).isEqualTo("pink");
        assertThat(made.get("title").stringValue()).isEqualTo("Evening");
        assertThat(invitations(bob)).hasSize(1);
        JsonNode joined = ok(bob.post("/api/games/" + game + "/rematch", "{}"));
        assertThat(joined.get("id").stringValue()).isEqualTo(next);
        assertThat(seats(joined)).containsExactly("Random 1", "Bob", "Ann");
        assertThat(ok(bob.post("/api/games/" + game + "/rematch", "{}"))
                        .get("id")
                        .stringValue())
                .isEqualTo(next);
        assertThat(cyd.post("/api/games/" + game + "/rematch", "{}").status()).isEqualTo(404);
    }

    @Test
    void aTableThatWasGivenUpIsMadeAnew() {
        String game = over();
        String first =
                ok(ann.post("/api/games/" + game + "/rematch", "{}")).get("id").stringValue();
        assertThat(ann.delete("/api/games/" + first).status()).isEqualTo(204);
        String second =
                ok(bob.post("/api/games/" + game + "/rematch", "{}")).get("id").stringValue();
        assertThat(second).isNotEqualTo(first);
        assertThat(ok(ann.post("/api/games/" + game + "/rematch", "{}"))
                        .get("id")
                        .stringValue())
                .isEqualTo(second);
    }

    // --- Notes -----------------------------------------------------------------------------------------------------

    @Test
    void notesAreForOneselfAlone() {
        String game = ann.table(TWO, ME_AND_OPEN, ",'listed':true");
        String path = "/api/games/" + game + "/note";
        assertThat(ann.get(path).body().get("text").stringValue()).isEmpty();
        ok(ann.put(path, "{'text':'Two lines\\nof mine'}"));
        assertThat(ann.get(path).body().get("text").stringValue()).isEqualTo("Two lines\nof mine");
        assertThat(bob.get(path).body().get("text").stringValue()).isEmpty();
        rooms.restart();
        ann.at(rooms.port());
        assertThat(ann.get(path).body().get("text").stringValue()).isEqualTo("Two lines\nof mine");
        ok(ann.put(path, "{'text':'  '}"));
        assertThat(ann.get(path).body().has("updated")).isFalse();
        assertThat(ann.put(path, "{'text':'" + "x".repeat(4001) + "'}").status())
                .isEqualTo(400);
        assertThat(ann.put(path, "{'text':'bell \\u0007'}").status()).isEqualTo(400);
        assertThat(ann.put(path, "{}").status()).isEqualTo(400);
    }

    // --- Looking after the server ----------------------------------------------------------------------------------

    private void appoint(String name) {
        try (Database database =
                Database.open(new Settings("127.0.0.1", 0, rooms.database, false, 1, Limits.none(), null))) {
            new Admin(database).appoint(name, true);
        }
    }

    @Test
    void whoeverLooksAfterTheServerSeesReportsAndKeepsPeopleOut() {
        String game = ann.table(TWO, ME_AND_OPEN, ",'listed':true");
        ok(bob.put("/api/games/" + game + "/seats/1", "{'name':'Bob'}"));
        ok(bob.post("/api/games/" + game + "/chat", "{'text':'You fool'}"));
        ok(ann.post("/api/reports", "{'game':'" + game + "','seat':1,'reason':'talk','text':'He calls me names.'}"));
        assertThat(cyd.get("/api/admin/reports").code()).isEqualTo("not-admin");
        appoint("Cyd");
        assertThat(cyd.get("/api/me").body().get("admin").booleanValue()).isTrue();
        String token =
                ok(cyd.post("/api/tokens", "{'label':'tool'}")).get("token").stringValue();
        assertThat(rooms.program(token).get("/api/admin").code()).isEqualTo("not-by-token");

        JsonNode report = ok(cyd.get("/api/admin/reports")).at("/reports/0");
        assertThat(report.get("account").stringValue()).isEqualTo("Bob");
        assertThat(report.get("by").stringValue()).isEqualTo("Ann");
        assertThat(texts(report.get("said"))).containsExactly("You fool");
        ok(cyd.put("/api/admin/people/Bob/ban", "{'days':3,'reason':'Be kind.'}"));
        assertThat(bob.get("/api/me").status()).isEqualTo(401);
        Browser.Reply refused = bob.post("/api/session", "{'name':'Bob','password':'correct horse'}");
        assertThat(refused.code()).isEqualTo("banned");
        assertThat(refused.text()).contains("Be kind.").contains("until");
        assertThat(bob.post("/api/session", "{'name':'Bob','password':'wrong horse'}")
                        .code())
                .isEqualTo("wrong-password");
        assertThat(ok(cyd.get("/api/admin/people?search=bo"))
                        .at("/people/0/bannedUntil")
                        .isMissingNode())
                .isFalse();
        ok(cyd.put("/api/admin/reports/" + report.get("id").stringValue(), "{}"));
        assertThat(cyd.put("/api/admin/reports/" + report.get("id").stringValue(), "{}")
                        .status())
                .isEqualTo(404);
        assertThat(ok(cyd.get("/api/admin")).get("reports").intValue()).isZero();
        assertThat(cyd.delete("/api/admin/people/Bob/ban").status()).isEqualTo(204);
        ok(bob.post("/api/session", "{'name':'Bob','password':'correct horse'}"));
        assertThat(cyd.put("/api/admin/people/Cyd/ban", "{}").code()).isEqualTo("admin");
        assertThat(cyd.put("/api/admin/people/Bob/ban", "{'days':0}").status()).isEqualTo(400);
        assertThat(cyd.put("/api/admin/people/Bob/ban", "{'days':1.5}").status())
                .isEqualTo(400);
    }

    @Test
    void whoeverLooksAfterTheServerSeesAndStopsGames() {
        appoint("Cyd");
        String open = ann.table(TWO, ME_AND_OPEN, ",'title':'100% open_'");
        String running = ann.table(TWO, HOT_SEAT, ",'title':'Running'");
        JsonNode figures = ok(cyd.get("/api/admin"));
        assertThat(figures.at("/games/open").intValue()).isEqualTo(1);
        assertThat(figures.at("/games/running").intValue()).isEqualTo(1);
        assertThat(figures.get("accounts").intValue()).isEqualTo(3);
        assertThat(figures.get("bytes").longValue()).isPositive();
        JsonNode listed = ok(cyd.get("/api/admin/games?status=open&search=100%25%20OPEN_"));
        assertThat(listed.at("/games/0/id").stringValue()).isEqualTo(open);
        assertThat(listed.at("/games/0/seats").stringValue()).isEqualTo("Ann");
        assertThat(ok(cyd.get("/api/admin/games?status=open&search=open-")).get("games"))
                .isEmpty();
        assertThat(cyd.get("/api/admin/games?status=odd").status()).isEqualTo(400);
        assertThat(cyd.delete("/api/admin/games/" + open).status()).isEqualTo(204);
        assertThat(ann.get("/api/games/" + open).status()).isEqualTo(404);
        assertThat(cyd.delete("/api/admin/games/" + running).status()).isEqualTo(204);
        assertThat(ann.get("/api/games/" + running).body().get("status").stringValue())
                .isEqualTo("abandoned");
        assertThat(cyd.delete("/api/admin/games/" + running).code()).isEqualTo("not-running");
        assertThat(cyd.get("/api/games/" + running).status()).isEqualTo(404);
    }

    @Test
    void reportsAreBounded() {
        for (int i = 0; i < 10; i++) {
            ok(ann.post("/api/reports", "{'name':'Bob','reason':'name','text':''}"));
        }
        assertThat(ann.post("/api/reports", "{'name':'Bob','reason':'name','text':''}")
                        .code())
                .isEqualTo("many-reports");
        assertThat(bob.post("/api/reports", "{'name':'Bob','reason':'name','text':''}")
                        .code())
                .isEqualTo("yourself");
        assertThat(bob.post("/api/reports", "{'name':'Ann','reason':'hate','text':''}")
                        .status())
                .isEqualTo(400);
    }

    /** Nameless people cost nothing: theirs are read after those of accounts. */
    @Test
    void reportsOfAccountsComeFirst() {
        appoint("Cyd");
        Browser guest = rooms.browser();
        guest.table(TWO, "[{'kind':'me','name':'Zed'},{'kind':'open'}]", "");
        ok(guest.post("/api/reports", "{'name':'Bob','reason':'name','text':'Flood'}"));
        ok(ann.post("/api/reports", "{'name':'Bob','reason':'talk','text':'Rude'}"));
        assertThat(cyd.get("/api/admin/reports")
                        .body()
                        .get("reports")
                        .valueStream()
                        .map(one -> one.get("text").stringValue()))
                .containsExactly("Rude", "Flood");
    }

    // --- Farewell --------------------------------------------------------------------------------------------------

    @Test
    void anAccountIsDeletedAndItsGamesStayWithoutTheName() {
        String over = over();
        String running = cyd.table(TWO, "[{'kind':'me','name':'Cyd'},{'kind':'open'}]", ",'listed':true");
        ok(bob.put("/api/games/" + running + "/seats/1", "{'name':'Bob'}"));
        ok(bob.post("/api/games/" + running + "/chat", "{'text':'Hello'}"));
        ok(cyd.post("/api/games/" + running + "/start", "{}"));
        String hosted = bob.table(TWO, "[{'kind':'me'},{'kind':'open'}]", ",'listed':true");
        String alone = bob.table(TWO, HOT_SEAT, ",'listed':true");
        ok(bob.put("/api/me/friends/Ann", "{}"));
        ok(bob.put("/api/games/" + over + "/note", "{'text':'mine'}"));

        assertThat(bob.post("/api/me/deletion", "{'password':'wrong horse'}").code())
                .isEqualTo("wrong-password");
        assertThat(bob.post("/api/me/deletion", "{'password':'correct horse'}").status())
                .isEqualTo(204);
        assertThat(bob.get("/api/me").status()).isEqualTo(401);
        assertThat(bob.post("/api/session", "{'name':'Bob','password':'correct horse'}")
                        .status())
                .isEqualTo(401);
        assertThat(ann.get("/api/accounts/Bob").status()).isEqualTo(404);
        assertThat(circle(ann).get("asking")).isEmpty();
        assertThat(seats(ann.get("/api/games/" + over).body())).containsExactly("Ann", "Random 2", "–");
        JsonNode left = cyd.get("/api/games/" + running).body();
        assertThat(left.at("/seats/1/left").stringValue()).isEqualTo("resigned");
        assertThat(left.at("/seats/1/name").stringValue()).isEqualTo("–");
        assertThat(cyd.get("/api/games/" + running + "/chat")
                        .body()
                        .at("/messages/0/name")
                        .stringValue())
                .isEqualTo("–");
        assertThat(ann.get("/api/games/" + hosted).status()).isEqualTo(404);
        assertThat(ann.get("/api/games/" + alone).body().get("status").stringValue())
                .isEqualTo("abandoned");
        Browser next = rooms.browser();
        register(next, "Bob");
        assertThat(next.get("/api/accounts/Bob").body().get("games").intValue()).isZero();
    }
}
