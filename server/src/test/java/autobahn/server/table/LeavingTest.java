package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Nobody escapes from a game, is put out of it while present, or keeps the others in it for ever. */
@Tag("slow")
class LeavingTest extends AtATableOfTwo {
    private static final String HOUR_AGO = String.valueOf(System.currentTimeMillis() - 3_600_000);

    private Browser cid;

    @Override
    @BeforeEach
    void begin() {
        players = new Browser[] {ann, bob};
        cid = rooms.browser();
    }

    private static void register(Browser browser, String name) {
        assertThat(browser.post("/api/accounts", "{'name':'" + name + "','password':'correct horse'}")
                        .status())
                .isEqualTo(201);
    }

    private void rated(String more) {
        register(ann, "Ann");
        register(bob, "Bob");
        two(",'rated':true" + more);
    }

    /** Ann, Bob and Cid, none of them with an account. */
    private void three() {
        game = ann.table(
                "{'players':3}", "[{'kind':'me','name':'Ann'},{'kind':'open'},{'kind':'open'}]", ",'listed':true");
        assertThat(bob.put(path("/seats/1"), "{'name':'Bob'}").status()).isEqualTo(200);
        assertThat(cid.put(path("/seats/2"), "{'name':'Cid'}").status()).isEqualTo(200);
        assertThat(ann.post(path("/start"), "{}").status()).isEqualTo(200);
        players = new Browser[] {ann, bob, cid};
    }

    private Browser.Reply resign(Browser browser, int seat) {
        return browser.post(path("/seats/" + seat + "/resign"), "{}");
    }

    private Browser.Reply standIn(Browser browser, int seat) {
        return browser.post(path("/seats/" + seat + "/stand-in"), "{}");
    }

    private int rating(String name) {
        return ann.get("/api/accounts/" + name).body().at("/ratings/0/rating").asInt(1500);
    }

    /** Nobody has followed or decided for an hour: as nodes would have noted it. */
    private void anHourPasses(int seat) {
        rooms.stop();
        write("update entries set at = " + HOUR_AGO + " where game = '" + game + "'");
        write("update games set started = " + HOUR_AGO + " where id = '" + game + "'");
        write("update seats set away = " + HOUR_AGO + " where game = '" + game + "' and seat = " + seat);
        restart();
        cid.at(rooms.port());
    }

    /** The seat that has to decide is not Ann's. */
    private int untilAnother() {
        for (int i = 0; i < 100; i++) {
            int seat = table().get("toMove").intValue();
            if (seat != 0) {
                return seat;
            }
            playOn(1);
        }
        throw new AssertionError("Ann does not end her turn");
    }

    // --- Resigning -------------------------------------------------------------------------------------------------

    @Test
    void whoeverResignsHasLostWhateverThePoints() {
        rated("");
        JsonNode scores = ann.get(path("/view")).body().at("/view/scores");
        int leader = scores.get(0).get("total").intValue()
                        >= scores.get(1).get("total").intValue()
                ? 0
                : 1;
        assertThat(resign(players[1 - leader], leader).code()).isEqualTo("not-your-seat");
        JsonNode ended = resign(players[leader], leader).body();
        assertThat(ended.get("status").stringValue()).isEqualTo("finished");
        assertThat(ended.get("agreement").stringValue()).isEqualTo("resigned");
        assertThat(ended.at("/seats/" + leader + "/left").stringValue()).isEqualTo("resigned");
        assertThat(seats(ended.at("/result/winners"))).containsExactly(1 - leader);
        assertThat(ended.at("/result/scores/" + leader + "/place").intValue()).isEqualTo(2);
        List<String> names = List.of("Ann", "Bob");
        assertThat(rating(names.get(leader))).isEqualTo(1421);
        assertThat(rating(names.get(1 - leader))).isEqualTo(1579);
        assertThat(resign(players[leader], leader).status()).as("sent again").isEqualTo(200);
        restart();
        assertThat(table().get("result")).isEqualTo(ended.get("result"));
        assertThat(rating(names.get(leader))).isEqualTo(1421);
    }

