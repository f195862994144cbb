package autobahn.server.people;

import autobahn.server.api.Problem;
import autobahn.server.store.Database;
import autobahn.server.store.Games;
import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** People with name and password. Whoever logs in gets a new key, and the key shown before is void. */
public final class Accounts {
    /** Hears of games where what one person held is another's now. */
    public interface Takeover {
        void happened(Collection<String> games);
    }

    /** What a guest had, with the hashes of the guest's keys. */
    private record Moved(List<String> games, List<String> keys) {}

    private final People people;
    private final Database database;
    private final Clock clock;
    private final Takeover takeover;
    private final Passwords passwords;

    public Accounts(People people, Takeover takeover) {
        this.people = people;
        this.database = people.database();
        this.clock = people.clock();
        this.passwords = people.passwords();
        this.takeover = takeover;
    }

    /**
     * A new account. Somebody who was here without one keeps everything: the account is the same person.
     *
     * @param shown the secret that the browser showed, if any
     * @param secret opens the account from now on
     * @return empty if the name is taken
     */
    public Optional<Person> register(String name, String password, @Nullable String shown, String secret) {
        String tidy = PersonNames.tidy(name);
        String folded = PersonNames.fold(name);
        if (kept(folded).isPresent() || database.read(handle -> TakenNames.isTaken(handle, tidy))) {
            return Optional.empty(); // before the dear part
        }
        String hash = passwords.hash(password);
        Person before = shown == null ? null : people.find(shown).orElse(null);
        long now = clock.millis();
        Person account = database.write(handle -> {
            if (handle.select("select 1 from people where folded = ?", folded)
                    .mapTo(int.class)
                    .findFirst()
                    .isPresent()) {
                return null;
            }
            String id = before == null || before.isAccount() ? Secrets.id() : before.id();
            if (before == null || before.isAccount()) {
                People.insert(handle, id, now);
            }
            if (!TakenNames.take(handle, tidy, id)) {
                throw new Problem(409, "name-taken", "Somebody has just taken a name that looks like it.");
            }
            handle.execute("update people set name = ?, folded = ?, password = ? where id = ?", tidy, folded, hash, id);
            rotate(handle, id, shown, secret, now);
            return new Person(id, tidy);
        });
        if (account != null) {
            forget(shown);
            people.changed(account.id());
            takeover.happened(database.read(handle -> handle.select(
                            "select s.game from seats s join games g on g.id = s.game where s.person = ?"
                                    + " and coalesce(g.status, '') in ('open', 'running')",
                            account.id())
                    .mapTo(String.class)
                    .list())); // their tables must know that it has an account now, or the result is lost
        }
        return Optional.ofNullable(account);
    }

    /**
     * The account with this name and password. Seats that the browser held without an account become the account's.
     *
     * @return empty if name or password is wrong
     */
    public Optional<Person> logIn(String name, String password, @Nullable String shown, String secret) {
        StoredPassword kept = kept(PersonNames.fold(name)).orElse(null);
        if (!passwords.matches(password, kept == null ? null : kept.hash()) || kept == null) {
            return Optional.empty();
        }
        Person guest = shown == null
                ? null
                : people.find(shown).filter(person -> !person.isAccount()).orElse(null);
        Moved had = database.write(handle -> {
            long now = clock.millis();
            Moved moved = guest == null ? new Moved(List.of(), List.of()) : takeOver(handle, guest.id(), kept.person());
            moved.games.forEach(game -> Games.touch(handle, game, now));
            if (!kept.stands(handle)) {
                throw new Problem(401, "wrong-password", "The password has just been changed.");
            }
            Stewards.refuseBanned(handle, kept.person(), now);
            rotate(handle, kept.person(), shown, secret, now);
            return moved;
        });
        forget(shown);
        people.voided(had.keys); // the guest's programs are the account's now
        people.changed(kept.person());
        takeover.happened(had.games);
        return people.find(secret);
    }

    /** The key is void from now on. */
    public void logOut(String shown) {
        database.write(handle -> handle.execute("delete from keys where hash = ?", Secrets.hash(shown)));
        forget(shown);
    }

    private Optional<StoredPassword> kept(String folded) {
        return database.read(handle -> StoredPassword.byName(handle, folded));
    }

    private static void rotate(Handle handle, String person, @Nullable String shown, String secret, long now) {
        if (shown != null) {
            handle.execute("delete from keys where hash = ? and label is null", Secrets.hash(shown));
        }
        People.addKey(handle, person, secret, null, now);
    }

    private static Moved takeOver(Handle handle, String guest, String account) {
        List<String> keys = People.keys(handle, guest);
        List<String> games = handle.select(
                        "select game from seats where person = ? union select id from games where host = ?"
                                + " union select game from guests where person = ?",
                        guest,
                        guest,
                        guest)
                .mapTo(String.class)
                .list();
        handle.execute("update seats set person = ? where person = ?", account, guest);
        handle.execute("update plans set person = ? where person = ?", account, guest);
        handle.execute("update games set host = ? where host = ?", account, guest);
        handle.execute(
                "update keys set person = ? where person = ? and label is not null", account, guest); // its programs
        handle.execute(
                "insert into guests (game, person) select game, ? from guests g where person = ?"
                        + " and not exists (select 1 from guests o where o.game = g.game and o.person = ?)",
                account,
                guest,
                account);
        handle.execute("delete from guests where person = ?", guest);
        takeOverOwn(handle, guest, account, "notes", "game");
        takeOverOwn(handle, guest, account, "invitations", "game");
        takeOverOwn(handle, guest, account, "daily_results", "day");
        takeOverOwn(handle, guest, account, "aversions", "other");
        handle.execute("delete from aversions where person = ? and other = ?", account, account);
        handle.execute("update seat_figures set person = ? where person = ?", account, guest);
        handle.execute("update reports set reporter = ? where reporter = ?", account, guest);
        return new Moved(games, keys);
    }

    /** Rows of a guest's become the account's, where it has none for the same thing. */
    private static void takeOverOwn(Handle handle, String guest, String account, String table, String thing) {
        handle.execute(
                "update " + table + " set person = ? where person = ? and not exists (select 1 from " + table
                        + " o where o.person = ? and o." + thing + " = " + table + "." + thing + ")",
                account,
                guest,
                account);
        handle.execute("delete from " + table + " where person = ?", guest);
    }

    public boolean isPassword(Person person, String password) {
        StoredPassword kept = database.read(handle -> StoredPassword.byPerson(handle, person.id()))
                .orElse(null);
        return kept != null && passwords.matches(password, kept.hash());
    }

    /**
     * Deletes an account: nobody has its name, password, keys, friends and notes any more. Games and results stay, without the
     * name.
     *
     * @return the games that show another name now
     */
    public List<String> delete(Person person) {
        List<String> keys = database.write(handle -> {
            People.lock(handle, person.id());
            List<String> hashes = People.keys(handle, person.id());
            DeletedAccounts.delete(handle, person, clock.millis());
            return hashes;
        });
        people.voided(keys);
        people.changed(person.id());
        return database.read(handle -> handle.select("select distinct game from seats where person = ?", person.id())
                .mapTo(String.class)
                .list());
    }

    public Database database() {
        return database;
    }

    private void forget(@Nullable String shown) {
        if (shown != null) {
            people.voided(List.of(Secrets.hash(shown)));
        }
    }
}
