package autobahn.server.people;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * The password of an account, as it is kept.
 *
 * @param hash null for somebody without an account
 */
record StoredPassword(String person, @Nullable String hash) {
    static Optional<StoredPassword> byName(Handle handle, String folded) {
        return find(handle, "folded", folded);
    }

    static Optional<StoredPassword> byPerson(Handle handle, String person) {
        return find(handle, "id", person);
    }

    private static Optional<StoredPassword> find(Handle handle, String column, String value) {
        return handle.select("select id, password from people where " + column + " = ?", value)
                .map((row, context) -> new StoredPassword(row.getString(1), row.getString(2)))
                .findFirst();
    }

    /** Whether it is still the same, for comparing takes a while. Locks the person until the transaction ends. */
    boolean stands(Handle handle) {
        People.lock(handle, person);
        return byPerson(handle, person).filter(this::equals).isPresent();
    }
}
