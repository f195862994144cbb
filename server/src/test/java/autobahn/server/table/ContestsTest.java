package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.format.GameRecord;
import autobahn.format.Records;
import autobahn.server.OpenApi;
import autobahn.server.Server;
import autobahn.server.admin.Admin;
import autobahn.server.contest.Lot;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Contests of real accounts on a real server, from sign-up to the last standing. */
@Tag("slow")
class ContestsTest {
    private static final String SWISS = "'format':'swiss','options':{'players':2}";
    private static final String SOLO =
            "{'players':1,'solo':{'hard':false,'fasterTrucks':false,'developOnPassing':false,"
                    + "'developOnSkipping':false,'promotions':0}}";

    private Rooms rooms;
    private final Map<String, Browser> people = new HashMap<>();

    @BeforeEach
    void open() {
        rooms = new Rooms(Databases.SQLITE.fresh());
    }

    @AfterEach
    void close() {
        rooms.close();
    }

    private Browser person(String name) {
        return people.computeIfAbsent(name, absent -> {
            Browser browser = rooms.browser();
            Browser.Reply made = browser.post("/api/accounts", "{'name':'" + name + "','password':'correct horse'}");
            assertThat(made.status()).as(made.text()).isEqualTo(201);
            return browser;
        });
    }

    private static String later() {
        return Instant.now().plusSeconds(3600).toString();
    }

    private static JsonNode done(Browser.Reply reply, String method, String path) {
        assertThat(reply.status()).as(reply.text()).isBetween(200, 299);
        OpenApi.check(method, path, reply.status(), "application/json", reply.text());
        return reply.body();
    }

    private static Browser.Reply make(Browser browser, String terms) {
        return browser.post("/api/contests", "{'title':'Cup','closes':'" + later() + "'," + terms + "}");
    }

    private String made(String organiser, String terms, String... names) {
        JsonNode contest = done(make(person(organiser), terms), "POST", "/api/contests");
        String id = contest.at("/contest/id").stringValue();
        for (String name : names) {
            done(person(name).post(path(id, "/join"), "{}"), "POST", path(id, "/join"));
        }
        return id;
    }

    private String begun(String organiser, String terms, String... names) {
        String id = made(organiser, terms, names);
        done(person(organiser).post(path(id, "/start"), "{}"), "POST", path(id, "/start"));
        return id;
    }

    private static String path(String id, String rest) {
        return "/api/contests/" + id + rest;
    }

    private JsonNode show(String id, String name) {
        return done(person(name).get(path(id, "")), "GET", path(id, ""));
    }

    private JsonNode round(String id, int round, String name) {
        String path = path(id, "/rounds/" + round);
        return done(person(name).get(path), "GET", path);
    }

    private String game(String id, String name) {
        return show(id, name).path("game").asString("");
    }

    private void resign(String game, String name) {
        JsonNode table = person(name).get("/api/games/" + game).body();
        for (JsonNode seat : table.get("seats")) {
            if (seat.get("mine").booleanValue()) {
                Browser.Reply reply = person(name)
                        .post(
                                "/api/games/" + game + "/seats/"
                                        + seat.get("seat").intValue() + "/resign",
                                "{}");
                assertThat(reply.status()).as(reply.text()).isEqualTo(200);
            }
        }
    }

    /** Rounds open and close by themselves: so this looks until they have. */
    private JsonNode until(String id, String name, String status, int round) throws InterruptedException {
        JsonNode contest = show(id, name);
        while (!contest.at("/contest/status").stringValue().equals(status)
                || contest.at("/contest/round").intValue() < round) {
            Thread.sleep(100);
            contest = show(id, name);
        }
        return contest;
    }

    private <T> T stored(Function<Handle, T> work) {
        try (Database database =
                Database.open(new Settings("127.0.0.1", 0, rooms.database, false, 1, Limits.none(), null))) {
            return database.write(work);
        }
    }

