package autobahn.server.store;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** The SQL of people whom somebody does not want to hear, or to meet. */
public final class Aversions {
    public enum Kind {
        /** Not heard. */
        MUTE,
        /** Not heard, and not at the same table. */
        BLOCK;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** @param name by which the other is known */
    public record Aversion(String id, String other, String name, Kind kind) {}

    private Aversions() {}

    public static List<Aversion> of(Handle handle, String person) {
        return handle.select(
                        "select a.id, a.other, coalesce(p.name, a.name), a.kind from aversions a"
                                + " join people p on p.id = a.other where a.person = ? order by 3, 1",
                        person)
                .map((row, context) -> new Aversion(
                        row.getString(1),
                        row.getString(2),
                        row.getString(3),
                        Kind.valueOf(row.getString(4).toUpperCase(Locale.ROOT))))
                .list();
    }

    public static int count(Handle handle, String person) {
        return handle.select("select count(*) from aversions where person = ?", person)
                .mapTo(int.class)
                .one();
    }

    public static void put(Handle handle, String person, Aversion aversion, long now) {
        handle.execute(
                "insert into aversions (id, person, other, name, kind, at) values (?, ?, ?, ?, ?, ?)"
                        + " on conflict (person, other) do update set kind = excluded.kind, name = excluded.name",
                aversion.id(),
                person,
                aversion.other(),
                aversion.name(),
                aversion.kind().id(),
                now);
    }

    public static boolean delete(Handle handle, String person, String id) {
        return handle.execute("delete from aversions where person = ? and id = ?", person, id) == 1;
    }

    /** Whether one of these people does not want to meet this one. */
    public static boolean refuse(Handle handle, Collection<String> people, String person) {
        return blockers(handle, person).stream().anyMatch(people::contains);
    }

    /** Those who do not want to meet this person. */
    private static Set<String> blockers(Handle handle, String person) {
        return handle.select("select person from aversions where other = ? and kind = 'block'", person)
                .mapTo(String.class)
                .collect(Collectors.toSet());
    }
}
