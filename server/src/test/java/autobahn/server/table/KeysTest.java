package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.admin.Admin;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Streams end with the key that opened them, and no others do. */
class KeysTest extends OnEachDatabase {
    private static final String LOG_IN = "{'name':'Ann','password':'correct horse'}";

    private Browser phone;
    private Browser program;
    private String token;
    private String game;

    /** Ann has an account, at a desk, on a phone and with a program, and a seat at a private table. */
    @BeforeEach
    void seat() {
        assertThat(ann.post("/api/accounts", LOG_IN).status()).isEqualTo(201);
        game = ann.table(TWO, HOT_SEAT, ",'listed':false");
        phone = rooms.browser();
        assertThat(phone.post("/api/session", LOG_IN).status()).isEqualTo(200);
        Browser.Reply made = ann.post("/api/tokens", "{'label':'bot'}");
        token = made.body().get("id").stringValue();
        program = rooms.program(made.body().get("token").stringValue());
    }

    /** Streams of one key. */
    private record Open(EventStream table, EventStream turns) implements AutoCloseable {
        void awaitEnd() {
            table.awaitEnd();
            turns.awaitEnd();
        }

        @Override
        public void close() {
            table.close();
            turns.close();
        }
    }

    private Open open(Browser browser) {
        Open open = new Open(
                browser.follow("/api/games/" + game + "/stream?seat=0&views=true", null),
                browser.follow("/api/me/turns", null));
        open.table.await(received -> received.event().equals("presence"));
        open.turns.await(received -> received.event().equals("turn"));
        return open;
    }

    private void assertGoOn(Browser speaker, Open... those) {
        String text = Browser.id();
        assertThat(speaker.post("/api/games/" + game + "/chat", "{'text':'" + text + "'}")
                        .status())
                .isEqualTo(201);
        for (Open open : those) {
            open.table.await(received -> received.event().equals("chat")
                    && received.json().get("text").stringValue().equals(text));
        }
    }

    @Test
    void loggingOutEndsTheStreamsOfThisBrowser() {
        try (Open desk = open(ann);
                Open other = open(phone);
                Open bot = open(program)) {
            assertThat(ann.delete("/api/session").status()).isEqualTo(204);
            desk.awaitEnd();
            assertGoOn(phone, other, bot);
        }
    }

    @Test
    void loggingInAnewEndsTheStreamsOfTheKeyBefore() {
        try (Open desk = open(ann);
                Open other = open(phone)) {
            assertThat(ann.post("/api/session", LOG_IN).status()).isEqualTo(200);
            desk.awaitEnd();
            assertGoOn(ann, other);
        }
    }

    @Test
    void revokingATokenEndsTheStreamsOfTheProgram() {
        try (Open desk = open(ann);
                Open bot = open(program)) {
            assertThat(ann.delete("/api/tokens/" + token).status()).isEqualTo(204);
            bot.awaitEnd();
            assertGoOn(ann, desk);
        }
    }

    @Test
    void aNewPasswordEndsAllStreams() {
        try (Open desk = open(ann);
                Open other = open(phone);
                Open bot = open(program)) {
            String change = "{'current':'correct horse','password':'battery staple'}";
            assertThat(ann.put("/api/me/password", change).status()).isEqualTo(204);
            for (Open open : List.of(desk, other, bot)) {
                open.awaitEnd();
            }
        }
        try (Open again = open(ann)) {
            assertGoOn(ann, again);
        }
    }

    /** A thief may have made one. */
    @Test
    void aNewPasswordVoidsTheRecoveryLinksOfSeats() {
        String link = ann.post("/api/games/" + game + "/seats/0/recovery", "{}")
                .body()
                .get("secret")
                .stringValue();
        assertThat(ann.put("/api/me/password", "{'current':'correct horse','password':'battery staple'}")
                        .status())
                .isEqualTo(204);
        assertThat(rooms.browser()
                        .post("/api/recover", "{'secret':'" + link + "'}")
                        .code())
                .isEqualTo("no-such-link");
        assertThat(ann.view(game, 0).get("version").intValue()).isZero();
    }

    @Test
    void loggingOutElsewhereEndsTheStreamsOfBrowsers() {
        try (Open desk = open(ann);
                Open other = open(phone);
                Open bot = open(program)) {
            assertThat(ann.delete("/api/session/others").status()).isEqualTo(204);
            desk.awaitEnd(); // whoever has a copy of its key is out as well
            other.awaitEnd();
            assertGoOn(ann, bot);
        }
        try (Open again = open(ann)) {
            assertGoOn(ann, again);
        }
    }

    @Test
    void aPasswordSetByTheHostEndsAllStreams() {
        try (Open desk = open(ann);
                Open bot = open(program);
                Database database = Database.open(new Settings("", 0, rooms.database, false, 1))) {
            new Admin(database).newPassword("ann");
            desk.awaitEnd();
            bot.awaitEnd();
            assertThat(ann.get("/api/me").status()).isEqualTo(401);
        }
    }

    @Test
    void strangersAreNotCutOff() {
        String listed = ann.table(TWO, HOT_SEAT, ",'listed':true");
        try (EventStream watched = rooms.browser().follow("/api/games/" + listed + "/stream", null);
                Open desk = open(ann)) {
            assertThat(ann.delete("/api/session").status()).isEqualTo(204);
            desk.awaitEnd();
            assertThat(phone.post("/api/games/" + listed + "/chat", "{'text':'Hello'}")
                            .status())
                    .isEqualTo(201);
            watched.await(received -> received.event().equals("chat"));
        }
    }
}