    @Test
    void aSwissContestGoesFromSignUpToItsEnd() throws Exception {
        String id = made("Ann", SWISS + ",'rounds':3,'same':true", "Ann", "Bob", "Cyd", "Dan");
        JsonNode open = show(id, "Eve");
        assertThat(open.get("people")).hasSize(4);
        assertThat(open.has("lot")).isFalse();
        String commitment = open.get("commitment").stringValue();
        assertThat(person("Bob").post(path(id, "/join"), "{}").status()).isEqualTo(200);
        assertThat(rooms.browser().post(path(id, "/join"), "{}").status()).isEqualTo(401);
        assertThat(person("Bob").post(path(id, "/start"), "{}").code()).isEqualTo("not-organiser");
        done(person("Ann").post(path(id, "/start"), "{}"), "POST", path(id, "/start"));
        assertThat(person("Eve").post(path(id, "/join"), "{}").code()).isEqualTo("closed");
        assertThat(person("Ann").delete(path(id, "")).code()).isEqualTo("begun");

        for (int round = 1; round <= 3; round++) {
            until(id, "Ann", "running", round);
            JsonNode tables = round(id, round, "Ann").get("tables");
            assertThat(tables).hasSize(2);
            String own = game(id, "Ann");
            String other = "";
            for (String name : List.of("Bob", "Cyd", "Dan")) {
                other = game(id, name).equals(own) ? other : game(id, name);
            }
            nobodyElseSees(other, id, round);
            Map<String, String> games = new HashMap<>();
            for (String name : List.of("Bob", "Cyd", "Dan")) {
                games.putIfAbsent(game(id, name), name);
            }
            games.remove(own);
            resign(own, "Ann");
            resign(other, games.get(other));
            until(id, "Ann", round < 3 ? "running" : "ended", Math.min(3, round + 1));
            // Over is over: everybody may look.
            assertThat(person("Eve").get("/api/games/" + other + "/record").status())
                    .isEqualTo(200);
        }
        JsonNode ended = until(id, "Eve", "ended", 3);
        assertThat(ended.get("standings")).hasSize(4);
        assertThat(ended.at("/standings/3/name").stringValue()).isEqualTo("Ann");
        assertThat(new Lot(ended.get("lot").stringValue()).commitment()).isEqualTo(commitment);
        int points = 0;
        for (JsonNode place : ended.get("standings")) {
            points += place.get("points").intValue();
        }
        assertThat(points).isEqualTo(3 * 2 * 2);
        sameFromRecords(id, ended);

        String csv = person("Eve").get(path(id, "/standings")).text();
        assertThat(csv.lines()).hasSize(5);
        JsonNode export = done(person("Eve").get(path(id, "/export")), "GET", path(id, "/export"));
        assertThat(export.get("rounds")).hasSize(3);
        assertThat(export.at("/contest/standings")).isEqualTo(ended.get("standings"));
    }

    private void nobodyElseSees(String game, String id, int round) {
        for (Browser stranger : List.of(person("Ann"), person("Eve"), rooms.browser())) {
            for (String what : List.of("", "/view", "/entries", "/record", "/stats", "/chat", "/stream")) {
                assertThat(stranger.get("/api/games/" + game + what).status())
                        .as(what)
                        .isEqualTo(404);
            }
            assertThat(stranger.get("/api/games?show=running").text()).doesNotContain(game);
            assertThat(stranger.get(path(id, "/rounds/" + round)).text()).doesNotContain(game);
            assertThat(stranger.get(path(id, "/export")).text()).doesNotContain(game);
        }
    }

    /** Standings worked out once more, from what the records of the games say. */
    private void sameFromRecords(String id, JsonNode ended) throws Exception {
        Map<String, Integer> points = new HashMap<>();
        for (JsonNode round : person("Eve").get(path(id, "/export")).body().get("rounds")) {
            for (JsonNode table : round.get("tables")) {
                String game = table.get("game").stringValue();
                JsonNode shown = person("Eve").get("/api/games/" + game).body();
                GameRecord record = Records.read(
                        person("Eve").get("/api/games/" + game + "/record").text());
                assertThat(record.options().players()).isEqualTo(2);
                List<JsonNode> scores = new ArrayList<>();
                shown.at("/result/scores").forEach(scores::add);
                for (JsonNode score : scores) {
                    String name = shown.at("/seats/" + score.get("seat").intValue() + "/name")
                            .stringValue();
                    int own = score.get("place").intValue();
                    int other = scores.get(1 - score.get("seat").intValue())
                            .get("place")
                            .intValue();
                    points.merge(name, own < other ? 2 : own == other ? 1 : 0, Integer::sum);
                }
            }
        }
        for (JsonNode place : ended.get("standings")) {
            assertThat(place.get("points").intValue())
                    .isEqualTo(points.get(place.get("name").stringValue()));
        }
    }

