package autobahn.server.people;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who does something for which one need not have been here before. A newcomer becomes a person in the same
 * transaction: who is refused leaves nothing behind.
 *
 * @param secret opens the newcomer from then on; null for somebody who is known
 */
public record Visitor(Person person, @Nullable String secret) {

    static Visitor newcomer(String secret) {
        return new Visitor(new Person(Secrets.id(), null), secret);
    }

    public String id() {
        return person.id();
    }

    /** To be called in the transaction that needs the person. */
    public void admit(Handle handle, long now) {
        if (secret != null) {
            People.insert(handle, person.id(), now);
            People.addKey(handle, person.id(), secret, null, now);
        }
    }
}
