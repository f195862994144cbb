package autobahn.server.mail;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import autobahn.server.notice.NoticeTexts;
import autobahn.server.settings.MailServer;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mail is handed over as it was written, by TLS where that is wanted, to servers that may be slow, refusing or lying. */
@Tag("slow")
class SmtpTest {
    private static final String SECRET = "correct horse";
    private static final Mail MAIL =
            new Mail("one", "bob@example.org", "Grüße: Łódź", "Zeile eins\n.\nvon €\n", "https://autobahn.test/u/x.y");

    @TempDir
    private static Path folder;

    private static SSLContext context;

    /** A certificate for localhost and for nobody else. */
    @BeforeAll
    static void certificate() throws IOException, InterruptedException, GeneralSecurityException {
        Path store = folder.resolve("keys.p12");
        Process made = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        "postbox",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=localhost",
                        "-ext",
                        "san=dns:localhost",
                        "-validity",
                        "2",
                        "-keystore",
                        store.toString(),
                        "-storetype",
                        "PKCS12",
                        "-storepass",
                        SECRET)
                .redirectErrorStream(true)
                .start();
        String said = new String(made.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(made.waitFor()).as(said).isZero();
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(store)) {
            keys.load(in, SECRET.toCharArray());
        }
        KeyManagerFactory own = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        own.init(keys, SECRET.toCharArray());
        KeyStore trusted = KeyStore.getInstance("PKCS12");
        trusted.load(null, null);
        trusted.setCertificateEntry("postbox", keys.getCertificate("postbox"));
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(trusted);
        context = SSLContext.getInstance("TLS");
        context.init(own.getKeyManagers(), trust.getTrustManagers(), null);
    }

    private static Smtp smtp(Postbox postbox, MailServer.Tls tls, String host, SSLSocketFactory factory, long millis) {
        return new Smtp(
                new MailServer(host, postbox.port(), tls, "us", "pass word", "autobahn@autobahn.test"),
                factory,
                millis);
    }

    private static Smtp plain(Postbox postbox, long millis) {
        return smtp(postbox, MailServer.Tls.NONE, "localhost", context.getSocketFactory(), millis);
    }

    @Test
    void aMailArrivesAsItWasWritten() {
        try (Postbox postbox = new Postbox()) {
            assertThat(plain(postbox, 60_000).send(MAIL)).isEqualTo(Smtp.Outcome.SENT);
            Postbox.Got got = postbox.await();
            assertThat(got.to()).isEqualTo("bob@example.org");
            assertThat(got.from()).startsWith("MAIL FROM:<autobahn@autobahn.test>");
            assertThat(got.subject()).isEqualTo("Grüße: Łódź");
            assertThat(got.text().strip()).isEqualTo("Zeile eins\n.\nvon €");
            assertThat(got.header("From")).isEqualTo("Autobahn <autobahn@autobahn.test>");
            assertThat(got.header("Message-ID")).isEqualTo("<one@autobahn.test>");
            assertThat(got.header("Auto-Submitted")).isEqualTo("auto-generated");
            assertThat(got.header("Date")).endsWith("GMT");
            assertThat(got.header("List-Unsubscribe")).isEqualTo("<https://autobahn.test/u/x.y>");
            assertThat(got.header("List-Unsubscribe-Post")).isEqualTo("List-Unsubscribe=One-Click");
            assertThat(got.header("Content-Type")).startsWith("text/plain");
            assertThat(got.raw().chars().allMatch(c -> c < 128)).isTrue();
        }
    }

    @Test
    void tlsIsKeptOrNothingIsSent() {
        SSLSocketFactory trusting = context.getSocketFactory();
        SSLSocketFactory usual = (SSLSocketFactory) SSLSocketFactory.getDefault();
        for (boolean implicit : new boolean[] {true, false}) {
            MailServer.Tls tls = implicit ? MailServer.Tls.IMPLICIT : MailServer.Tls.STARTTLS;
            try (Postbox postbox = new Postbox(context, implicit)) {
                assertThat(smtp(postbox, tls, "localhost", trusting, 60_000).send(MAIL))
                        .isEqualTo(Smtp.Outcome.SENT);
                assertThat(postbox.await().subject()).isEqualTo(MAIL.subject());
                assertThat(smtp(postbox, tls, "127.0.0.1", trusting, 60_000).send(MAIL))
                        .as("another name")
                        .isEqualTo(Smtp.Outcome.LATER);
                assertThat(smtp(postbox, tls, "localhost", usual, 60_000).send(MAIL))
                        .as("signed by nobody")
                        .isEqualTo(Smtp.Outcome.LATER);
                assertThat(postbox.got).isEmpty();
            }
        }
        try (Postbox postbox = new Postbox()) {
            assertThat(smtp(postbox, MailServer.Tls.STARTTLS, "localhost", trusting, 60_000)
                            .send(MAIL))
                    .as("offers none")
                    .isEqualTo(Smtp.Outcome.LATER);
            assertThat(postbox.said).noneMatch(line -> line.startsWith("AUTH") || line.startsWith("MAIL"));
        }
    }

    @Test
    void refusalsAreForGoodOrForNow() {
        try (Postbox postbox = new Postbox()) {
            Smtp smtp = plain(postbox, 60_000);
            postbox.toRecipient = "550 no such person";
            assertThat(smtp.send(MAIL)).isEqualTo(Smtp.Outcome.REFUSED);
            postbox.toRecipient = "451 come back";
            assertThat(smtp.send(MAIL)).isEqualTo(Smtp.Outcome.LATER);
            postbox.toRecipient = "250 fine";
            postbox.toMail = "554 not this";
            assertThat(smtp.send(MAIL)).isEqualTo(Smtp.Outcome.REFUSED);
            postbox.toMail = "452 full";
            assertThat(smtp.send(MAIL)).isEqualTo(Smtp.Outcome.LATER);
            postbox.toMail = "250 fine";
            postbox.toSender = "553 we do not know you";
            assertThat(smtp.send(MAIL)).as("not the fault of the address").isEqualTo(Smtp.Outcome.LATER);
            assertThat(postbox.got).isEmpty();
        }
    }

    @Test
    void noServerHoldsUpAThreadForLong() {
        for (Postbox.Mood mood : List.of(
                Postbox.Mood.SILENT,
                Postbox.Mood.DRIPPING,
                Postbox.Mood.ENDLESS,
                Postbox.Mood.MAD,
                Postbox.Mood.LYING)) {
            try (Postbox postbox = new Postbox()) {
                postbox.mood = mood;
                long begun = System.nanoTime();
                assertThat(plain(postbox, 3_000).send(MAIL)).as(mood.name()).isEqualTo(Smtp.Outcome.LATER);
                assertThat(System.nanoTime() - begun)
                        .as("%s: it ends at all", mood)
                        .isLessThan(TimeUnit.MINUTES.toNanos(5));
            }
        }
        Postbox gone = new Postbox();
        gone.close();
        assertThat(plain(gone, 3_000).send(MAIL)).isEqualTo(Smtp.Outcome.LATER);
    }

    @Test
    void aLineOfAHeaderIsOneLine() {
        for (String evil : List.of("a\r\nBcc: x@example.org", "a\nb", "a\u2028b", "a\u0000b", "a\u0085b")) {
            assertThatThrownBy(() -> new Mail("id", "bob@example.org", evil, "", null))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> new Mail("id", evil, "", "", null)).isInstanceOf(IllegalArgumentException.class);
            assertThat(NoticeTexts.tame(evil).chars().noneMatch(Character::isISOControl))
                    .isTrue();
            assertThat(new Mail("id", "bob@example.org", NoticeTexts.tame(evil), "", null).subject())
                    .isNotEmpty();
        }
        assertThat(new Mail("id", "bob@example.org", "x".repeat(119) + "😀😀", "", null).subject())
                .hasSizeLessThanOrEqualTo(120)
                .endsWith("x…");
    }

    @Test
    void whatPeopleWriteIsNoLink() {
        assertThat(NoticeTexts.tame("Win at https://evil.example/x now"))
                .isEqualTo("Win at https: //evil. example/x now");
        assertThat(NoticeTexts.tame("a\u202Egnp.exe")).isEqualTo("a gnp. exe");
        assertThat(NoticeTexts.tame("  it's \t me.  \u3164 ")).isEqualTo("it's me.");
        assertThat(NoticeTexts.tame("evil\u3002example")).isEqualTo("evil\u3002 example");
    }

    @Test
    void thePasswordIsNotPrinted() {
        MailServer server =
                new MailServer("localhost", 25, MailServer.Tls.NONE, "us", "pass word", "autobahn@autobahn.test");
        assertThat(server.toString()).doesNotContain("pass word");
    }
}