    @Test
    void aSoloContestIsPlayedOnTheSameDealAndCannotBeShownBefore() throws Exception {
        String id = begun("Ann", "'format':'solo','options':" + SOLO + ",'rounds':1", "Ann", "Bob");
        String own = game(id, "Ann");
        String other = game(id, "Bob");
        assertThat(own).isNotEqualTo(other);
        long deal = seed(own);
        assertThat(seed(other)).isEqualTo(deal);
        assertThat(person("Ann").get("/api/games/" + own + "/hint?seat=0").code())
                .isEqualTo("contest");
        assertThat(person("Ann")
                        .put("/api/games/" + own + "/seats/0/bot", "{'level':'random'}")
                        .code())
                .isEqualTo("contest");
        Random random = new Random(1);
        JsonNode now = Rooms.playOn(person("Ann"), own, 0, 10_000, random);
        assertThat(Rooms.isOver(now)).isTrue();
        assertThat(person("Ann").get("/api/games/" + own + "/record").code()).isEqualTo("sealed");
        assertThat(person("Bob").get("/api/games/" + own + "/view").status()).isEqualTo(404);
        assertThat(person("Ann")
                        .post("/api/games/" + own + "/fork", "{'at':0,'seats':[{'kind':'me'}]}")
                        .code())
                .isEqualTo("sealed");
        resign(other, "Bob");
        JsonNode ended = until(id, "Ann", "ended", 1);
        assertThat(ended.at("/standings")).hasSize(2);
        JsonNode record = person("Bob").get("/api/games/" + own + "/record").body();
        int total = person("Bob")
                .get("/api/games/" + own)
                .body()
                .at("/result/scores/0/total")
                .intValue();
        assertThat(record.get("moves").size()).isGreaterThan(10);
        assertThat(place(ended, "Ann").get("points").intValue()).isEqualTo(total);
    }

    private long seed(String game) {
        return stored(handle -> handle.select("select seed from games where id = ?", game)
                .mapTo(Long.class)
                .one());
    }

    private static JsonNode place(JsonNode contest, String name) {
        for (JsonNode place : contest.get("standings")) {
            if (place.get("name").stringValue().equals(name)) {
                return place;
            }
        }
        throw new AssertionError(name);
    }

    @Test
    void groupsWithBotsGoOnToTheFinalWhenTimeIsUp() throws Exception {
        String terms = "'format':'groups','options':{'players':4},'rounds':1,'finals':1,'filler':'random'";
        String id = begun("Ann", terms, "Ann", "Bob");
        JsonNode table = round(id, 1, "Eve").at("/tables/0");
        assertThat(table.get("seats")
                        .valueStream()
                        .filter(seat -> seat.get("bot").booleanValue())
                        .count())
                .isEqualTo(2);
        // Different deals: everybody may watch, and nobody is the host.
        assertThat(person("Eve")
                        .get("/api/games/" + table.get("game").stringValue() + "/view")
                        .status())
                .isEqualTo(200);
        assertThat(person("Ann")
                        .post("/api/games/" + game(id, "Ann") + "/abandon", "{'version':0}")
                        .status())
                .isEqualTo(403);
        for (int round = 1; round <= 2; round++) {
            until(id, "Ann", "running", round);
            // Bots play until it is for a person to decide: that one has lost then.
            String game = game(id, "Ann");
            int seat = -1;
            while (seat < 0) {
                JsonNode shown = person("Ann").get("/api/games/" + game).body();
                int toMove = shown.get("toMove").intValue();
                seat = shown.at("/seats/" + toMove + "/kind").stringValue().equals("person") ? toMove : -1;
            }
            stored(handle -> handle.execute("update contests set due = 0 where id = ?", id));
            int last = seat;
            if (round == 1) {
                until(id, "Ann", "running", 2);
            } else {
                until(id, "Ann", "ended", 2);
            }
            JsonNode shown = person("Ann").get("/api/games/" + game).body();
            assertThat(shown.get("status").stringValue()).isEqualTo("finished");
            assertThat(shown.at("/result/scores/" + last + "/place").intValue()).isEqualTo(4);
        }
        JsonNode ended = show(id, "Eve");
        assertThat(ended.get("log").valueStream().map(entry -> entry.get("kind").stringValue()))
                .containsExactly("made", "begun", "round", "time-up", "closed", "round", "time-up", "closed", "ended");
    }

