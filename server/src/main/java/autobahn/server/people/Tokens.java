package autobahn.server.people;

import autobahn.server.store.Database;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Keys for programs: each acts as the person who made it, until it is revoked. */
public final class Tokens {
    private static final int MOST = 20;

    /** @param token the secret, once, when it has been made */
    public record Token(
            String id,
            String label,
            Instant created,
            @Nullable Instant used,
            @Nullable String token) {}

    private final People people;
    private final Database database;

    public Tokens(People people) {
        this.people = people;
        this.database = people.database();
    }

    public List<Token> of(Person person) {
        return database.read(handle -> handle.select(
                        "select id, label, created, used from keys where person = ? and label is not null order by created, id",
                        person.id())
                .map((row, context) -> new Token(
                        row.getString(1),
                        row.getString(2),
                        Instant.ofEpochMilli(row.getLong(3)),
                        Instant.ofEpochMilli(row.getLong(4)),
                        null))
                .list());
    }

    /**
     * A new token; empty if the person has as many as anybody needs.
     *
     * @param shown the secret of whoever asks
     */
    public Optional<Token> make(Person person, String shown, String label) {
        String secret = Secrets.random();
        long now = people.clock().millis();
        return database.write(handle -> {
            People.lock(handle, person, shown);
            int count = handle.select("select count(*) from keys where person = ? and label is not null", person.id())
                    .mapTo(int.class)
                    .one();
            if (count >= MOST) {
                return Optional.empty();
            }
            String id = People.addKey(handle, person.id(), secret, label, now);
            return Optional.of(new Token(id, label, Instant.ofEpochMilli(now), null, secret));
        });
    }

    /** Whether there was such a token. */
    public boolean revoke(Person person, String id) {
        List<String> gone = database.write(handle -> {
            List<String> hashes = handle.select(
                            "select hash from keys where id = ? and person = ? and label is not null", id, person.id())
                    .mapTo(String.class)
                    .list();
            hashes.forEach(hash -> handle.execute("delete from keys where hash = ?", hash));
            return hashes;
        });
        people.voided(gone);
        return !gone.isEmpty();
    }
}
