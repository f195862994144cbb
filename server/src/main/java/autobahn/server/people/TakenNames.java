package autobahn.server.people;

import autobahn.server.api.Problem;
import autobahn.server.store.Database;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Names of accounts, by how they look: nobody has one that looks like another's, or sits at a table under it. */
public final class TakenNames {
    private static final int AT_ONCE = 500;

    private TakenNames() {}

    /** Takes a name for an account; false if another has one that looks like it. */
    static boolean take(Handle handle, String name, String person) {
        return handle.execute(
                        "insert into name_skeletons (skeleton, person) values (?, ?) on conflict (skeleton) do nothing",
                        LookAlikes.skeleton(name),
                        person)
                == 1;
    }

    static boolean isTaken(Handle handle, String name) {
        return owner(handle, name) != null;
    }

    private static @Nullable String owner(Handle handle, String name) {
        return handle.select("select person from name_skeletons where skeleton = ?", LookAlikes.skeleton(name))
                .mapTo(String.class)
                .findFirst()
                .orElse(null);
    }

    /** Refuses a name at a table that is, or looks like, that of somebody else's account. */
    public static void refuseAnothers(Handle handle, String name, Person person) {
        String owner = owner(handle, name);
        if (owner != null && !owner.equals(person.id())) {
            throw new Problem(
                    409,
                    "name-taken",
                    "There is an account with the name " + name
                            + ", or one that looks like it: log in, or choose another.");
        }
    }

    /** Accounts that were made before names were compared by how they look. */
    public static void addEarlier(Database database) {
        record Named(String id, String name) {}
        String after = "";
        while (true) {
            String last = after;
            List<Named> some = database.read(handle -> handle.select(
                            "select p.id, p.name from people p where p.name is not null and p.id > ? and not exists"
                                    + " (select 1 from name_skeletons n where n.person = p.id) order by p.id limit ?",
                            last,
                            AT_ONCE)
                    .map((row, context) -> new Named(row.getString(1), row.getString(2)))
                    .list());
            if (some.isEmpty()) {
                return;
            }
            database.write(handle -> {
                some.forEach(named -> take(handle, named.name, named.id));
                return some.size();
            });
            after = some.getLast().id;
        }
    }
}