    @Test
    void whoLeavesOrIsExcludedLosesAndEverybodyReadsIt() throws Exception {
        String id = begun("Ann", "'format':'league','options':{'players':2},'size':4", "Bob", "Cyd", "Dan");
        assertThat(person("Bob")
                        .post(path(id, "/disqualify"), "{'name':'Cyd','reason':'x'}")
                        .code())
                .isEqualTo("not-organiser");
        JsonNode out = done(
                person("Ann").post(path(id, "/disqualify"), "{'name':'Cyd','reason':'Two accounts'}"),
                "POST",
                path(id, "/disqualify"));
        assertThat(out.get("log").valueStream().map(entry -> entry.path("text").asString("")))
                .contains("Two accounts");
        assertThat(person("Cyd").post(path(id, "/withdraw"), "{}").code()).isEqualTo("no-member");
        done(person("Dan").post(path(id, "/withdraw"), "{}"), "POST", path(id, "/withdraw"));
        JsonNode ended = until(id, "Eve", "ended", 1);
        // The lot decides who has nobody to play against at first; nobody who stays has lost to one who did not.
        assertThat(ended.get("standings")
                        .valueStream()
                        .filter(place -> place.get("name").stringValue().equals("Bob")))
                .singleElement()
                .satisfies(bob -> assertThat(bob.get("wins")).isEqualTo(bob.get("played")));
        assertThat(ended.at("/standings/2/state").stringValue()).isEqualTo("disqualified");
        assertThat(person("Bob").post(path(id, "/withdraw"), "{}").code()).isEqualTo("over");

        assertThat(person("Bob")
                        .post(path(id, "/next"), "{'closes':'" + later() + "'}")
                        .code())
                .isEqualTo("not-organiser");
        JsonNode next =
                done(person("Ann").post(path(id, "/next"), "{'closes':'" + later() + "'}"), "POST", path(id, "/next"));
        assertThat(next.at("/contest/season").intValue()).isEqualTo(2);
        assertThat(next.get("previous").stringValue()).isEqualTo(id);
        assertThat(person("Ann")
                        .post(path(id, "/next"), "{'closes':'" + later() + "'}")
                        .code())
                .isEqualTo("has-next");
    }

    @Test
    void onlyWhoHasMadeAContestRunsIt() {
        String id = made("Ann", SWISS, "Bob", "Cyd");
        for (String name : List.of("Bob", "Eve")) {
            Browser other = person(name);
            assertThat(other.post(path(id, "/start"), "{}").code()).isEqualTo("not-organiser");
            assertThat(other.delete(path(id, "")).code()).isEqualTo("not-organiser");
            assertThat(other.post(path(id, "/disqualify"), "{'name':'Cyd','reason':'x'}")
                            .code())
                    .isEqualTo("not-organiser");
            assertThat(other.post(path(id, "/next"), "{'closes':'" + later() + "'}")
                            .code())
                    .isEqualTo("not-organiser");
        }
        assertThat(show(id, "Eve").at("/contest/status").stringValue()).isEqualTo("signup");
        assertThat(show(id, "Eve").get("people")).hasSize(2);
        String game = game(begun("Ann", SWISS + ",'rounds':1", "Bob", "Cyd"), "Bob");
        for (String name : List.of("Ann", "Eve")) { // whoever has made it has no say at its tables
            assertThat(person(name)
                            .post("/api/games/" + game + "/abandon", "{'version':0}")
                            .code())
                    .isEqualTo("not-host");
            assertThat(person(name)
                            .put("/api/games/" + game + "/seats/0/bot", "{'level':'random'}")
                            .code())
                    .isEqualTo("not-your-seat");
        }
    }

    /** Whoever has made a contest may play in it: that must be no way to win rated games. */
    @Test
    void excludingAnOpponentWinsNoRatedGame() throws Exception {
        String id = begun("Ann", SWISS + ",'rounds':1,'rated':true", "Ann", "Bob");
        String game = game(id, "Ann");
        done(
                person("Ann").post(path(id, "/disqualify"), "{'name':'Bob','reason':'Wins'}"),
                "POST",
                path(id, "/disqualify"));
        assertThat(person("Bob").get("/api/games/" + game).body().get("status").stringValue())
                .isEqualTo("running");
        resign(game, "Ann");
        until(id, "Eve", "ended", 1);
        assertThat(person("Eve").get("/api/games/" + game).body().at("/result/scores/0/place"))
                .isNotEqualTo(person("Eve").get("/api/games/" + game).body().at("/result/scores/1/place"));
        assertThat(rating("Bob")).isGreaterThan(rating("Ann"));
    }

