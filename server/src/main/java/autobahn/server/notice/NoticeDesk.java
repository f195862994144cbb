package autobahn.server.notice;

import autobahn.server.api.Problem;
import autobahn.server.people.People;
import autobahn.server.people.Person;
import autobahn.server.people.Secrets;
import autobahn.server.settings.Outgoing;
import autobahn.server.store.Database;
import autobahn.server.store.MailAddresses;
import autobahn.server.store.MailLetters;
import autobahn.server.store.NoticeKind;
import autobahn.server.store.NoticeWay;
import autobahn.server.store.NoticeWishes;
import autobahn.server.store.PushBrowsers;
import autobahn.server.store.Webhooks;
import autobahn.server.store.Webhooks.Webhook;
import java.net.URI;
import java.security.GeneralSecurityException;
import java.time.Clock;
import java.time.Instant;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** What people want to be told, and where. */
public final class NoticeDesk {
    private static final int MOST_WEBHOOKS = 5;
    private static final int MOST_BROWSERS = 10;
    private static final int AUTH = 16;

    /**
     * @param wishes the ways by which somebody is told of each kind
     * @param mail null where the server sends none
     */
    public record NoticesJson(
            String language,
            Map<String, List<String>> wishes,
            List<WebhookJson> webhooks,
            String pushKey,
            List<BrowserJson> browsers,
            @Nullable MailJson mail) {}

    /**
     * @param address that is confirmed
     * @param every each, hour or day: how often mails with notices come at most
     * @param refused whether it has refused so much that no notices are sent there any more
     */
    public record MailJson(
            @Nullable String address,
            String every,
            boolean refused,
            @Nullable PendingJson pending) {}

    /** @param refused whether nobody takes mail there */
    public record PendingJson(String address, boolean refused) {}

    /** @param host of the push service */
    public record BrowserJson(String id, String host, String since) {
        static BrowserJson of(PushBrowsers.Browser browser) {
            return new BrowserJson(
                    browser.id(),
                    String.valueOf(URI.create(browser.endpoint()).getHost()),
                    Instant.ofEpochMilli(browser.created()).toString());
        }
    }

    /**
     * @param host of the address: the rest of it may be a secret
     * @param silent whether it has refused so much that nothing is sent there any more
     * @param secret only when it was made just now
     */
    public record WebhookJson(
            String id,
            String style,
            String host,
            boolean silent,
            @Nullable String secret) {
        static WebhookJson of(Webhook webhook, boolean made) {
            return new WebhookJson(
                    webhook.id(),
                    webhook.style(),
                    String.valueOf(URI.create(webhook.address()).getHost()),
                    webhook.failures() >= Sender.MOST_FAILURES,
                    made ? webhook.secret() : null);
        }
    }

    private final Database database;
    private final Clock clock;
    private final OutgoingHttp http;
    private final Sender sender;
    private final boolean mails;

    public NoticeDesk(Database database, Clock clock, Outgoing outgoing, Sender sender) {
        this.sender = sender;
        this.mails = outgoing.mail() != null;
        this.database = database;
        this.clock = clock;
        this.http = new OutgoingHttp(outgoing.anywhere());
    }

    public NoticesJson show(Person person) {
        String key = sender.pushKey();
        return database.read(handle -> {
            Map<String, List<String>> wishes = new LinkedHashMap<>();
            NoticeWishes.of(handle, person.id())
                    .forEach((kind, ways) -> wishes.put(
                            kind.id(), ways.stream().map(NoticeWay::id).toList()));
            return new NoticesJson(
                    NoticeWishes.language(handle, person.id()).orElse(NoticeTexts.USUAL),
                    wishes,
                    Webhooks.of(handle, person.id()).stream()
                            .map(webhook -> WebhookJson.of(webhook, false))
                            .toList(),
                    key,
                    PushBrowsers.of(handle, person.id()).stream()
                            .map(BrowserJson::of)
                            .toList(),
                    mails ? mail(handle, person) : null);
        });
    }

