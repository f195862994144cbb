package autobahn.server.store;

import java.util.List;
import org.jdbi.v3.core.Handle;

/** The SQL of friendships: one row for two people, from the one who has asked. */
public final class Friendships {
    /** @param mine whether the one who looks has asked */
    public record Friendship(String other, String name, boolean mine, boolean agreed, long at) {}

    private Friendships() {}

    /** All of one person with accounts that are still there. */
    public static List<Friendship> of(Handle handle, String person) {
        return handle.select(
                        "select f.other, p.name, 1, f.agreed, f.at from friendships f join people p on p.id = f.other"
                                + " where f.person = ? and p.name is not null"
                                + " union all select f.person, p.name, 0, f.agreed, f.at from friendships f"
                                + " join people p on p.id = f.person where f.other = ? and p.name is not null"
                                + " order by 2",
                        person,
                        person)
                .map((row, context) -> new Friendship(
                        row.getString(1), row.getString(2), row.getInt(3) == 1, row.getInt(4) == 1, row.getLong(5)))
                .list();
    }

    /** Friends of somebody, and whom that one has asked. */
    public static int own(Handle handle, String person) {
        return handle.select(
                        "select (select count(*) from friendships where person = ?)"
                                + " + (select count(*) from friendships where other = ? and agreed = 1)",
                        person,
                        person)
                .mapTo(int.class)
                .one();
    }

    /** Those who wait for somebody's answer. */
    public static int asking(Handle handle, String person) {
        return handle.select("select count(*) from friendships where other = ? and agreed = 0", person)
                .mapTo(int.class)
                .one();
    }

    /** Agrees to what the other has asked; false if there is nothing to agree to. */
    public static boolean agree(Handle handle, String person, String other, long now) {
        return handle.execute(
                        "update friendships set agreed = 1, at = ? where person = ? and other = ? and agreed = 0",
                        now,
                        other,
                        person)
                == 1;
    }

    /** Whether the first has asked already, or both have agreed. */
    public static boolean isMade(Handle handle, String person, String other) {
        return handle.select(
                        "select 1 from friendships where person = ? and other = ? union all"
                                + " select 1 from friendships where person = ? and other = ? and agreed = 1",
                        person,
                        other,
                        other,
                        person)
                .mapTo(int.class)
                .findFirst()
                .isPresent();
    }

    public static void ask(Handle handle, String person, String other, long now) {
        handle.execute(
                "insert into friendships (person, other, agreed, at) values (?, ?, 0, ?) on conflict do nothing",
                person,
                other,
                now);
    }

    /** Ends a friendship, takes back what was asked, or declines it. */
    public static void end(Handle handle, String person, String other) {
        handle.execute(
                "delete from friendships where person = ? and other = ? or person = ? and other = ?",
                person,
                other,
                other,
                person);
    }
}