    private int rating(String name) {
        return person(name)
                .get("/api/accounts/" + name)
                .body()
                .at("/ratings/0/rating")
                .intValue();
    }

    @Test
    void howASealedGameWentIsToldNobodyBeforeItsRoundIsOver() throws Exception {
        String id = begun("Ann", "'format':'solo','options':" + SOLO + ",'rounds':1", "Ann", "Bob");
        Rooms.playOn(person("Ann"), game(id, "Ann"), 0, 10_000, new Random(1));
        TimeUnit.SECONDS.sleep(12); // whatever is due has been looked at
        String stats = "/api/accounts/Ann/stats?pool=solo";
        assertThat(person("Ann").get(stats).body().get("games").intValue()).isZero();
        assertThat(person("Bob").get(stats).body().get("games").intValue()).isZero();
        resign(game(id, "Bob"), "Bob");
        until(id, "Eve", "ended", 1);
        while (person("Eve").get(stats).body().get("games").intValue() == 0) {
            Thread.sleep(200);
        }
        assertThat(person("Eve").get(stats).body().get("openings")).hasSize(1);
    }

    @Test
    void aDeletedAccountIsOutAndHasNoName() throws Exception {
        String id = begun("Ann", SWISS + ",'rounds':2", "Bob", "Cyd");
        assertThat(person("Bob")
                        .post("/api/me/deletion", "{'password':'correct horse'}")
                        .status())
                .isEqualTo(204);
        JsonNode ended = until(id, "Ann", "ended", 1);
        assertThat(ended.toString()).doesNotContain("Bob");
        assertThat(place(ended, "–").get("state").stringValue()).isEqualTo("withdrawn");
        assertThat(place(ended, "Cyd").get("points").intValue()).isEqualTo(2);
    }

    /** Nor is there a log without end, which everybody reads, for somebody who comes back again and again. */
    @Test
    void whoeverWasSentAwayStaysAway() {
        String id = made("Ann", SWISS, "Bob", "Cyd");
        done(
                person("Ann").post(path(id, "/disqualify"), "{'name':'Cyd','reason':'Two accounts'}"),
                "POST",
                path(id, "/disqualify"));
        assertThat(person("Cyd").post(path(id, "/join"), "{}").code()).isEqualTo("not-again");
        // Whoever has gone by themselves may come back.
        done(person("Bob").post(path(id, "/withdraw"), "{}"), "POST", path(id, "/withdraw"));
        done(person("Bob").post(path(id, "/join"), "{}"), "POST", path(id, "/join"));
        assertThat(show(id, "Ann").get("people")).hasSize(1);
    }

    @Test
    void withdrawingInTimeSavesNobodyFromBeingDisqualified() {
        String id = begun("Ann", SWISS, "Bob", "Cyd", "Dan", "Eve");
        done(person("Dan").post(path(id, "/withdraw"), "{}"), "POST", path(id, "/withdraw"));
        String out = path(id, "/disqualify");
        JsonNode now =
                done(person("Ann").post(out, "{'name':'Dan','reason':'An engine beside the board'}"), "POST", out);
        assertThat(place(now, "Dan").get("state").stringValue()).isEqualTo("disqualified");
        assertThat(now.at("/standings/3/name").stringValue()).isEqualTo("Dan");
        assertThat(person("Ann").post(out, "{'name':'Dan','reason':'Again'}").code())
                .isEqualTo("no-member");
    }

    @Test
    void aSeasonThatWasCancelledStopsNoLeague() throws Exception {
        String id = begun("Ann", "'format':'league','options':{'players':2}", "Bob", "Cyd");
        resign(game(id, "Bob"), "Bob");
        until(id, "Ann", "ended", 1);
        String next = path(id, "/next");
        String body = "{'closes':'" + later() + "'}";
        String second = done(person("Ann").post(next, body), "POST", next)
                .at("/contest/id")
                .stringValue();
        assertThat(person("Ann").post(next, body).code()).isEqualTo("has-next");
        assertThat(person("Ann").delete(path(second, "")).status()).isEqualTo(204);
        assertThat(show(id, "Ann").has("next")).isFalse();
        JsonNode third = done(person("Ann").post(next, body), "POST", next);
        assertThat(third.at("/contest/season").intValue()).isEqualTo(2);
        // What nobody has played is in no list.
        assertThat(person("Bob").get("/api/contests?show=over").body().get("contests"))
                .hasSize(1);
    }

