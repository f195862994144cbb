package autobahn.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.mail.Postbox;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Mail goes to addresses that were confirmed, as often as people want it, and lets them in when a password is forgotten. */
@Tag("slow")
class MailTest extends AtATableOfTwo {
    private static final String BOB = "bob@example.org";

    private Postbox postbox;

    @Override
    Rooms rooms(String database) {
        postbox = new Postbox();
        return new Rooms(database, postbox.settings());
    }

    @Override
    @BeforeEach
    void begin() {
        players = new Browser[] {ann, bob};
        register(ann, "Ann");
        register(bob, "Bob");
    }

    @AfterEach
    void closeBox() {
        postbox.close();
    }

    private static void register(Browser browser, String name) {
        assertThat(browser.post("/api/accounts", "{'name':'" + name + "','password':'correct horse'}")
                        .status())
                .isEqualTo(201);
    }

    private static Browser.Reply give(Browser browser, String address, String more) {
        return browser.put("/api/me/mail", "{'address':'" + address + "','password':'correct horse'" + more + "}");
    }

    private static JsonNode mail(Browser browser) {
        return browser.get("/api/me/notices").body().get("mail");
    }

    private static Browser.Reply confirm(Browser browser, String token) {
        return browser.post("/api/mail/confirm", "{'token':'" + token + "'}");
    }

    /** Bob has an address. */
    private void bobReads() {
        assertThat(give(bob, BOB, ",'language':'de'").status()).isEqualTo(204);
        assertThat(confirm(bob, postbox.await().token("/confirm-mail")).status())
                .isEqualTo(204);
    }

    private void untilBobDecides() {
        Random random = new Random(3);
        for (int i = 0; i < 200 && table().get("toMove").intValue() != 1; i++) {
            Rooms.playOn(ann, game, 0, 1, random);
        }
        assertThat(table().get("toMove").intValue()).isEqualTo(1);
    }

    private void bobDecides() {
        twoAtATable("Evening");
        untilBobDecides();
    }

    private void twoAtATable(String title) {
        game = ann.table(TWO, ME_AND_OPEN, ",'listed':true,'title':'" + title + "'");
        bob.put(path("/seats/1"), "{'name':'Bob'}");
        assertThat(ann.post(path("/start"), "{}").status()).isEqualTo(200);
    }

    private int count(String what) {
        int[] found = {0};
        read("select count(*) from " + what, row -> found[0] = row.getInt(1));
        return found[0];
    }

    private static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(100);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void until(String what, int many) {
        for (int i = 0; i < 900 && count(what) != many; i++) {
            pause();
        }
        assertThat(count(what)).as(what).isEqualTo(many);
    }

    /** What is decided upon a little later, is now. It is said seldom: a database of one file is busy with it. */
    private void decided() {
        for (int i = 0; i < 1_500 && count("notices where due is not null") > 0; i++) {
            if (i % 10 == 0) {
                write("update notices set due = 1 where due > 1");
            }
            pause();
        }
        assertThat(count("notices where due is not null")).isZero();
    }

    /** Until nothing waits, not for a pause either. */
    private void everythingIsSent() {
        decided();
        for (int i = 0; i < 1_500 && count("deliveries") + count("mail_letters where due is not null") > 0; i++) {
            if (i % 10 == 0) {
                write("update mail_addresses set next_at = 0 where next_at between 1 and "
                        + (System.currentTimeMillis() + 200_000));
            }
            pause();
        }
        assertThat(count("deliveries") + count("mail_letters where due is not null"))
                .isZero();
    }

    // --- Addresses -------------------------------------------------------------------------------------------------