    private static MailJson mail(Handle handle, Person person) {
        MailAddresses.Address known = MailAddresses.of(handle, person.id()).orElse(null);
        MailLetters.Pending waits = MailLetters.pending(handle, person.id());
        return new MailJson(
                known == null ? null : known.address(),
                MailPause.of(known == null ? 0 : known.pause()).id(),
                known != null && known.isSilent(),
                waits == null ? null : new PendingJson(waits.address(), waits.refused()));
    }

    /**
     * @param language null to leave it
     * @param every how often mails come at most; null to leave it
     */
    public NoticesJson wish(
            Person person,
            Map<NoticeKind, Set<NoticeWay>> wishes,
            @Nullable String language,
            @Nullable MailPause every) {
        if (language != null && !NoticeTexts.isLanguage(language)) {
            throw new Problem(400, "bad-request", "language must be en, de, fr or pl");
        }
        database.write(handle -> {
            wishes.forEach((kind, ways) -> NoticeWishes.set(handle, person.id(), kind, new TreeSet<>(ways)));
            if (language != null) {
                NoticeWishes.setLanguage(handle, person.id(), language);
            }
            if (every != null) {
                MailAddresses.setPause(handle, person.id(), every.millis(), clock.millis());
            }
            return person;
        });
        return show(person);
    }

    /** A new address, to which everything is told until something else is wished. */
    public WebhookJson addWebhook(Person person, @Nullable String style, String address) {
        WebhookStyle known = WebhookStyle.of(style)
                .orElseThrow(() -> new Problem(400, "bad-request", "style must be discord, slack, ntfy or json"));
        if (http.address(address) == null) {
            throw new Problem(
                    400,
                    "bad-address",
                    "The address must begin with https:// and have neither a name nor a password in it.");
        }
        Webhook webhook =
                new Webhook(Secrets.id(), person.id(), known.id(), address, Secrets.random(), 0, clock.millis());
        database.write(handle -> {
            People.lock(handle, person.id()); // two changes of one person wait for each other
            int has = Webhooks.of(handle, person.id()).size();
            if (has >= MOST_WEBHOOKS) {
                throw new Problem(409, "many-webhooks", "There can be " + MOST_WEBHOOKS + " webhooks: delete one.");
            }
            Webhooks.add(handle, webhook);
            NoticeWishes.also(handle, person.id(), NoticeWay.WEBHOOK, has == 0);
            return webhook;
        });
        return WebhookJson.of(webhook, true);
    }

    /**
     * A browser in which somebody is told while no page is open.
     *
     * @param receiver its public key
     */
    public BrowserJson addBrowser(Person person, String endpoint, String receiver, String auth) {
        if (http.address(endpoint) == null || !isKey(receiver) || !isAuth(auth)) {
            throw new Problem(400, "bad-subscription", "This is no subscription of a browser.");
        }
        PushBrowsers.Browser browser =
                new PushBrowsers.Browser(Secrets.id(), person.id(), endpoint, receiver, auth, clock.millis());
        database.write(handle -> {
            People.lock(handle, person.id()); // two changes of one person wait for each other
            List<PushBrowsers.Browser> all = PushBrowsers.of(handle, person.id());
            if (all.size() >= MOST_BROWSERS) { // the oldest is the one that is not used any more
                PushBrowsers.remove(handle, person.id(), all.getFirst().id());
            }
            PushBrowsers.put(handle, browser);
            NoticeWishes.also(handle, person.id(), NoticeWay.PUSH, all.isEmpty());
            return browser;
        });
        return BrowserJson.of(browser);
    }

    private static boolean isKey(String text) {
        try {
            PushKeys.read(Base64.getUrlDecoder().decode(text));
            return true;
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            return false;
        }
    }

    private static boolean isAuth(String text) {
        try {
            return Base64.getUrlDecoder().decode(text).length == AUTH;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    public void removeBrowser(Person person, String browser) {
        if (!database.write(handle -> PushBrowsers.remove(handle, person.id(), browser))) {
            throw new Problem(404, "no-such-browser", "You are not told in such a browser.");
        }
    }

    public void removeWebhook(Person person, String webhook) {
        if (!database.write(handle -> Webhooks.remove(handle, person.id(), webhook))) {
            throw new Problem(404, "no-such-webhook", "You have no such webhook.");
        }
    }
}
