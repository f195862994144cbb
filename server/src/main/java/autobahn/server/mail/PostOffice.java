package autobahn.server.mail;

import autobahn.server.api.Problem;
import autobahn.server.notice.MailPause;
import autobahn.server.notice.NoticeTexts;
import autobahn.server.people.AccountSecurity;
import autobahn.server.people.Accounts;
import autobahn.server.people.People;
import autobahn.server.people.Person;
import autobahn.server.people.Secrets;
import autobahn.server.store.Database;
import autobahn.server.store.LetterPurpose;
import autobahn.server.store.MailAddresses;
import autobahn.server.store.MailLetters;
import autobahn.server.store.MailLetters.Letter;
import autobahn.server.store.NoticeDeliveries;
import autobahn.server.store.NoticeWay;
import autobahn.server.store.NoticeWishes;
import java.time.Clock;
import org.jspecify.annotations.Nullable;

/**
 * The addresses of accounts: given, confirmed by a link, changed, removed, and what can be done by who reads the mail there.
 * No answer tells whether somebody else has an address.
 */
public final class PostOffice {
    private final boolean open;
    private final Database database;
    private final Clock clock;
    private final Accounts accounts;
    private final AccountSecurity security;
    private final MailSecrets secrets;
    private final MailLimits limits;

    /** @param open whether this server sends mail */
    public PostOffice(boolean open, Clock clock, Accounts accounts, AccountSecurity security, MailSecrets secrets) {
        this.open = open;
        this.database = accounts.database();
        this.clock = clock;
        this.accounts = accounts;
        this.security = security;
        this.secrets = secrets;
        this.limits = new MailLimits(secrets);
    }

    private void mustBeOpen() {
        if (!open) {
            throw new Problem(404, "no-mail", "This server sends no mail.");
        }
    }

    /**
     * An account gives an address; a letter goes there. Whoever has found a page open must not get hold of the account by
     * it, so the password is asked for.
     */
    public void give(Person person, String password, String given, @Nullable String language, String network) {
        mustBeOpen();
        if (language != null && !NoticeTexts.isLanguage(language)) {
            throw new Problem(400, "bad-request", "language must be en, de, fr or pl.");
        }
        MailAddress address = MailAddress.of(given)
                .orElseThrow(
                        () -> new Problem(400, "bad-mail-address", "This is no mail address that we can write to."));
        if (!accounts.isPassword(person, password)) {
            throw new Problem(403, "wrong-password", "The password is another one.");
        }
        MailLimits.Counted byNetwork = limits.network(network);
        MailLimits.Counted byAccount = limits.account(person.id());
        MailLimits.Counted byAddress = limits.address(address.folded());
        MailLimits.Counted byAll = limits.everybody();
        boolean many = database.write(handle -> {
            People.lock(handle, person.id());
            long now = clock.millis();
            if (!byAccount.take(handle, now) || !byNetwork.take(handle, now) || !byAll.take(handle, now)) {
                return true;
            }
            if (language != null) {
                NoticeWishes.setLanguage(handle, person.id(), language);
            }
            // That others have given an address often enough is told to nobody.
            Long due = byAddress.take(handle, now) ? now : null;
            MailLetters.Pending before = MailLetters.pending(handle, person.id());
            if (due == null && before != null && before.address().equals(address.text())) {
                return false; // what was sent, or will be, stays good
            }
            MailLetters.put(handle, Secrets.id(), person.id(), LetterPurpose.CONFIRM, address.text(), due, now);
            return false;
        });
        if (many) {
            throw new Problem(
                    429, "many-letters", "So many letters were sent that you have to wait, an hour or a day.");
        }
    }

    /** The account has no address any more, and none that waits to be confirmed. */
    public void remove(Person person) {
        database.write(handle -> {
            People.lock(handle, person.id());
            MailLetters.forget(handle, person.id(), LetterPurpose.CONFIRM);
            MailLetters.forget(handle, person.id(), LetterPurpose.RECOVER);
            MailLetters.tell(handle, Secrets.id(), person.id(), LetterPurpose.MOVED, clock.millis());
            MailAddresses.remove(handle, person.id());
            NoticeWishes.without(handle, person.id(), NoticeWay.MAIL);
            return person;
        });
    }

    /** Who has got the letter has opened its link, and says that it is meant. */
    public void confirm(String token) {
        mustBeOpen();
        String hash = Secrets.hash(token);
        boolean confirmed = database.write(handle -> {
            long now = clock.millis();
            Letter letter =
                    MailLetters.byLink(handle, LetterPurpose.CONFIRM, hash, now).orElse(null);
            if (letter == null || letter.person() == null) {
                return false;
            }
            String person = letter.person();
            People.lock(handle, person);
            if (!MailLetters.use(handle, letter.id(), hash)) {
                return false;
            }
            MailAddress address = MailAddress.of(letter.address()).orElseThrow();
            MailAddresses.Address before = MailAddresses.of(handle, person).orElse(null);
            if (before != null && !before.address().equals(address.text())) {
                MailLetters.tell(handle, Secrets.id(), person, LetterPurpose.MOVED, now);
            }
            MailLetters.forget(handle, person, LetterPurpose.RECOVER);
            MailAddresses.put(
                    handle,
                    new MailAddresses.Address(
                            Secrets.id(),
                            person,
                            address.text(),
                            before == null ? MailPause.EACH.millis() : before.pause(),
                            0),
                    address.folded());
            NoticeWishes.also(handle, person, NoticeWay.MAIL, before == null);
            return true;
        });
        if (!confirmed) {
            throw used();
        }
    }

    private static Problem used() {
        return new Problem(404, "link-void", "This link is not good any more: ask for a new one.");
    }

    /** No more notices by mail, by a link that stands in each of them. */
    public void unsubscribe(String token) {
        mustBeOpen();
        String id = secrets.unsubscribed(token)
                .orElseThrow(() -> new Problem(404, "link-void", "This link is not one of ours."));
        database.write(handle -> {
            MailAddresses.withId(handle, id).ifPresent(address -> {
                People.lock(handle, address.person());
                NoticeWishes.without(handle, address.person(), NoticeWay.MAIL);
                NoticeDeliveries.removeFor(handle, address.id());
            });
            return id;
        });
    }

    /** Somebody has forgotten a password. What is asked is only written down here: that takes as long for everybody. */
    public void forgotten(String asked, String network) {
        mustBeOpen();
        MailLimits.Counted byNetwork = limits.network(network);
        MailLimits.Counted byAll = limits.everybody();
        boolean taken = database.write(handle -> {
            long now = clock.millis();
            if (!byNetwork.take(handle, now) || !byAll.take(handle, now)) {
                return false;
            }
            MailLetters.put(handle, Secrets.id(), null, LetterPurpose.RECOVER, asked, now, now);
            return true;
        });
        if (!taken) {
            throw new Problem(
                    429, "many-letters", "So many letters were sent that you have to wait, an hour or a day.");
        }
    }

    /** Sets a password by a link; everything that opened the account before is void. */
    public void recover(String token, String password) {
        mustBeOpen();
        String hash = Secrets.hash(token);
        Letter letter = database.read(handle -> MailLetters.byLink(handle, LetterPurpose.RECOVER, hash, clock.millis()))
                .orElseThrow(PostOffice::used); // before the dear part
        boolean done = letter.person() != null
                && security.recoverPassword(
                        letter.person(), password, handle -> MailLetters.use(handle, letter.id(), hash));
        if (!done) {
            throw used();
        }
    }
}
