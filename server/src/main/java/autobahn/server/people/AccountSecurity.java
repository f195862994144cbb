package autobahn.server.people;

import autobahn.server.store.Database;
import autobahn.server.store.LetterPurpose;
import autobahn.server.store.MailLetters;
import autobahn.server.store.PushBrowsers;
import java.util.List;
import java.util.function.Predicate;
import org.jdbi.v3.core.Handle;

/**
 * Throws out everybody else who may act for a person. The browser that asks goes on with a new key, for a thief may hold a
 * copy of the old one.
 */
public final class AccountSecurity {
    private final People people;
    private final Database database;

    public AccountSecurity(People people) {
        this.people = people;
        this.database = people.database();
    }

    /**
     * Voids the keys of all browsers, none of which is told anything any more; programs keep theirs.
     *
     * @param shown the secret of the browser that asks
     * @param secret opens the person from now on
     */
    public void logOutOthers(Person person, String shown, String secret) {
        people.voided(database.write(handle -> {
            People.lock(handle, person, shown);
            List<String> browsers = handle.select(
                            "select hash from keys where person = ? and label is null", person.id())
                    .mapTo(String.class)
                    .list();
            handle.execute("delete from keys where person = ? and label is null", person.id());
            PushBrowsers.removeAll(handle, person.id());
            People.addKey(handle, person.id(), secret, null, people.clock().millis());
            return browsers;
        }));
    }

    /**
     * Sets a new password and voids all keys, also those of programs, and the recovery links of all seats.
     *
     * @param secret opens the account from now on
     * @return false if the current password is another one
     */
    public boolean changePassword(Person person, String current, String next, String secret) {
        StoredPassword kept = database.read(handle -> StoredPassword.byPerson(handle, person.id()))
                .orElseThrow();
        if (!people.passwords().matches(current, kept.hash())) {
            return false;
        }
        String hash = people.passwords().hash(next);
        List<String> ended = database.write(handle -> {
            if (!kept.stands(handle)) {
                return null;
            }
            List<String> keys = set(handle, person.id(), hash, people.clock().millis());
            People.addKey(handle, person.id(), secret, null, people.clock().millis());
            return keys;
        });
        if (ended == null) {
            return false;
        }
        people.voided(ended);
        return true;
    }

    /**
     * Sets a password for somebody who has forgotten the old one, and voids all keys. Running servers notice by themselves.
     *
     * @return false if nobody has this name
     */
    public static boolean resetPassword(Database database, String name, String next) {
        String hash = new Passwords(PasswordCost.inForce()).hash(next);
        return database.write(handle -> {
            StoredPassword kept =
                    StoredPassword.byName(handle, PersonNames.fold(name)).orElse(null);
            if (kept == null) {
                return false;
            }
            People.lock(handle, kept.person());
            set(handle, kept.person(), hash, System.currentTimeMillis());
            return true;
        });
    }

    /**
     * Sets a password for whoever shows something else than the old one, and voids all keys.
     *
     * @param may whether what is shown is good; it is used up
     * @return false if it is not
     */
    public boolean recoverPassword(String person, String next, Predicate<Handle> may) {
        String hash = people.passwords().hash(next);
        List<String> ended = database.write(handle -> {
            People.lock(handle, person);
            return may.test(handle) ? set(handle, person, hash, people.clock().millis()) : null;
        });
        if (ended == null) {
            return false;
        }
        people.voided(ended);
        return true;
    }

    /** Returns the hashes of the keys that are void now. Browsers are told nothing any more. The mail address is told; links to it that were sent before are void. */
    private static List<String> set(Handle handle, String person, String hash, long now) {
        handle.execute("update people set password = ? where id = ?", hash, person);
        MailLetters.forget(handle, person, LetterPurpose.RECOVER);
        MailLetters.forget(handle, person, LetterPurpose.CONFIRM);
        MailLetters.tell(handle, Secrets.id(), person, LetterPurpose.PASSWORD, now);
        List<String> keys = People.keys(handle, person);
        handle.execute("delete from keys where person = ?", person);
        PushBrowsers.removeAll(handle, person);
        handle.execute("update seats set recovery = null where person = ?", person);
        return keys;
    }
}