    @Test
    void anAddressIsConfirmedByItsReaderAlone() {
        assertThat(mail(bob).has("address")).isFalse();
        assertThat(bob.put("/api/me/mail", "{'address':'" + BOB + "','password':'wrong horse'}")
                        .code())
                .isEqualTo("wrong-password");
        for (String none : List.of("bob", "bob@localhost", "bob@example.org,eve@example.org", "-x@example.org")) {
            assertThat(give(bob, none, "").code()).as(none).isEqualTo("bad-mail-address");
        }
        assertThat(give(bob, BOB, ",'language':'xx'").status()).isEqualTo(400);
        assertThat(count("mail_letters")).isZero();
        assertThat(give(bob, BOB, ",'language':'pl'").status()).isEqualTo(204);
        Postbox.Got letter = postbox.await();
        assertThat(letter.to()).isEqualTo(BOB);
        assertThat(letter.subject()).isEqualTo("Czy to twój adres?");
        assertThat(letter.text()).contains("Konto Bob", "https://autobahn.test/confirm-mail#");
        assertThat(letter.header("List-Unsubscribe")).isEmpty();
        assertThat(mail(bob).at("/pending/address").stringValue()).isEqualTo(BOB);
        assertThat(mail(bob).has("address")).isFalse();
        String token = letter.token("/confirm-mail");
        assertThat(token).hasSize(43);
        assertThat(count("mail_letters where hash = '" + token + "'"))
                .as("kept as a hash")
                .isZero();
        assertThat(confirm(ann, token + "x").code()).isEqualTo("link-void");
        assertThat(confirm(ann, token).status()).as("wherever it is opened").isEqualTo(204);
        assertThat(confirm(bob, token).code()).as("once").isEqualTo("link-void");
        assertThat(mail(bob).get("address").stringValue()).isEqualTo(BOB);
        assertThat(mail(bob).has("pending")).isFalse();
        assertThat(mail(ann).has("address")).isFalse();
        assertThat(bob.get("/api/me/notices").body().at("/wishes/turn").toString())
                .contains("mail");
        // Another one: the old one is told, and until it is confirmed it stays.
        assertThat(give(bob, "rob@example.org", "").status()).isEqualTo(204);
        String next = postbox.await().token("/confirm-mail");
        assertThat(mail(bob).get("address").stringValue()).isEqualTo(BOB);
        assertThat(confirm(bob, next).status()).isEqualTo(204);
        Postbox.Got moved = postbox.await();
        assertThat(moved.to()).isEqualTo(BOB);
        assertThat(moved.subject()).isEqualTo("Twój adres został zmieniony");
        assertThat(bob.delete("/api/me/mail").status()).isEqualTo(204);
        assertThat(postbox.await().to()).isEqualTo("rob@example.org");
        assertThat(mail(bob).has("address")).isFalse();
        assertThat(bob.get("/api/me/notices").body().at("/wishes").toString()).doesNotContain("mail");
    }

    @Test
    void aLinkHasItsTimeAndTheNewestOneIsGood() {
        give(bob, BOB, "");
        String first = postbox.await().token("/confirm-mail");
        give(bob, BOB, "");
        String second = postbox.await().token("/confirm-mail");
        assertThat(confirm(bob, first).code()).isEqualTo("link-void");
        until("mail_letters where due is null and hash is not null", 1);
        write("update mail_letters set expires = 1");
        assertThat(confirm(bob, second).code()).isEqualTo("link-void");
    }

    @Test
    void nobodyIsFloodedAndNobodyLearnsWhoElseHasAnAddress() {
        for (int i = 0; i < 5; i++) {
            assertThat(give(bob, BOB, "").status()).isEqualTo(204);
        }
        assertThat(give(bob, "other@example.org", "").code())
                .as("of one account")
                .isEqualTo("many-letters");
        assertThat(give(ann, BOB, "").status()).as("says nothing of Bob").isEqualTo(204);
        assertThat(mail(ann).at("/pending/address").stringValue()).isEqualTo(BOB);
        until("mail_letters where due is not null", 0);
        assertThat(postbox.got.size()).as("to one address").isBetween(1, 3);
        int asked = 0;
        while (ann.post("/api/mail/forgotten", "{'account':'Nobody'}").status() == 204) {
            asked++;
        }
        assertThat(asked).as("from one network").isBetween(5, 20);
        int[] readable = {0};
        read(
                "select counted from mail_counts",
                row -> readable[0] +=
                        row.getString(1).contains("@") || row.getString(1).contains("127") ? 1 : 0);
        assertThat(readable[0]).as("counted without being kept").isZero();
    }

