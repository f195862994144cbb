package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Whoever does not look is told what concerns them, where they want it, once and not too late. */
@Tag("slow")
class NoticesTest extends AtATableOfTwo {
    private Listener listener;
    private String secret;

    @Override
    @BeforeEach
    void begin() {
        players = new Browser[] {ann, bob};
        listener = new Listener();
        register(ann, "Ann");
        register(bob, "Bob");
    }

    @AfterEach
    void stopListening() {
        listener.close();
    }

    private static void register(Browser browser, String name) {
        assertThat(browser.post("/api/accounts", "{'name':'" + name + "','password':'correct horse'}")
                        .status())
                .isEqualTo(201);
    }

    private Browser.Reply hook(Browser browser, String style, String path) {
        return browser.post(
                "/api/me/notices/webhooks", "{'style':'" + style + "','address':'" + listener.address(path) + "'}");
    }

    /** Bob wants to be told by a webhook. */
    private void bobListens() {
        Browser.Reply made = hook(bob, "json", "/bob");
        assertThat(made.status()).as(made.text()).isEqualTo(201);
        secret = made.body().get("secret").stringValue();
    }

    private void twoAtATable() {
        game = ann.table(TWO, ME_AND_OPEN, ",'listed':true,'title':'Evening'");
        bob.put(path("/seats/1"), "{'name':'Bob'}");
        assertThat(ann.post(path("/start"), "{}").status()).isEqualTo(200);
    }

    /** Plays until Bob has to decide. */
    private void untilBobDecides() {
        Random random = new Random(3);
        for (int i = 0; i < 200 && table().get("toMove").intValue() != 1; i++) {
            Rooms.playOn(ann, game, 0, 1, random);
        }
        assertThat(table().get("toMove").intValue()).isEqualTo(1);
    }

    /** Nobody waits for what is told a little later. */
    private void soon() {
        write("update notices set due = 1 where due is not null");
        write("update deliveries set due = 1");
    }

    /** Waits until everything is decided upon and sent, or not. */
    private void untilNothingIsLeft() {
        for (int i = 0; i < 600 && (count("notices where due is not null") > 0 || count("deliveries") > 0); i++) {
            soon();
            pause();
        }
        assertThat(count("notices where due is not null") + count("deliveries")).isZero();
    }

    private static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(100);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private int count(String what) {
        int[] found = {0};
        read("select count(*) from " + what, row -> found[0] = row.getInt(1));
        return found[0];
    }

    private static JsonNode json(Listener.Posted posted) {
        return JsonMapper.shared().readTree(posted.body());
    }

    // --- What is told ----------------------------------------------------------------------------------------------

    @Test
    void aTurnIsToldOnceAndSigned() throws GeneralSecurityException {
        bobListens();
        bob.put("/api/me/notices", "{'language':'de'}");
        twoAtATable();
        untilBobDecides();
        soon();
        Listener.Posted posted = listener.await();
        JsonNode told = json(posted);
        assertThat(told.get("kind").stringValue()).isEqualTo("turn");
        assertThat(told.get("text").stringValue()).isEqualTo("Du bist am Zug: Evening");
        assertThat(told.get("link").stringValue()).isEqualTo("https://autobahn.test/game/" + game);
        assertThat(posted.path()).isEqualTo("/bob");
        String[] parts = posted.headers().get("Autobahn-Signature").split(",v1=", 2);
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        mac.update((parts[0].substring(2) + ".").getBytes(StandardCharsets.UTF_8));
        assertThat(HexFormat.of().formatHex(mac.doFinal(posted.body()))).isEqualTo(parts[1]);
        untilNothingIsLeft();
        // Ann takes her turn back and ends it again: Bob has not decided since, and is not told once more.
        Browser.Reply undone =
                ann.post(path("/undo"), "{'seat':0,'version':" + version() + ",'id':'undo-" + Browser.id() + "'}");
        if (undone.status() == 202) {
            String request = undone.body().at("/undo/request").stringValue();
            bob.post(path("/undo/answer"), "{'request':'" + request + "','agree':true}");
        }
        untilBobDecides();
        untilNothingIsLeft();
        assertThat(listener.posted.stream().filter(each -> each.text().contains("\"turn\"")))
                .isEmpty();
    }

