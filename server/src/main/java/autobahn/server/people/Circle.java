package autobahn.server.people;

import autobahn.server.api.Problem;
import autobahn.server.store.Aversions;
import autobahn.server.store.Database;
import autobahn.server.store.Friendships;
import autobahn.server.store.Friendships.Friendship;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** A person's friends, and those whom the person does not want to hear or to meet. Nobody is told of the latter. */
public final class Circle {
    /** Friends and what is asked, of one person: more than anybody needs, and few enough to be listed. */
    static final int MOST_FRIENDS = 300;

    static final int MOST_AVOIDED = 300;

    public record Friend(String name, Instant since) {}

    /** @param kind mute or block */
    public record Avoided(String id, String name, String kind) {}

    /**
     * @param asked who has not answered yet
     * @param asking who waits for an answer
     */
    public record Around(List<Friend> friends, List<String> asked, List<String> asking, List<Avoided> avoided) {}

    private final People people;
    private final Database database;

    public Circle(People people) {
        this.people = people;
        this.database = people.database();
    }

    public Around of(Person person) {
        return database.read(handle -> around(handle, person.id()));
    }

    private static Around around(Handle handle, String person) {
        List<Friendship> all = Friendships.of(handle, person);
        List<Aversions.Aversion> avoided = Aversions.of(handle, person);
        Set<String> blocked = avoided.stream()
                .filter(one -> one.kind() == Aversions.Kind.BLOCK)
                .map(Aversions.Aversion::other)
                .collect(Collectors.toSet());
        return new Around(
                all.stream()
                        .filter(Friendship::agreed)
                        .map(one -> new Friend(one.name(), Instant.ofEpochMilli(one.at())))
                        .toList(),
                names(all, one -> one.mine() && !one.agreed()),
                names(all, one -> !one.mine() && !one.agreed() && !blocked.contains(one.other())),
                avoided.stream()
                        .map(one -> new Avoided(one.id(), one.name(), one.kind().id()))
                        .toList());
    }

    private static List<String> names(List<Friendship> all, Predicate<Friendship> which) {
        return all.stream().filter(which).map(Friendship::name).toList();
    }

    /** Asks somebody to be a friend, or agrees to what that one has asked. */
    public Around befriend(Person person, String name) {
        refuseGuest(person);
        return database.write(handle -> {
            Person other = account(handle, name);
            if (other.id().equals(person.id())) {
                throw new Problem(409, "yourself", "You are your own friend already.");
            }
            // In the order of their ids, so that two who ask each other at the same time do not wait for ever.
            boolean first = person.id().compareTo(other.id()) < 0;
            People.lock(handle, first ? person.id() : other.id());
            People.lock(handle, first ? other.id() : person.id());
            long now = people.clock().millis();
            if (Friendships.isMade(handle, person.id(), other.id())) {
                return around(handle, person.id());
            }
            if (Friendships.own(handle, person.id()) >= MOST_FRIENDS) {
                throw new Problem(409, "many-friends", "You have as many friends as there can be.");
            }
            if (!Friendships.agree(handle, person.id(), other.id(), now)) {
                // Strangers who ask are counted by themselves: they take no place from those whom somebody chooses.
                if (Friendships.asking(handle, other.id()) >= MOST_FRIENDS) {
                    throw new Problem(409, "many-friends", "So many have asked that one that you have to wait.");
                }
                Friendships.ask(handle, person.id(), other.id(), now);
            }
            return around(handle, person.id());
        });
    }

    /** Ends a friendship, takes back what was asked, or declines it. */
    public Around unfriend(Person person, String name) {
        return database.write(handle -> {
            Friendships.end(handle, person.id(), account(handle, name).id());
            return around(handle, person.id());
        });
    }

    /** Does not hear, or meet, somebody any more. Whoever is blocked is no friend either. */
    public Around avoid(Person person, Whom other, Aversions.Kind kind) {
        if (other.person().equals(person.id())) {
            throw new Problem(409, "yourself", "That is you.");
        }
        return database.write(handle -> {
            People.lock(handle, person.id());
            if (Aversions.count(handle, person.id()) >= MOST_AVOIDED) {
                throw new Problem(409, "many-avoided", "You avoid as many people as one can.");
            }
            Aversions.put(
                    handle,
                    person.id(),
                    new Aversions.Aversion(Secrets.id(), other.person(), other.name(), kind),
                    people.clock().millis());
            if (kind == Aversions.Kind.BLOCK) {
                Friendships.end(handle, person.id(), other.person());
            }
            return around(handle, person.id());
        });
    }

    public Around forgive(Person person, String id) {
        return database.write(handle -> {
            if (!Aversions.delete(handle, person.id(), id)) {
                throw new Problem(404, "not-avoided", "You avoid nobody of this id.");
            }
            return around(handle, person.id());
        });
    }

    /** The account of a name. */
    public Whom named(String name) {
        Person found = database.read(handle -> account(handle, name));
        return new Whom(found.id(), String.valueOf(found.name()));
    }

    public static Person account(Handle handle, String name) {
        return handle.select(
                        "select id, name from people where folded = ? and name is not null", PersonNames.fold(name))
                .map((row, context) -> new Person(row.getString(1), row.getString(2)))
                .findFirst()
                .orElseThrow(() -> new Problem(404, "no-such-account", "There is no account of this name."));
    }

    static void refuseGuest(Person person) {
        if (!person.isAccount()) {
            throw new Problem(403, "no-account", "For that you need an account.");
        }
    }
}