    @Test
    void anAddressThatRefusesIsLeftAloneAndThatIsSaid() {
        postbox.toRecipient = "550 no such person";
        give(bob, BOB, "");
        until("mail_letters where refused = 1", 1);
        assertThat(mail(bob).at("/pending/refused").booleanValue()).isTrue();
        postbox.toRecipient = "250 fine";
        bobReads();
        twoAtATable("Evening");
        postbox.toRecipient = "550 not any more";
        for (int i = 1; i <= 3; i++) {
            untilBobDecides();
            everythingIsSent();
            until("mail_addresses where failures = " + i, 1);
            Rooms.playOn(bob, game, 1, 200, new Random(i));
        }
        assertThat(mail(bob).get("refused").booleanValue()).isTrue();
        postbox.toRecipient = "250 fine";
        untilBobDecides();
        everythingIsSent();
        assertThat(postbox.got).isEmpty();
        bobReads();
        assertThat(mail(bob).get("refused").booleanValue()).as("given anew").isFalse();
    }

    @Test
    void anAccountThatIsDeletedTakesItsAddressAlong() {
        bobReads();
        give(bob, "rob@example.org", "");
        postbox.await();
        assertThat(bob.post("/api/me/deletion", "{'password':'correct horse'}").status())
                .isEqualTo(204);
        assertThat(count("mail_addresses") + count("mail_letters")).isZero();
    }

    // --- Notices ---------------------------------------------------------------------------------------------------