    @Test
    void nobodyIsToldOfATurnThatIsMade() {
        bobListens();
        twoAtATable();
        untilBobDecides();
        assertThat(count("notices where due is not null")).isPositive();
        Rooms.playOn(bob, game, 1, 1, new Random(1));
        untilNothingIsLeft();
        assertThat(listener.posted).isEmpty();
    }

    @Test
    void whoeverLooksAtTheTableIsNotTold() {
        bobListens();
        twoAtATable();
        try (EventStream stream = bob.follow(path("/stream?seat=1"), null)) {
            stream.await(r -> r.event().equals("table"));
            untilBobDecides();
            untilNothingIsLeft();
        }
        assertThat(listener.posted).isEmpty();
    }

    @Test
    void whoeverWantsNothingIsToldNothing() {
        bobListens();
        JsonNode wishes = bob.put("/api/me/notices", "{'wishes':{'turn':[],'message':[]}}")
                .body()
                .get("wishes");
        assertThat(wishes.get("turn").size()).isZero();
        assertThat(wishes.get("ended").size()).isEqualTo(1);
        twoAtATable();
        untilBobDecides();
        ann.post(path("/chat"), "{'text':'Hello?'}");
        assertThat(count("notices")).isZero();
        assertThat(count("notices where person not in (select person from notice_wishes)"))
                .isZero();
    }

    @Test
    void messagesQuestionsAndEndsAreTold() {
        bobListens();
        twoAtATable();
        playOn(25);
        untilNothingIsLeft();
        listener.posted.clear();
        ann.post(path("/chat"), "{'text':'Hello?'}");
        ann.post(path("/chat"), "{'text':'Are you there?'}");
        soon();
        assertThat(json(listener.await()).get("text").stringValue()).isEqualTo("Ann has written: Evening");
        untilNothingIsLeft();
        ann.post(path("/chat"), "{'text':'Never mind.'}");
        long[] due = {0};
        read("select due from notices where kind = 'message'", row -> due[0] = row.getLong(1));
        assertThat(due[0]).as("the next one waits").isGreaterThan(System.currentTimeMillis() + 1_800_000);
        write("update notices set due = null");
        assertThat(ann.post(path("/seats/0/resign"), "{}").status()).isEqualTo(200);
        soon();
        assertThat(json(listener.await()).get("kind").stringValue()).isEqualTo("ended");
        untilNothingIsLeft();
        assertThat(listener.posted).isEmpty();
    }

    @Test
    void whoeverAsksAgainAndAgainIsToldSeldom() {
        bobListens();
        twoAtATable();
        playOn(25);
        untilNothingIsLeft();
        listener.posted.clear();
        String request = asksToTakeBack();
        soon();
        assertThat(json(listener.await()).get("kind").stringValue()).isEqualTo("undo");
        untilNothingIsLeft();
        bob.post(path("/undo/answer"), "{'request':'" + request + "','agree':false}");
        asksToTakeBack();
        long[] due = {0};
        read("select due from notices where kind = 'undo'", row -> due[0] = row.getLong(1));
        assertThat(due[0]).as("the next one waits").isGreaterThan(System.currentTimeMillis() + 120_000);
    }

    private String asksToTakeBack() {
        Browser.Reply asked = ann.post(
                path("/undo"), "{'seat':0,'version':" + version() + ",'id':'undo-" + Browser.id() + "','to':1}");
        assertThat(asked.status()).as(asked.text()).isEqualTo(202);
        return asked.body().at("/undo/request").stringValue();
    }

    @Test
    void whoeverIsInvitedByNameIsTold() {
        bobListens();
        game = ann.table(TWO, ME_AND_OPEN, ",'title':'Evening'");
        Browser.Reply invited = ann.post(path("/invitations"), "{'name':'Bob'}");
        assertThat(invited.status()).as(invited.text()).isLessThan(300);
        soon();
        assertThat(json(listener.await()).get("text").stringValue()).isEqualTo("Ann invites you to a table: Evening");
        untilNothingIsLeft();
        assertThat(listener.posted).isEmpty();
    }

    @Test
    void whatWasToBeToldIsToldAfterARestart() {
        bobListens();
        twoAtATable();
        untilBobDecides();
        rooms.stop();
        assertThat(listener.posted).isEmpty();
        soon();
        restart();
        assertThat(json(listener.await()).get("kind").stringValue()).isEqualTo("turn");
    }

    // --- Where -----------------------------------------------------------------------------------------------------