    @Test
    void aBotPlaysOnWhereTheTableHasAgreedOnThat() {
        rated(",'leaving':{'resigned':'bot','level':'random','minutes':60}");
        assertThat(table().at("/leaving/minutes").intValue()).isEqualTo(60);
        JsonNode after = resign(bob, 1).body();
        assertThat(after.get("status").stringValue()).isEqualTo("running");
        assertThat(after.at("/seats/1/substitute").stringValue()).isEqualTo("random");
        ann.put(path("/seats/0/bot"), "{'level':'random'}");
        try (EventStream stream = ann.follow(path("/stream"), null)) {
            stream.await(r -> r.event().equals("table") && r.data().contains("\"finished\""));
        }
        assertThat(seats(table().at("/result/winners"))).containsExactly(0);
        assertThat(rating("Ann")).isEqualTo(1579);
        assertThat(rating("Bob")).isEqualTo(1421);
    }

    @Test
    void whoeverHasResignedDecidesNothingAnyMore() {
        three();
        playOn(12);
        assertThat(resign(ann, 0).body().get("status").stringValue()).isEqualTo("running");
        assertThat(ann.delete(path("/seats/0/bot")).code()).isEqualTo("resigned");
        assertThat(ann.put(path("/seats/0/bot"), "{'level':'random'}").code()).isEqualTo("resigned");
        assertThat(ann.post(path("/undo"), "{'seat':0,'version':" + version() + ",'id':'undo-" + Browser.id() + "'}")
                        .code())
                .isEqualTo("resigned");
        assertThat(propose(ann, 0, COUNTED).code()).isEqualTo("resigned");
        untilPeopleDecide();
        String request = request(propose(bob, 1, COUNTED));
        assertThat(answer(ann, request, false).code()).isEqualTo("not-seated");
        JsonNode ended = answer(cid, request, true).body();
        assertThat(ended.get("status").stringValue()).isEqualTo("finished");
        assertThat(ended.at("/result/scores/0/place").intValue()).isEqualTo(3);
    }

    /** Ann's bot has played: a proposal, and what is answered to it, would not outlive its moves. */
    private void untilPeopleDecide() {
        try (EventStream stream = bob.follow(path("/stream?seat=1"), null)) {
            stream.await(r -> table().get("toMove").intValue() != 0);
        }
    }

    @Test
    void whoeverIsAloneGivesUpInstead() {
        game = ann.table(TWO, HOT_SEAT);
        assertThat(resign(ann, 0).code()).isEqualTo("alone");
        assertThat(status()).isEqualTo("running");
    }

    @Test
    void twoWhoResignAtOnceLeaveOneResult() {
        rated("");
        CompletableFuture<Browser.Reply> first = CompletableFuture.supplyAsync(() -> resign(ann, 0));
        CompletableFuture<Browser.Reply> second = CompletableFuture.supplyAsync(() -> resign(bob, 1));
        assertThat(List.of(first.join().status(), second.join().status())).containsExactlyInAnyOrder(200, 409);
        assertThat(rating("Ann") + rating("Bob")).isEqualTo(3000);
        assertThat(table().at("/result/winners").size()).isEqualTo(1);
    }

    // --- Absence ---------------------------------------------------------------------------------------------------

    @Test
    void anyOtherPlayerReplacesWhoeverIsAbsentForLongAndNobodyBefore() {
        rated(",'leaving':{'level':'random'}");
        int absent = table().get("toMove").intValue();
        Browser other = players[1 - absent];
        assertThat(standIn(other, absent).code()).isEqualTo("not-absent");
        anHourPasses(absent);
        assertThat(standIn(players[absent], absent).code()).isEqualTo("not-other-player");
        try (EventStream back = players[absent].follow(path("/stream?seat=" + absent), null)) {
            back.await(r -> r.event().equals("table"));
            assertThat(standIn(other, absent).code()).as("there again").isEqualTo("not-absent");
        }
        anHourPasses(absent);
        JsonNode after = standIn(other, absent).body();
        assertThat(after.at("/seats/" + absent + "/left").stringValue()).isEqualTo("absent");
        assertThat(after.at("/seats/" + absent + "/substitute").stringValue()).isEqualTo("random");
        assertThat(standIn(other, absent).status()).as("sent again").isEqualTo(200);
        JsonNode back =
                players[absent].delete(path("/seats/" + absent + "/bot")).body();
        assertThat(back.at("/seats/" + absent + "/left").isMissingNode()).isTrue();
    }

