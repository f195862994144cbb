package autobahn.server.people;

import org.jspecify.annotations.Nullable;

/**
 * Somebody who uses the server: known by a cookie or a token only, or by name and password as well.
 *
 * @param name of an account, else null
 */
public record Person(String id, @Nullable String name) {
    /** The id of somebody who may be unknown. */
    public static @Nullable String idOf(@Nullable Person person) {
        return person == null ? null : person.id;
    }

    public boolean isAccount() {
        return name != null;
    }
}
