package autobahn.server.mail;

import autobahn.server.api.StrictJson;
import autobahn.server.notice.NoticeTexts;
import autobahn.server.notice.StaleNotices;
import autobahn.server.notice.WebhookStyle;
import autobahn.server.people.Secrets;
import autobahn.server.store.Database;
import autobahn.server.store.MailAddresses;
import autobahn.server.store.NoticeDeliveries;
import autobahn.server.store.NoticeDeliveries.Delivery;
import autobahn.server.store.NoticeKind;
import autobahn.server.store.NoticeWay;
import autobahn.server.store.NoticeWishes;
import autobahn.server.store.QuietHours;
import autobahn.server.store.Rests;
import autobahn.server.table.LiveTables;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Mails with notices: what is due for one person goes into one mail, if it still holds. */
final class NoticeMails {
    /** Longer than any attempt to send: then another node may try. */
    private static final long LEASE_MILLIS = Duration.ofMinutes(5).toMillis();

    private static final int AT_ONCE = 50;

    /** How long is waited after each attempt that failed, in minutes; then it is given up. */
    private static final int[] PATIENCE = {1, 5, 30, 120, 360};

    /** @param told the deliveries that stand in it; those that did not hold any more are gone already */
    record Packed(Mail mail, List<Delivery> told) {}

    private final Database database;
    private final LiveTables tables;
    private final MailSecrets secrets;
    private final String site;

    NoticeMails(Database database, LiveTables tables, MailSecrets secrets, String site) {
        this.database = database;
        this.tables = tables;
        this.secrets = secrets;
        this.site = site;
    }

    /** Takes on what is due for somebody; null if there is nothing, or it has to wait. */
    @Nullable
    Packed take(MailAddresses.Address to, long now) {
        if (!database.write(handle -> MailAddresses.take(handle, to.id(), now, now + LEASE_MILLIS))) {
            return null;
        }
        QuietHours quiet =
                database.read(handle -> Rests.of(handle, to.person())).quiet();
        if (quiet != null && quiet.holdAt(now)) {
            free(to, quiet.next(now));
            return null;
        }
        List<Delivery> due = database.read(handle -> NoticeDeliveries.mailOf(handle, to.person(), now, AT_ONCE));
        List<Delivery> told = new ArrayList<>();
        List<Delivery> stale = new ArrayList<>();
        Map<NoticeKind, Set<NoticeWay>> wishes = database.read(handle -> NoticeWishes.of(handle, to.person()));
        for (Delivery each : due) {
            boolean wished = wishes.getOrDefault(each.kind(), Set.of()).contains(NoticeWay.MAIL);
            boolean looks = tables.follows(each.game(), each.person()).orElse(false);
            boolean over = !wished
                    || looks
                    || !each.target().equals(to.id())
                    || to.isSilent()
                    || database.read(handle -> StaleNotices.isVoid(handle, each));
            (over ? stale : told).add(each);
        }
        String name = database.write(handle -> {
            stale.forEach(each -> NoticeDeliveries.remove(handle, each.id()));
            return Letters.name(handle, to.person());
        });
        if (told.isEmpty() || name == null) {
            free(to, now);
            return null;
        }
        return new Packed(mail(to, name, told), told);
    }

    /** Nothing was sent: the next may go before the pause is over. */
    private void free(MailAddresses.Address to, long at) {
        database.write(handle -> {
            MailAddresses.next(handle, to.id(), at);
            return to;
        });
    }

    private Mail mail(MailAddresses.Address to, String name, List<Delivery> told) {
        String language = database.read(handle -> NoticeWishes.language(handle, to.person()))
                .orElse(NoticeTexts.USUAL);
        String token = secrets.unsubscribing(to.id());
        StringBuilder text = new StringBuilder();
        String first = "";
        for (Delivery each : told) {
            WebhookStyle.Told content =
                    StrictJson.read(each.content().getBytes(StandardCharsets.UTF_8), WebhookStyle.Told.class);
            String line = NoticeTexts.tame(content.text());
            first = first.isEmpty() ? line : first;
            text.append(line)
                    .append('\n')
                    .append(site)
                    .append("/game/")
                    .append(each.game())
                    .append("\n\n");
        }
        text.append("-- \n")
                .append(MailTexts.footer(language, NoticeTexts.tame(name), site, site + "/unsubscribe#" + token));
        StringBuilder ids = new StringBuilder();
        told.forEach(each -> ids.append(each.id()));
        return new Mail(
                Secrets.hash(ids.toString()).substring(0, 32),
                to.address(),
                told.size() == 1 ? first : MailTexts.several(language, told.size()),
                text.toString(),
                site + "/api/mail/unsubscribe/" + token);
    }

    /** What has come of an attempt, as it is counted. */
    String finish(MailAddresses.Address to, Packed packed, Smtp.Outcome outcome, long now) {
        boolean later = outcome == Smtp.Outcome.LATER;
        database.write(handle -> {
            packed.told().forEach(each -> finish(handle, each, later, now));
            MailAddresses.next(
                    handle, to.id(), now + (later ? Duration.ofMinutes(1).toMillis() : to.pause()));
            if (outcome == Smtp.Outcome.SENT) {
                MailAddresses.worked(handle, to.id());
            } else if (outcome == Smtp.Outcome.REFUSED) {
                MailAddresses.failed(handle, to.id());
            }
            return to;
        });
        return outcome == Smtp.Outcome.SENT ? "sent" : later ? "later" : "refused";
    }

    private static void finish(Handle handle, Delivery delivery, boolean later, long now) {
        if (later && delivery.tries() < PATIENCE.length) {
            NoticeDeliveries.tried(
                    handle,
                    delivery.id(),
                    now + Duration.ofMinutes(PATIENCE[delivery.tries()]).toMillis());
        } else {
            NoticeDeliveries.remove(handle, delivery.id());
        }
    }
}
