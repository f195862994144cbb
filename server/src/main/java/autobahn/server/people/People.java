package autobahn.server.people;

import autobahn.server.store.Database;
import java.time.Clock;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Who people are. */
public final class People {
    private final Database database;
    private final Clock clock;

    public People(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Whom a secret, of a cookie or a token, opens. */
    public Optional<Person> find(String secret) {
        return database.read(handle -> handle.select(
                        "select p.id, p.name, p.rating from keys k join people p on p.id = k.person where k.hash = ?",
                        Secrets.hash(secret))
                .map((row, context) -> new Person(row.getString(1), row.getString(2), row.getInt(3)))
                .findFirst());
    }

    /** Somebody new, opened by this secret from now on. */
    public Person create(String secret) {
        Person person = new Person(Secrets.id(), null, 1500);
        long now = clock.millis();
        database.write(handle -> {
            handle.execute("insert into people (id, created) values (?, ?)", person.id(), now);
            return addKey(handle, person.id(), secret, now);
        });
        return person;
    }

    private static int addKey(Handle handle, String person, String secret, long now) {
        return handle.execute(
                "insert into keys (hash, id, person, created, used) values (?, ?, ?, ?, ?)",
                Secrets.hash(secret),
                Secrets.id(),
                person,
                now,
                now);
    }
}
