package autobahn.server.mail;

import autobahn.server.notice.NoticeTexts;
import autobahn.server.people.PersonNames;
import autobahn.server.people.Secrets;
import autobahn.server.store.Database;
import autobahn.server.store.LetterPurpose;
import autobahn.server.store.MailAddresses;
import autobahn.server.store.MailLetters;
import autobahn.server.store.MailLetters.Letter;
import autobahn.server.store.NoticeWishes;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Writes letters when they are sent: only then there is a link, and its secret is nowhere but in the mail. */
final class Letters {
    private static final long LEASE_MILLIS = Duration.ofMinutes(5).toMillis();
    private static final long CONFIRM_MILLIS = Duration.ofDays(1).toMillis();
    private static final long RECOVER_MILLIS = Duration.ofMinutes(30).toMillis();
    /** Nobody waits for a letter any more. */
    private static final long OLD_MILLIS = Duration.ofDays(1).toMillis();
    /** Of accounts with one address: they may be those of a family. */
    private static final int MOST_ACCOUNTS = 5;

    /** How long is waited after each attempt that failed, in minutes; then it is given up. */
    private static final int[] PATIENCE = {1, 5, 15, 60, 180};

    private final Database database;
    private final String site;
    private final MailLimits limits;

    /** @param site our address */
    Letters(Database database, String site, MailLimits limits) {
        this.database = database;
        this.site = site;
        this.limits = limits;
    }

    /** Takes a letter on; empty if there is nothing to be sent now. */
    Optional<Mail> take(Letter letter, long now) {
        if (!database.write(handle -> MailLetters.take(handle, letter, now + LEASE_MILLIS))) {
            return Optional.empty();
        }
        if (now - letter.created() > OLD_MILLIS) {
            database.write(handle -> {
                MailLetters.remove(handle, letter.id());
                return letter;
            });
            return Optional.empty();
        }
        if (letter.person() == null) {
            look(letter, now);
            return Optional.empty();
        }
        return Optional.ofNullable(write(letter, letter.person(), now));
    }

    /** Whom somebody has meant by a name or an address: each of them gets a letter of his own, if there have not been many. */
    private void look(Letter asked, long now) {
        List<MailAddresses.Address> meant = database.read(handle -> meant(handle, asked.address()));
        List<MailLimits.Counted> accounts =
                meant.stream().map(each -> limits.account(each.person())).toList();
        List<MailLimits.Counted> addresses = meant.stream()
                .map(each -> limits.address(
                        MailAddress.of(each.address()).orElseThrow().folded()))
                .toList();
        database.write(handle -> {
            for (int i = 0; i < meant.size(); i++) {
                MailAddresses.Address each = meant.get(i);
                if (accounts.get(i).take(handle, now) && addresses.get(i).take(handle, now)) {
                    MailLetters.put(
                            handle, Secrets.id(), each.person(), LetterPurpose.RECOVER, each.address(), now, now);
                }
            }
            MailLetters.remove(handle, asked.id());
            return asked;
        });
    }

    private static List<MailAddresses.Address> meant(Handle handle, String asked) {
        MailAddress address = MailAddress.of(asked).orElse(null);
        if (address != null) {
            return MailAddresses.withAddress(handle, address.folded(), MOST_ACCOUNTS);
        }
        return handle.select("select id from people where folded = ?", PersonNames.fold(asked))
                .mapTo(String.class)
                .findFirst()
                .flatMap(person -> MailAddresses.of(handle, person))
                .map(List::of)
                .orElse(List.of());
    }

    private @Nullable Mail write(Letter letter, String person, long now) {
        String secret = Secrets.random();
        LetterPurpose purpose = letter.purpose();
        return database.write(handle -> {
            String name = name(handle, person);
            if (name == null) {
                MailLetters.remove(handle, letter.id());
                return null;
            }
            String link = switch (purpose) {
                case CONFIRM -> site + "/confirm-mail#" + secret;
                case RECOVER -> site + "/new-password#" + secret;
                case PASSWORD -> site + "/forgotten";
                case MOVED -> site + "/account";
            };
            if (purpose == LetterPurpose.CONFIRM || purpose == LetterPurpose.RECOVER) {
                long good = purpose == LetterPurpose.CONFIRM ? CONFIRM_MILLIS : RECOVER_MILLIS;
                MailLetters.link(handle, letter.id(), Secrets.hash(secret), now + good);
            }
            String language = NoticeWishes.language(handle, person).orElse(NoticeTexts.USUAL);
            return new Mail(
                    letter.id() + "." + letter.tries(),
                    letter.address(),
                    MailTexts.subject(language, purpose),
                    MailTexts.text(language, purpose, NoticeTexts.tame(name), link, site),
                    null);
        });
    }

    static @Nullable String name(Handle handle, String person) {
        return handle.select("select name from people where id = ?", person)
                .map((row, context) -> Optional.ofNullable(row.getString(1)))
                .findFirst()
                .flatMap(name -> name)
                .orElse(null);
    }

    /** What has come of an attempt, as it is counted. */
    String finish(Letter letter, Smtp.Outcome outcome, long now) {
        boolean again = outcome == Smtp.Outcome.LATER && letter.tries() < PATIENCE.length;
        database.write(handle -> {
            if (again) {
                MailLetters.later(
                        handle,
                        letter.id(),
                        now + Duration.ofMinutes(PATIENCE[letter.tries()]).toMillis());
            } else if (letter.purpose() == LetterPurpose.CONFIRM && outcome != Smtp.Outcome.SENT) {
                MailLetters.refused(handle, letter.id());
            } else if (letter.purpose() == LetterPurpose.CONFIRM || letter.purpose() == LetterPurpose.RECOVER) {
                MailLetters.sent(handle, letter.id());
            } else {
                MailLetters.remove(handle, letter.id());
            }
            return letter;
        });
        return again
                ? "later"
                : outcome == Smtp.Outcome.LATER ? "given-up" : outcome == Smtp.Outcome.SENT ? "sent" : "refused";
    }
}
