package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Nobody wins a rated game by a seat that is not theirs, or escapes from one by giving it away. */
class RatedSeatsTest extends OnEachDatabase {
    private static final String RATED = ",'listed':true,'rated':true";

    private String game;

    private String path(String rest) {
        return "/api/games/" + game + rest;
    }

    private static void register(Browser browser, String name) {
        assertThat(browser.post("/api/accounts", "{'name':'" + name + "','password':'correct horse'}")
                        .status())
                .isEqualTo(201);
    }

    /** A rated game of Ann and Bob. */
    private void begin() {
        game = ann.table(TWO, ME_AND_OPEN, RATED);
        assertThat(bob.put(path("/seats/1"), "{'name':'Bob'}").status()).isEqualTo(200);
        assertThat(ann.post(path("/start"), "{}").status()).isEqualTo(200);
    }

    @Test
    void theHostPutsNoBotInAPresentOpponentsPlace() {
        register(ann, "Ann");
        register(bob, "Bob");
        begin();
        Browser.Reply refused = ann.put(path("/seats/1/bot"), "{'level':'random'}");
        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.code()).isEqualTo("rated");
        assertThat(bob.put(path("/seats/1/bot"), "{'level':'random'}").status()).isEqualTo(200);
        assertThat(ann.delete(path("/seats/1/bot")).status()).isEqualTo(403);
        assertThat(bob.delete(path("/seats/1/bot")).status()).isEqualTo(200);
    }

    @Test
    void aLinkOpensASeatForItsAccountOnly() {
        register(ann, "Ann");
        register(bob, "Bob");
        begin();
        String link =
                bob.post(path("/seats/1/recovery"), "{}").body().get("secret").stringValue();
        Browser guest = rooms.browser();
        assertThat(guest.post("/api/recover", "{'secret':'" + link + "'}").code())
                .isEqualTo("other-account");
        assertThat(bob.post("/api/recover", "{'secret':'" + link + "'}").status())
                .isEqualTo(200);
    }

    @Test
    void nobodyHoldsTwoSeats() {
        register(ann, "Ann");
        assertThat(ann.post("/api/games", "{'options':" + TWO + ",'seats':[{'kind':'me'},{'kind':'me'}],'rated':true}")
                        .status())
                .isEqualTo(400);
        game = ann.table(TWO, ME_AND_OPEN, RATED);
        assertThat(ann.put(path("/seats/1"), "{'name':'Ann again'}").code()).isEqualTo("one-seat-each");
    }

    @Test
    void aGuestBecomesAnAccountTheTableKnowsButTheGameDoesNotCountForIt() {
        register(ann, "Ann");
        begin();
        register(bob, "Bob");
        assertThat(ann.get(path("")).body().at("/seats/1/account").booleanValue())
                .isTrue();
        for (Browser browser : new Browser[] {ann, bob}) {
            int seat = browser == ann ? 0 : 1;
            assertThat(browser.put(path("/seats/" + seat + "/bot"), "{'level':'random'}")
                            .status())
                    .isEqualTo(200);
        }
        try (EventStream stream = ann.follow(path("/stream"), null)) {
            stream.await(r -> r.event().equals("table") && r.data().contains("\"finished\""));
        }
        JsonNode result = bob.get("/api/accounts/Bob").body();
        assertThat(result.get("games").intValue()).isEqualTo(1);
        assertThat(result.get("ratings")).isEmpty();
        assertThat(ann.get("/api/accounts/Ann").body().get("ratings")).isEmpty();
    }

    @Test
    void aRecoveryLinkEndsWithTheSessionThatMadeIt() {
        register(ann, "Ann");
        game = ann.table(TWO, "[{'kind':'me'},{'kind':'me'}]");
        String link =
                ann.post(path("/seats/0/recovery"), "{}").body().get("secret").stringValue();
        assertThat(ann.delete("/api/session").status()).isEqualTo(204);
        assertThat(rooms.browser()
                        .post("/api/recover", "{'secret':'" + link + "'}")
                        .code())
                .isEqualTo("no-such-link");
    }
}
