package autobahn.server.people;

import autobahn.server.api.Problem;
import autobahn.server.store.Database;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Who people are, by the keys that open them. */
public final class People {
    /** How exactly it is kept when a key was last used: writing it down each time would cost more than it tells. */
    private static final long USED_STEP = Duration.ofHours(1).toMillis();

    private static final int AT_ONCE = 500;

    private record Opened(Person person, long used) {}

    private final Database database;
    private final Clock clock;
    private final KnownKeys known = new KnownKeys();
    private final OpenByKey held = new OpenByKey();
    private final Passwords passwords = new Passwords(PasswordCost.inForce());

    public People(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Whom a secret, of a cookie or a token, opens. */
    public Optional<Person> find(String secret) {
        String hash = Secrets.hash(secret);
        Person person = known.find(hash);
        return person != null ? Optional.of(person) : Optional.ofNullable(read(hash));
    }

    private @Nullable Person read(String hash) {
        long before = known.changes();
        Opened opened = database.read(handle -> handle.select(
                        "select p.id, p.name, k.used from keys k join people p on p.id = k.person where k.hash = ?",
                        hash)
                .map((row, context) -> new Opened(new Person(row.getString(1), row.getString(2)), row.getLong(3)))
                .findFirst()
                .orElse(null));
        if (opened == null) {
            return null;
        }
        long now = clock.millis();
        if (now - opened.used > USED_STEP) {
            database.write(handle -> handle.execute("update keys set used = ? where hash = ?", now, hash));
        }
        known.remember(hash, opened.person, before);
        return opened.person;
    }

    /** Somebody new, who is stored with what he does first and opened by this secret from then on. */
    public Visitor newcomer(String secret) {
        return Visitor.newcomer(secret);
    }

    static void insert(Handle handle, String person, long now) {
        handle.execute("insert into people (id, created) values (?, ?)", person, now);
    }

    /** Gives a person one more key; returns the key's id. */
    static String addKey(Handle handle, String person, String secret, @Nullable String label, long now) {
        String id = Secrets.id();
        handle.execute(
                "insert into keys (hash, id, person, label, created, used) values (?, ?, ?, ?, ?, ?)",
                Secrets.hash(secret),
                id,
                person,
                label,
                now,
                now);
        return id;
    }

    /** Must be told after every change to a person's keys, name or rating. */
    public void changed(String person) {
        known.forgetPerson(person);
    }

    /** Keys are void, or open somebody else: what was opened by them ends, and whoever shows one is looked up again. */
    void voided(Collection<String> hashes) {
        for (String hash : hashes) {
            known.forgetKey(hash); // before what is open ends, for it may come back at once
            held.end(hash);
        }
    }

    /**
     * Something, such as a stream, is open by a secret from now on.
     *
     * @param end is called when the secret opens nobody any more, at once if that has happened meanwhile
     * @return to be called when it has ended
     */
    public Runnable hold(String secret, Runnable end) {
        String hash = Secrets.hash(secret);
        held.add(hash, end);
        try {
            if (find(secret).isEmpty()) {
                end.run();
            }
        } catch (RuntimeException e) {
            held.remove(hash, end);
            throw e;
        }
        return () -> held.remove(hash, end);
    }

    /** Other nodes void keys as well, and so does whoever runs the server: looks which of those held here are left. */
    public void checkHeld() {
        List<String> keys = List.copyOf(held.keys());
        for (int i = 0; i < keys.size(); i += AT_ONCE) {
            List<String> some = new ArrayList<>(keys.subList(i, Math.min(keys.size(), i + AT_ONCE)));
            Set<String> left =
                    database.read(handle -> handle.createQuery("select hash from keys where hash in (<hashes>)")
                            .bindList("hashes", some)
                            .mapTo(String.class)
                            .collect(Collectors.toSet()));
            some.removeAll(left);
            voided(some);
        }
    }

    /** Until this transaction ends nobody else changes the keys or the password of this person. */
    public static void lock(Handle handle, String person) {
        handle.execute("update people set created = created where id = ?", person);
    }

    /**
     * {@link #lock Locks}, for whoever asks for a new key. The one shown must still be good: this node may have known it from
     * before, and nobody who was thrown out gets in again.
     */
    static void lock(Handle handle, Person person, String shown) {
        lock(handle, person.id());
        if (!keys(handle, person.id()).contains(Secrets.hash(shown))) {
            throw new Problem(401, "unknown", "You have just been logged out.");
        }
    }

    static List<String> keys(Handle handle, String person) {
        return handle.select("select hash from keys where person = ?", person)
                .mapTo(String.class)
                .list();
    }

    Database database() {
        return database;
    }

    Clock clock() {
        return clock;
    }

    Passwords passwords() {
        return passwords;
    }
}