    @Test
    void whoeverIsKeptOutLetsNobodyWait() throws Exception {
        String runs = begun("Ann", SWISS + ",'rounds':2,'same':true", "Bob", "Cyd");
        String waits = made("Ann", SWISS, "Bob", "Cyd");
        try (Database database =
                Database.open(new Settings("127.0.0.1", 0, rooms.database, false, 1, Limits.none(), null))) {
            person("Dan");
            new Admin(database).appoint("Dan", true);
        }
        assertThat(person("Dan")
                        .put("/api/admin/people/Bob/ban", "{'days':3,'reason':'Be kind.'}")
                        .status())
                .isEqualTo(204);
        // Nobody resigns for Bob: whichever node looks after the contest does.
        JsonNode ended = until(runs, "Cyd", "ended", 1);
        assertThat(place(ended, "Bob").get("state").stringValue()).isEqualTo("withdrawn");
        assertThat(place(ended, "Cyd").get("points").intValue()).isEqualTo(2);
        assertThat(show(waits, "Cyd").get("people")).hasSize(1);
    }

    @Test
    void contestsOfStrangersDoNotStopWhoeverLooksAfterTheServer() {
        String id = made("Ann", SWISS);
        stored(handle -> {
            for (int i = 1; i < 200; i++) {
                handle.execute(
                        "insert into contests (id, title, organiser, host, format, terms, secret, status, season, created,"
                                + " closes) select ?, title, organiser, host, format, terms, secret, status, season, created,"
                                + " closes from contests where id = ?",
                        "contest-" + i,
                        id);
            }
            return handle.execute("update people set admin = 1 where name = 'Ann'");
        });
        assertThat(make(person("Bob"), SWISS).code()).isEqualTo("many-contests");
        assertThat(make(person("Ann"), SWISS).status()).isEqualTo(201);
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        Browser ann = person("Ann");
        for (String terms : List.of(
                "'format':'none','options':{'players':2}",
                "'format':'swiss','options':{'players':3}",
                "'format':'groups','options':{'players':2}",
                "'format':'solo','options':{'players':2}",
                "'format':'swiss'",
                SWISS + ",'rounds':0",
                SWISS + ",'rounds':16",
                SWISS + ",'most':129",
                SWISS + ",'size':4",
                SWISS + ",'hours':0",
                SWISS + ",'filler':'nobody'",
                SWISS + ",'time':{'minutes':5,'expiry':'ask'}",
                "'format':'league','options':{'players':2},'rounds':4",
                "'format':'solo','options':" + SOLO + ",'rated':true",
                "'format':'solo','options':" + SOLO + ",'same':false")) {
            assertThat(make(ann, terms).code()).as(terms).isEqualTo("bad-request");
        }
        for (String title : List.of("", "a\\u0000b", "x".repeat(61), "a\\u202eb")) {
            assertThat(ann.post("/api/contests", "{'title':'" + title + "','closes':'" + later() + "'," + SWISS + "}")
                            .status())
                    .isEqualTo(400);
        }
        for (String closes :
                List.of("2020-01-01T00:00:00Z", "2099-01-01T00:00:00Z", "soon", "+999999999-12-31T23:59:59Z")) {
            assertThat(ann.post("/api/contests", "{'title':'Cup','closes':'" + closes + "'," + SWISS + "}")
                            .status())
                    .isEqualTo(400);
        }
        String id = done(
                        ann.post(
                                "/api/contests",
                                "{'title':'<b>=Cup</b>','closes':'" + later() + "'," + SWISS + ",'most':2}"),
                        "POST",
                        "/api/contests")
                .at("/contest/id")
                .stringValue();
        for (String name : List.of("Bob", "Cyd")) {
            assertThat(person(name).post(path(id, "/join"), "{}").status()).isEqualTo(200);
        }
        assertThat(person("Dan").post(path(id, "/join"), "{}").code()).isEqualTo("full");
        assertThat(ann.get(path(id, "/rounds/1")).code()).isEqualTo("no-such-round");
        assertThat(ann.get(path(id, "/rounds/-1")).status()).isEqualTo(400);
        assertThat(ann.get("/api/contests?show=open").body().get("contests")).hasSize(1);
        assertThat(ann.delete(path(id, "")).status()).isEqualTo(204);
        assertThat(show(id, "Bob").at("/contest/status").stringValue()).isEqualTo("cancelled");
        assertThat(person("Bob").post(path(id, "/join"), "{}").code()).isEqualTo("closed");
    }