    @Test
    void eachServiceIsToldAsItWants() {
        for (String style : List.of("discord", "slack", "ntfy")) {
            assertThat(hook(bob, style, "/" + style).status()).isEqualTo(201);
        }
        game = ann.table(
                TWO, ME_AND_OPEN, ",'listed':true,'title':'<!channel> @everyone & [co](https://evil.example)'");
        bob.put(path("/seats/1"), "{'name':'Bob'}");
        ann.post(path("/start"), "{}");
        untilBobDecides();
        soon();
        for (int i = 0; i < 3; i++) {
            Listener.Posted posted = listener.await();
            JsonNode body = json(posted);
            assertThat(posted.text()).doesNotContain("://evil").doesNotContain("evil.example");
            switch (posted.path()) {
                case "/discord" -> {
                    assertThat(body.get("content").stringValue()).contains("@everyone");
                    assertThat(body.at("/allowed_mentions/parse").size()).isZero();
                }
                case "/slack" ->
                    assertThat(body.get("text").stringValue())
                            .contains("&lt;!channel&gt;")
                            .doesNotContain("<");
                case "/" -> {
                    assertThat(body.get("topic").stringValue()).isEqualTo("ntfy");
                    assertThat(body.get("click").stringValue()).endsWith(game);
                }
                default -> throw new AssertionError(posted.path());
            }
        }
    }

    @Test
    void aBrowserIsPushedToAndAloneCanReadIt() throws GeneralSecurityException {
        PushedBrowser browser = new PushedBrowser();
        String shown = bob.get("/api/me/notices").body().get("pushKey").stringValue();
        Browser.Reply added = bob.post(
                "/api/me/notices/browsers",
                "{'endpoint':'" + listener.address("/push/1?x=y") + "','receiver':'" + browser.receiver() + "','auth':'"
                        + browser.auth() + "'}");
        assertThat(added.status()).as(added.text()).isEqualTo(201);
        twoAtATable();
        untilBobDecides();
        soon();
        Listener.Posted posted = listener.await();
        assertThat(posted.path()).isEqualTo("/push/1?x=y");
        assertThat(posted.headers().get("Content-Encoding")).isEqualTo("aes128gcm");
        assertThat(posted.headers().get("TTL")).isEqualTo("86400");
        assertThat(posted.headers().get("Topic")).hasSizeLessThanOrEqualTo(32).matches("[A-Za-z0-9_-]+");
        assertThat(posted.headers().get("Authorization")).endsWith(", k=" + shown);
        JsonNode claims =
                JsonMapper.shared().readTree(browser.claims(posted.headers().get("Authorization")));
        assertThat(claims.get("aud").stringValue()).isEqualTo(listener.address(""));
        assertThat(claims.get("sub").stringValue()).isEqualTo("https://autobahn.test");
        assertThat(claims.get("exp").longValue() * 1000)
                .isBetween(System.currentTimeMillis(), System.currentTimeMillis() + 86_400_000);
        JsonNode told = JsonMapper.shared().readTree(browser.decrypt(posted.body()));
        assertThat(told.get("text").stringValue()).isEqualTo("It is your turn: Evening");
        untilNothingIsLeft();
        restart();
        assertThat(bob.get("/api/me/notices").body().get("pushKey").stringValue())
                .as("kept")
                .isEqualTo(shown);
        listener.status = 410;
        Rooms.playOn(bob, game, 1, 200, new Random(1));
        untilBobDecides();
        soon();
        listener.await();
        untilNothingIsLeft();
        assertThat(bob.get("/api/me/notices").body().get("browsers").size())
                .as("nobody is there any more")
                .isZero();
    }

    /** Whoever is thrown out hears nothing more either. */
    @Test
    void otherBrowsersAreToldNothingOnceTheyAreLoggedOut() throws GeneralSecurityException {
        List<String> ways = List.of(
                "DELETE /api/session/others ",
                "PUT /api/me/password {'current':'correct horse','password':'battery staple'}");
        for (String way : ways) {
            PushedBrowser browser = new PushedBrowser();
            bob.post(
                    "/api/me/notices/browsers",
                    "{'endpoint':'" + listener.address("/push/" + way.length()) + "','receiver':'" + browser.receiver()
                            + "','auth':'" + browser.auth() + "'}");
            assertThat(bob.get("/api/me/notices").body().get("browsers")).hasSize(1);
            String[] parts = way.split(" ", 3);
            Browser.Reply done = parts[0].equals("PUT") ? bob.put(parts[1], parts[2]) : bob.delete(parts[1]);
            assertThat(done.status()).as(done.text()).isEqualTo(204);
            assertThat(bob.get("/api/me/notices").body().get("browsers")).isEmpty();
        }
    }

