package autobahn.server.notice;

import autobahn.server.api.StrictJson;
import autobahn.server.people.Secrets;
import autobahn.server.settings.Outgoing;
import autobahn.server.store.Database;
import autobahn.server.store.MailAddresses;
import autobahn.server.store.NoticeDeliveries.Delivery;
import autobahn.server.store.NoticeKind;
import autobahn.server.store.NoticeWay;
import autobahn.server.store.PushBrowsers;
import autobahn.server.store.ServerKeys;
import autobahn.server.store.Webhooks;
import autobahn.server.store.Webhooks.Webhook;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Clock;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sends what is to be delivered, by each way. */
public final class Sender {
    private static final Logger LOG = LoggerFactory.getLogger(Sender.class);

    /** What has come of an attempt. */
    enum Outcome {
        SENT,
        /** It may work another time. */
        LATER,
        /** It never will. */
        REFUSED,
        /** There is nobody any more. */
        GONE,
        /** There is nothing to tell any more. */
        VOID;

        String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** A webhook that has refused so much in a row is left alone, until it is given anew. */
    static final int MOST_FAILURES = 20;

    private static final long PUSH_SECONDS = 86_400;
    private static final int TOPIC = 32;

    private final Database database;
    private final Clock clock;
    private final OutgoingHttp http;
    private final Posting posting;
    private final String contact;
    private final boolean mails;
    private volatile @Nullable PushKeys keys;

    public Sender(Database database, Clock clock, Outgoing outgoing) {
        this(database, clock, outgoing, null);
    }

    /** @param posting how something gets to an address; null for the network of this machine */
    Sender(Database database, Clock clock, Outgoing outgoing, @Nullable Posting posting) {
        this.database = database;
        this.clock = clock;
        this.http = new OutgoingHttp(outgoing.anywhere());
        this.posting = posting == null ? http::post : posting;
        this.mails = outgoing.mail() != null;
        this.contact = outgoing.address() == null ? "https://autobahn.invalid" : outgoing.address();
    }

    /** Where somebody is told in a way. */
    List<String> targets(Handle handle, NoticeWay way, String person) {
        return switch (way) {
            case WEBHOOK ->
                Webhooks.of(handle, person).stream()
                        .filter(webhook -> webhook.failures() < MOST_FAILURES)
                        .map(Webhook::id)
                        .toList();
            case PUSH ->
                PushBrowsers.of(handle, person).stream()
                        .map(PushBrowsers.Browser::id)
                        .toList();
            case MAIL ->
                mails
                        ? MailAddresses.of(handle, person).filter(address -> !address.isSilent()).stream()
                                .map(MailAddresses.Address::id)
                                .toList()
                        : List.of();
        };
    }

    Outcome send(Delivery delivery) {
        return switch (delivery.way()) {
            case WEBHOOK -> webhook(delivery);
            case PUSH -> push(delivery);
            case MAIL -> throw new IllegalStateException("mail is sent by others");
        };
    }

    private Outcome webhook(Delivery delivery) {
        Webhook webhook = database.read(handle -> Webhooks.find(handle, delivery.target()))
                .orElse(null);
        URI address = webhook == null ? null : http.address(webhook.address());
        WebhookStyle style =
                webhook == null ? null : WebhookStyle.of(webhook.style()).orElse(null);
        if (webhook == null || address == null || style == null) {
            return webhook == null ? Outcome.VOID : Outcome.REFUSED;
        }
        byte[] body = style.bytes(
                StrictJson.read(delivery.content().getBytes(StandardCharsets.UTF_8), WebhookStyle.Told.class), address);
        long at = clock.millis() / 1000;
        return post(
                style.target(address),
                Map.of(
                        "Content-Type",
                        "application/json",
                        "Autobahn-Notice",
                        delivery.id(),
                        "Autobahn-Signature",
                        "t=" + at + ",v1=" + signature(webhook.secret(), at, body)),
                body);
    }

    private Outcome push(Delivery delivery) {
        PushBrowsers.Browser browser = database.read(handle -> PushBrowsers.find(handle, delivery.target()))
                .orElse(null);
        URI address = browser == null ? null : http.address(browser.endpoint());
        if (browser == null || address == null) {
            return browser == null ? Outcome.VOID : Outcome.REFUSED;
        }
        byte[] body;
        try {
            body = PushMessage.encrypted(
                    delivery.content().getBytes(StandardCharsets.UTF_8),
                    Base64.getUrlDecoder().decode(browser.receiver()),
                    Base64.getUrlDecoder().decode(browser.auth()));
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            return Outcome.REFUSED;
        }
        Outcome outcome = post(
                address,
                Map.of(
                        "Content-Type",
                        "application/octet-stream",
                        "Content-Encoding",
                        "aes128gcm",
                        "TTL",
                        Long.toString(PUSH_SECONDS),
                        "Urgency",
                        delivery.kind() == NoticeKind.TURN ? "high" : "normal",
                        "Topic",
                        topic(delivery),
                        "Authorization",
                        keys().authorization(
                                        address.getScheme() + "://" + address.getRawAuthority(),
                                        clock.millis() / 1000 + PUSH_SECONDS / 2,
                                        contact)),
                body);
        if (outcome == Outcome.GONE) {
            database.write(handle -> PushBrowsers.remove(handle, browser.person(), browser.id()));
        }
        return outcome;
    }

    /** A later message about the same takes the place of one that has not arrived. */
    private static String topic(Delivery delivery) {
        return Secrets.hash(delivery.game() + " " + delivery.kind().id())
                .replaceAll("[^A-Za-z0-9_-]", "")
                .substring(0, TOPIC);
    }

    /** Those of all nodes; made when they are first needed. */
    PushKeys keys() {
        PushKeys known = keys;
        if (known == null) {
            String made = PushKeys.make();
            known = PushKeys.of(database.write(handle -> ServerKeys.get(handle, "push", made, clock.millis())));
            keys = known;
        }
        return known;
    }

    /** The key by which browsers know this server. */
    public String pushKey() {
        return keys().shown;
    }

    private Outcome post(URI address, Map<String, String> headers, byte[] body) {
        try {
            int status = posting.post(address, headers, body);
            if (status >= 200 && status < 300) {
                return Outcome.SENT;
            }
            if (status == 404 || status == 410) {
                return Outcome.GONE;
            }
            return status >= 500 || status == 429 || status == 408 ? Outcome.LATER : Outcome.REFUSED;
        } catch (OutgoingHttp.Forbidden e) {
            return Outcome.REFUSED;
        } catch (IOException e) {
            return Outcome.LATER;
        } catch (RuntimeException e) { // what can be wrong with an address that somebody has made up is never all known
            LOG.warn("nothing can be sent to an address: {}", e.getClass().getSimpleName());
            return Outcome.REFUSED;
        }
    }

    /** Of the time and the body: whoever knows the secret knows that we have sent it, and when. */
    static String signature(String secret, long at, byte[] body) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            mac.update((at + ".").getBytes(StandardCharsets.US_ASCII));
            return HexFormat.of().formatHex(mac.doFinal(body));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HMAC", e);
        }
    }
}