    @Test
    void aTurnIsToldOnceAndEndedByAClick() throws IOException, InterruptedException {
        bobReads();
        bobDecides();
        everythingIsSent();
        Postbox.Got told = postbox.await();
        assertThat(told.to()).isEqualTo(BOB);
        assertThat(told.subject()).isEqualTo("Du bist am Zug: Evening");
        assertThat(told.text())
                .startsWith("Du bist am Zug: Evening\nhttps://autobahn.test/game/" + game + "\n\n-- \nDas Konto Bob");
        assertThat(told.header("List-Unsubscribe-Post")).isEqualTo("List-Unsubscribe=One-Click");
        assertThat(postbox.got).isEmpty();
        String link = told.header("List-Unsubscribe").replaceAll("[<>]", "");
        assertThat(link)
                .startsWith("https://autobahn.test/api/mail/unsubscribe/")
                .endsWith(told.token("/unsubscribe"));
        URI here =
                URI.create("http://127.0.0.1:" + rooms.port() + URI.create(link).getPath());
        HttpClient service = HttpClient.newHttpClient();
        HttpResponse<String> fetched =
                service.send(HttpRequest.newBuilder(here).GET().build(), HttpResponse.BodyHandlers.ofString());
        assertThat(fetched.statusCode()).isEqualTo(303);
        assertThat(fetched.headers().firstValue("Location").orElseThrow()).startsWith("/unsubscribe#");
        assertThat(bob.get("/api/me/notices").body().at("/wishes/turn").toString())
                .as("a look at it ends nothing")
                .contains("mail");
        HttpRequest click = HttpRequest.newBuilder(here)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString("List-Unsubscribe=One-Click"))
                .build();
        for (int i = 0; i < 2; i++) {
            assertThat(service.send(click, HttpResponse.BodyHandlers.ofString()).statusCode())
                    .isEqualTo(204);
        }
        assertThat(bob.get("/api/me/notices").body().get("wishes").toString()).doesNotContain("mail");
        assertThat(mail(bob).get("address").stringValue()).as("for passwords").isEqualTo(BOB);
        String other = here.getPath().replaceAll("[^.]$", "_");
        assertThat(ann.post(other, "{}").code()).isEqualTo("link-void");
        Rooms.playOn(bob, game, 1, 200, new Random(1));
        untilBobDecides();
        everythingIsSent();
        assertThat(postbox.got).isEmpty();
    }

    @Test
    void nobodyIsToldOfATurnThatIsMadeMeanwhile() {
        bobReads();
        write("update mail_addresses set next_at = " + (System.currentTimeMillis() + 3_600_000));
        bobDecides();
        decided();
        assertThat(count("deliveries where way = 'mail'")).isEqualTo(1);
        Rooms.playOn(bob, game, 1, 200, new Random(1));
        bob.put("/api/me/notices", "{'wishes':{'turn':['mail'],'message':[]}}");
        ann.post(path("/chat"), "{'text':'Not wanted'}");
        write("update mail_addresses set next_at = 0");
        until("deliveries", 0);
        assertThat(postbox.got).isEmpty();
    }

    @Test
    void whatComesInAnHourComesTogether() {
        bobReads();
        assertThat(bob.put("/api/me/notices", "{'every':'hour'}")
                        .body()
                        .at("/mail/every")
                        .stringValue())
                .isEqualTo("hour");
        assertThat(bob.put("/api/me/notices", "{'every':'minute'}").status()).isEqualTo(400);
        bobDecides();
        decided();
        assertThat(postbox.await().subject()).as("the first one at once").isEqualTo("Du bist am Zug: Evening");
        until("mail_addresses where next_at > " + (System.currentTimeMillis() + 3_000_000), 1);
        ann.post(path("/chat"), "{'text':'Hello?'}");
        decided();
        twoAtATable("Night.example <b>");
        untilBobDecides();
        decided();
        until("deliveries where way = 'mail'", 2);
        assertThat(postbox.got).isEmpty();
        write("update mail_addresses set next_at = 1");
        Postbox.Got both = postbox.await();
        assertThat(both.subject()).isEqualTo("2 Nachrichten von deinen Tischen");
        assertThat(both.text()).contains("Ann hat geschrieben: Evening\n", "Du bist am Zug: Night. example <b>\n");
        until("deliveries", 0);
        bob.put("/api/me/notices", "{'every':'each'}");
        assertThat(count("mail_addresses where next_at > " + (System.currentTimeMillis() + 300_000)))
                .as("from now on")
                .isZero();
    }

    @Test
    void quietHoursAreQuiet() {
        bobReads();
        LocalTime now = LocalTime.now(ZoneOffset.UTC).withSecond(0).withNano(0);
        assertThat(bob.put(
                                "/api/me/rest/quiet",
                                "{'zone':'UTC','begins':'" + now.minusHours(2) + "','ends':'" + now.plusHours(3) + "'}")
                        .status())
                .isEqualTo(200);
        bobDecides();
        decided();
        until("mail_addresses where next_at > " + (System.currentTimeMillis() + 7_200_000), 1);
        assertThat(count("deliveries where way = 'mail'")).isEqualTo(1);
        assertThat(postbox.got).isEmpty();
    }

    @Test
    void whatDoesNotWorkIsTriedAgainAlsoAfterARestart() {
        bobReads();
        postbox.toMail = "452 full";
        bobDecides();
        decided();
        until("deliveries where tries = 1", 1);
        postbox.mood = Postbox.Mood.SILENT;
        write("update deliveries set due = 1");
        write("update mail_addresses set next_at = 1");
        postbox.mood = Postbox.Mood.KIND;
        postbox.toMail = "250 taken";
        restart();
        write("update deliveries set due = 1");
        write("update mail_addresses set next_at = 1");
        assertThat(postbox.await().subject()).isEqualTo("Du bist am Zug: Evening");
        until("deliveries", 0);
        assertThat(postbox.got).isEmpty();
    }

    @Test
    void whatPeopleWriteBecomesNeitherHeaderNorLink() {
        bobReads();
        bobDecides();
        write("update games set title = 'a\r\nBcc: eve@example.org\r\n\r\nhttps://evil.example'");
        everythingIsSent();
        Postbox.Got told = postbox.await();
        assertThat(told.to()).isEqualTo(BOB);
        assertThat(told.head()).doesNotContain("\r\nBcc:");
        assertThat(told.subject()).startsWith("Du bist am Zug: a Bcc: eve@example. org https: //evil. example");
        assertThat(told.text().lines().filter(line -> line.contains("://")))
                .allMatch(line -> line.contains("https://autobahn.test"));
    }

    // --- Forgotten passwords ---------------------------------------------------------------------------------------

    private Browser.Reply forgotten(String account) {
        return rooms.browser().post("/api/mail/forgotten", "{'account':'" + account + "'}");
    }

    private static Browser.Reply choose(Browser browser, String token, String password) {
        return browser.put("/api/mail/password", "{'token':'" + token + "','password':'" + password + "'}");
    }

    @Test
    void aForgottenPasswordIsReplacedByALink() {
        bobReads();
        for (String nobody : List.of("Ann", "Nobody", "ann@example.org", "b\u00F6bb", "%", "x@y")) {
            Browser.Reply answer = forgotten(nobody);
            assertThat(answer.status()).isEqualTo(204);
            assertThat(answer.text()).isEmpty();
        }
        until("mail_letters where due is not null", 0);
        assertThat(postbox.got).isEmpty();
        assertThat(forgotten("BOB@Example.org").status()).isEqualTo(204);
        Postbox.Got first = postbox.await();
        assertThat(first.to()).isEqualTo(BOB);
        assertThat(first.subject()).isEqualTo("Ein neues Passwort");
        until("mail_letters where due is not null", 0);
        assertThat(forgotten("bob").text()).isEmpty();
        String token = postbox.await().token("/new-password");
        Browser phone = rooms.browser();
        assertThat(choose(phone, first.token("/new-password"), "battery staple").code())
                .as("the newest one is good")
                .isEqualTo("link-void");
        assertThat(choose(phone, token, "short").code()).isEqualTo("bad-password");
        assertThat(confirm(phone, token).code()).as("for nothing else").isEqualTo("link-void");
        until("mail_letters where due is not null", 0);
        assertThat(choose(phone, token, "battery staple").status()).isEqualTo(204);
        assertThat(choose(phone, token, "battery stable").code()).as("once").isEqualTo("link-void");
        assertThat(bob.get("/api/me").status()).as("every session has ended").isEqualTo(401);
        assertThat(phone.post("/api/session", "{'name':'Bob','password':'correct horse'}")
                        .status())
                .isEqualTo(401);
        assertThat(phone.post("/api/session", "{'name':'Bob','password':'battery staple'}")
                        .status())
                .isEqualTo(200);
        assertThat(postbox.await().subject()).isEqualTo("Dein Passwort wurde geändert");
    }

    @Test
    void aLinkToANewPasswordIsShortLivedAndDiesWithTheOldPassword() {
        bobReads();
        forgotten("Bob");
        String token = postbox.await().token("/new-password");
        until("mail_letters where due is null", 1);
        write("update mail_letters set expires = " + (System.currentTimeMillis() - 1));
        assertThat(choose(bob, token, "battery staple").code()).isEqualTo("link-void");
        forgotten("Bob");
        String next = postbox.await().token("/new-password");
        until("mail_letters where due is null", 1);
        long[] expires = {0};
        read("select expires from mail_letters", row -> expires[0] = row.getLong(1));
        assertThat(expires[0] - System.currentTimeMillis()).isLessThanOrEqualTo(1_800_000);
        assertThat(bob.put("/api/me/password", "{'current':'correct horse','password':'battery staple'}")
                        .status())
                .isEqualTo(204);
        assertThat(postbox.await().subject()).isEqualTo("Dein Passwort wurde geändert");
        assertThat(choose(bob, next, "stolen horse").code()).isEqualTo("link-void");
    }

    @Test
    void nobodyGetsManyLettersThoughManyAreAskedFor() {
        bobReads();
        for (int i = 0; i < 10; i++) {
            forgotten(i % 2 == 0 ? "Bob" : BOB);
        }
        until("mail_letters where due is not null", 0);
        assertThat(postbox.got.size()).isBetween(1, 2);
    }
}