    @Test
    void whatIsNoBrowserIsRefused() throws GeneralSecurityException {
        PushedBrowser browser = new PushedBrowser();
        for (String body : List.of(
                "{'endpoint':'file:///x','receiver':'" + browser.receiver() + "','auth':'" + browser.auth() + "'}",
                "{'endpoint':'https://example.org/','receiver':'AAAA','auth':'" + browser.auth() + "'}",
                "{'endpoint':'https://example.org/','receiver':'" + browser.receiver() + "','auth':'AAAA'}",
                "{'endpoint':'https://example.org/','receiver':'%%%','auth':'" + browser.auth() + "'}",
                "{'endpoint':'https://example.org/'}")) {
            assertThat(bob.post("/api/me/notices/browsers", body).status())
                    .as(body)
                    .isEqualTo(400);
        }
    }

    @Test
    void whatIsRefusedIsTriedAgainOrGivenUp() {
        bobListens();
        listener.status = 503;
        twoAtATable();
        untilBobDecides();
        soon();
        listener.await();
        for (int i = 0; i < 600 && count("deliveries where tries = 1 and lease is null") == 0; i++) {
            pause();
        }
        assertThat(count("deliveries where tries = 1")).as("it is kept").isEqualTo(1);
        listener.status = 204;
        write("update deliveries set due = 1");
        listener.await();
        untilNothingIsLeft();
        listener.posted.clear();
        listener.status = 302;
        Rooms.playOn(bob, game, 1, 200, new Random(1));
        untilBobDecides();
        soon();
        assertThat(listener.await().path()).isEqualTo("/bob");
        untilNothingIsLeft();
        assertThat(listener.posted).as("not followed, not tried again").isEmpty();
        assertThat(count("webhooks where failures = 1")).isEqualTo(1);
        write("update webhooks set failures = 20");
        assertThat(bob.get("/api/me/notices").body().at("/webhooks/0/silent").booleanValue())
                .isTrue();
        Rooms.playOn(bob, game, 1, 200, new Random(2));
        untilBobDecides();
        untilNothingIsLeft();
        assertThat(listener.posted).isEmpty();
    }

    /** One that says nothing, one that lies, one that never stops: none of them keeps a notice from the others. */
    @Test
    void slowAndLyingListenersHoldUpNobody() throws Exception {
        try (ServerSocket mute = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
                ServerSocket liar = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Thread.ofVirtual().start(() -> {
                while (!liar.isClosed()) {
                    try (Socket socket = liar.accept()) {
                        socket.getOutputStream()
                                .write("HTTP/9 999 yes\r\n".repeat(5000).getBytes(StandardCharsets.UTF_8));
                    } catch (IOException e) {
                        // closed, or nobody listens any more
                    }
                }
            });
            for (ServerSocket each : List.of(mute, liar)) {
                assertThat(bob.post(
                                        "/api/me/notices/webhooks",
                                        "{'style':'json','address':'http://127.0.0.1:" + each.getLocalPort() + "/'}")
                                .status())
                        .isEqualTo(201);
            }
            bobListens();
            twoAtATable();
            untilBobDecides();
            soon();
            assertThat(listener.await().path()).isEqualTo("/bob");
            for (int i = 0; i < 600 && count("deliveries where tries = 1 and lease is null") < 2; i++) {
                pause();
            }
            assertThat(count("deliveries where tries = 1 and lease is null")).isEqualTo(2);
        }
    }

