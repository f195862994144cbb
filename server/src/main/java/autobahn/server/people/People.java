package autobahn.server.people;

import autobahn.server.store.Database;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Who people are, by the keys that open them. */
public final class People {
    static final int FIRST_RATING = 1500;
    /** How exactly it is kept when a key was last used: writing it down each time would cost more than it tells. */
    private static final long USED_STEP = Duration.ofHours(1).toMillis();

    private record Opened(Person person, long used) {}

    private final Database database;
    private final Clock clock;
    private final KnownKeys known;

    public People(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        this.known = new KnownKeys(clock);
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
                        "select p.id, p.name, p.rating, k.used from keys k join people p on p.id = k.person where k.hash = ?",
                        hash)
                .map((row, context) ->
                        new Opened(new Person(row.getString(1), row.getString(2), row.getInt(3)), row.getLong(4)))
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

    /** Somebody new, opened by this secret from now on. */
    public Person create(String secret) {
        Person person = new Person(Secrets.id(), null, FIRST_RATING);
        long now = clock.millis();
        database.write(handle -> {
            insert(handle, person.id(), now);
            return addKey(handle, person.id(), secret, null, now);
        });
        return person;
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

    /** A key is void; whoever shows it is nobody from now on. */
    void voided(String secret) {
        known.forgetKey(Secrets.hash(secret));
    }

    Database database() {
        return database;
    }

    Clock clock() {
        return clock;
    }
}