    @Test
    void nobodyMakesMoreThanAFew() {
        rooms.close();
        rooms = new Rooms(Databases.SQLITE.fresh());
        rooms.stop();
        try (Server few = Server.start(new Settings(
                "127.0.0.1", 0, rooms.database, false, 1, Limits.none().withContests(1), null))) {
            Browser ann = new Browser(few.port());
            ann.post("/api/accounts", "{'name':'Ann','password':'correct horse'}");
            assertThat(make(ann, SWISS).status()).isEqualTo(201);
            assertThat(make(ann, SWISS).code()).isEqualTo("many-contests");
        }
        try (Server none = Server.start(new Settings(
                "127.0.0.1", 0, rooms.database, false, 1, Limits.none().withContests(0), null))) {
            Browser bob = new Browser(none.port());
            bob.post("/api/accounts", "{'name':'Bob','password':'correct horse'}");
            assertThat(make(bob, SWISS).code()).isEqualTo("not-admin");
        }
        rooms = new Rooms(Databases.SQLITE.fresh());
    }

    @Test
    void signUpEndsByItselfAlsoWhileTheServerWasDown() throws Exception {
        String id = made("Ann", SWISS + ",'rounds':1", "Ann", "Bob", "Cyd");
        String empty = made("Ann", SWISS, "Bob");
        rooms.stop();
        stored(handle -> handle.execute("update contests set closes = 1"));
        rooms.restart();
        people.values().forEach(browser -> browser.at(rooms.port()));
        until(id, "Ann", "running", 1);
        until(empty, "Ann", "cancelled", 0);
        JsonNode tables = round(id, 1, "Ann").get("tables");
        assertThat(tables).hasSize(2);
        assertThat(tables.valueStream().filter(table -> table.has("game"))).hasSize(1);
    }

    @Test
    void twoNodesOpenARoundOnce() throws Exception {
        rooms.close();
        rooms = new Rooms(Databases.POSTGRESQL.fresh());
        try (Server second = Rooms.start(rooms.database)) {
            List<String> contests = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                contests.add(made("Ann" + i, SWISS + ",'rounds':2", "Bob", "Cyd", "Dan", "Eve"));
            }
            stored(handle -> handle.execute("update contests set closes = 1"));
            for (String id : contests) {
                until(id, "Bob", "running", 1);
                Map<String, String> games = new HashMap<>();
                for (String name : List.of("Bob", "Cyd", "Dan", "Eve")) {
                    person(name).at(second.port());
                    games.put(game(id, name), name);
                }
                assertThat(games).hasSize(2);
                games.forEach(this::resign);
            }
            for (String id : contests) {
                until(id, "Bob", "running", 2);
                assertThat(round(id, 1, "Bob").get("tables")).hasSize(2);
                assertThat(round(id, 2, "Bob").get("tables")).hasSize(2);
            }
            int games = stored(handle -> handle.select("select count(*) from games")
                    .mapTo(Integer.class)
                    .one());
            assertThat(games).isEqualTo(6 * 4);
        }
    }

    @Test
    void myRoundIsOnMyList() {
        String id = begun("Ann", SWISS + ",'rounds':1", "Ann", "Bob");
        JsonNode mine = done(person("Bob").get("/api/me/contests"), "GET", "/api/me/contests");
        assertThat(mine.at("/contests/0/contest/id").stringValue()).isEqualTo(id);
        assertThat(mine.at("/contests/0/game").stringValue()).isEqualTo(game(id, "Bob"));
        JsonNode table = person("Bob").get("/api/games/" + game(id, "Bob")).body();
        assertThat(table.get("contest").stringValue()).isEqualTo(id);
        assertThat(table.has("invitation")).isFalse();
    }
}