    @Test
    void webhooksAreNotForEverythingAndNotForOthers() {
        for (String address :
                List.of("ftp://example.org/", "https://a:b@example.org/", "nowhere", "https://example.org/ x", "")) {
            assertThat(bob.post("/api/me/notices/webhooks", "{'style':'json','address':'" + address + "'}")
                            .status())
                    .as(address)
                    .isEqualTo(400);
        }
        assertThat(bob.post("/api/me/notices/webhooks", "{'style':'pigeon','address':'https://example.org/'}")
                        .status())
                .isEqualTo(400);
        for (int i = 0; i < 5; i++) {
            bobListens();
        }
        assertThat(hook(bob, "json", "/one-more").code()).isEqualTo("many-webhooks");
        JsonNode all = bob.get("/api/me/notices").body();
        assertThat(all.toString()).doesNotContain("/bob").doesNotContain(secret);
        String id = all.at("/webhooks/0/id").stringValue();
        assertThat(ann.delete("/api/me/notices/webhooks/" + id).status()).isEqualTo(404);
        assertThat(bob.delete("/api/me/notices/webhooks/" + id).status()).isEqualTo(204);
        for (String wishes : List.of("{'dinner':[]}", "{'turn':['pigeon']}", "{'turn':null}", "{'turn':'webhook'}")) {
            assertThat(bob.put("/api/me/notices", "{'wishes':" + wishes + "}").status())
                    .as(wishes)
                    .isEqualTo(400);
        }
        assertThat(bob.put("/api/me/notices", "{'language':'xx'}").status()).isEqualTo(400);
        assertThat(all.has("mail")).as("this server sends none").isFalse();
        assertThat(bob.put("/api/me/mail", "{'address':'bob@example.org','password':'correct horse'}")
                        .code())
                .isEqualTo("no-mail");
    }

    @Test
    void thereIsAnEndToWhatSomebodyIsTold() {
        bobListens();
        twoAtATable();
        untilBobDecides();
        for (int i = 0; i < 60; i++) {
            write("insert into notices (person, game, kind, version, told, told_at) select person, 'flood-" + i
                    + "', 'turn', 1, 1, " + System.currentTimeMillis() + " from notice_wishes where kind = 'turn'");
        }
        untilNothingIsLeft();
        assertThat(listener.posted).isEmpty();
    }

    /** Somebody who invites again and again must not keep an opponent from hearing of the turn. */
    @Test
    void invitationsDrownNoTurns() {
        bobListens();
        for (int i = 0; i < 60; i++) {
            write("insert into notices (person, game, kind, version, told, told_at) select person, 'flood-" + i
                    + "', 'invited', 0, 0, " + System.currentTimeMillis()
                    + " from notice_wishes where kind = 'invited'");
        }
        game = ann.table(TWO, ME_AND_OPEN, ",'title':'One more'");
        assertThat(ann.post(path("/invitations"), "{'name':'Bob'}").status()).isEqualTo(200);
        untilNothingIsLeft();
        assertThat(listener.posted).as("there were enough invitations").isEmpty();
        twoAtATable();
        untilBobDecides();
        soon();
        assertThat(json(listener.await()).get("kind").stringValue()).isEqualTo("turn");
    }

    /** What can never be sent, however it got in, is tried no more often than anything else. */
    @Test
    void anAddressThatIsNoneIsRefusedAndGivenUp() {
        String nowhere = "http://127.0.0.1:70000/";
        assertThat(bob.post("/api/me/notices/webhooks", "{'style':'json','address':'" + nowhere + "'}")
                        .code())
                .isEqualTo("bad-address");
        bobListens();
        write("update webhooks set address = '" + nowhere + "'");
        twoAtATable();
        untilBobDecides();
        untilNothingIsLeft();
        assertThat(count("webhooks where failures = 1")).isEqualTo(1);
    }

    /** Accounts cost little: many of them, each with much to be sent to somebody who says nothing, hold up nobody. */
    @Test
    void aCrowdOfSlowListenersHoldsUpNobody() throws IOException {
        try (ServerSocket mute = new ServerSocket(0, 1000, InetAddress.getLoopbackAddress())) {
            String address = "http://127.0.0.1:" + mute.getLocalPort() + "/";
            String numbers = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 300) ";
            write("insert into people (id, created) " + numbers + "select 'crowd-' || i, 1 from n");
            write("insert into webhooks (id, person, style, address, secret, created) " + numbers
                    + "select 'hook-' || i, 'crowd-' || i, 'json', '" + address + "', 'x', 1 from n");
            write("insert into deliveries (id, person, game, kind, version, way, target, content, due, created) "
                    + numbers
                    + "select w.id || '-' || i, w.person, 'g', 'ended', 1, 'webhook', w.id,"
                    + " '{\"id\":\"x\",\"kind\":\"ended\",\"game\":\"g\",\"version\":1,\"text\":\"x\"}', 2, "
                    + System.currentTimeMillis() + " from n join webhooks w on n.i <= 40 where w.secret = 'x'");
            bobListens();
            twoAtATable();
            untilBobDecides();
            write("update notices set due = 1 where due is not null");
            assertThat(listener.await().path()).isEqualTo("/bob");
        }
    }
}