    @Test
    void nobodyIsReplacedSoonerThanTheTableHasAgreed() {
        rated(",'leaving':{'minutes':120}");
        int absent = table().get("toMove").intValue();
        anHourPasses(absent);
        Browser.Reply refused = standIn(players[1 - absent], absent);
        assertThat(refused.code()).isEqualTo("not-yet");
        assertThat(refused.body().get("from").stringValue())
                .isGreaterThan(java.time.Instant.now().toString());
        assertThat(table().at("/seats/" + absent + "/away").isString()).isTrue();
    }

    @Test
    void anAbsenceCountsAsTheTableHasAgreed() {
        rated(",'leaving':{'counts':'loss','level':'random'}");
        int absent = table().get("toMove").intValue();
        anHourPasses(absent);
        standIn(players[1 - absent], absent);
        JsonNode ended = propose(players[1 - absent], 1 - absent, COUNTED).body();
        for (int i = 0; i < 100 && !"finished".equals(ended.path("status").asString("")); i++) {
            ended = propose(players[1 - absent], 1 - absent, COUNTED).body(); // the bot may have played meanwhile
        }
        assertThat(seats(ended.at("/result/winners"))).containsExactly(1 - absent);
        assertThat(rating(List.of("Ann", "Bob").get(absent))).isEqualTo(1421);
    }

    /** On PostgreSQL it takes three quarters of a minute: nodes that share a database hear of each other first. */
    @Test
    void everybodySeesSinceWhenSomebodyIsAway() {
        two("");
        try (EventStream mine = ann.follow(path("/stream?seat=0"), null)) {
            JsonNode seen = mine.await(
                            r -> r.event().equals("table") && r.data().contains("\"away\""))
                    .json();
            assertThat(seen.at("/seats/0/away").isMissingNode()).isTrue();
            String since = seen.at("/seats/1/away").stringValue();
            assertThat(since).isLessThan(java.time.Instant.now().toString());
            try (EventStream back = bob.follow(path("/stream?seat=1"), null)) {
                back.await(r -> r.event().equals("table"));
                assertThat(table().at("/seats/1/away").isMissingNode()).isTrue();
            }
        }
    }

    // --- Stalling --------------------------------------------------------------------------------------------------

    @Test
    void whoeverLetsEverybodyWaitIsNotAskedAnyMore() {
        rated("");
        int staller = untilAnother();
        assertThat(staller).isEqualTo(1);
        String asked = request(propose(ann, 0, COUNTED));
        assertThat(answer(bob, asked, false).status()).isEqualTo(200);
        assertThat(status()).isEqualTo("running");
        anHourPasses(staller);
        try (EventStream there = bob.follow(path("/stream?seat=1"), null)) {
            there.await(r -> r.event().equals("table"));
            JsonNode ended = propose(ann, 0, COUNTED).body();
            assertThat(ended.get("status").stringValue()).isEqualTo("finished");
            assertThat(ended.at("/seats/1/left").stringValue()).isEqualTo("stalled");
            assertThat(seats(ended.at("/result/winners"))).containsExactly(0);
        }
        assertThat(rating("Bob")).isEqualTo(1421);
    }

    @Test
    void whoeverStallsCannotStopTheOthersFromEnding() {
        three();
        playOn(5);
        int staller = untilAnother();
        Browser third = staller == 1 ? cid : bob;
        anHourPasses(staller);
        JsonNode proposed = propose(ann, 0, BROKEN_OFF).body();
        assertThat(proposed.at("/ending/without").intValue()).isEqualTo(staller);
        assertThat(seats(proposed.at("/ending/missing"))).containsExactly(3 - staller);
        String request = proposed.at("/ending/request").stringValue();
        assertThat(answer(players[staller], request, false).code()).isEqualTo("overdue");
        assertThat(answer(third, request, true).body().get("status").stringValue())
                .isEqualTo("abandoned");
    }
}
