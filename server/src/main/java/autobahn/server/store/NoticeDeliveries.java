package autobahn.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** The SQL of what is to be sent, to one place each. Whoever holds the lease sends. */
public final class NoticeDeliveries {
    /** Nothing is put off for so long: such a time was written before the clock was set back. */
    private static final long NEVER_SO_LATE_MILLIS = 2 * 86_400_000L;

    /**
     * Something to be sent.
     *
     * @param target which webhook, address or browser
     * @param content JSON
     * @param tries so far
     */
    public record Delivery(
            String id,
            String person,
            String game,
            NoticeKind kind,
            int version,
            NoticeWay way,
            String target,
            String content,
            int tries,
            long created) {
        static Delivery read(ResultSet row) throws SQLException {
            return new Delivery(
                    row.getString(1),
                    row.getString(2),
                    row.getString(3),
                    NoticeKind.of(row.getString(4)).orElseThrow(),
                    row.getInt(5),
                    NoticeWay.of(row.getString(6)).orElseThrow(),
                    row.getString(7),
                    row.getString(8),
                    row.getInt(9),
                    row.getLong(10));
        }
    }

    private NoticeDeliveries() {}

    public static void add(Handle handle, Delivery delivery) {
        handle.execute(
                "insert into deliveries (id, person, game, kind, version, way, target, content, tries, due, created)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                delivery.id(),
                delivery.person(),
                delivery.game(),
                delivery.kind().id(),
                delivery.version(),
                delivery.way().id(),
                delivery.target(),
                delivery.content(),
                delivery.tries(),
                delivery.created(),
                delivery.created());
    }

    /** Those that are due and that nobody sends yet, but mail; of one person's only some, so that nobody keeps the others waiting. */
    public static List<Delivery> due(Handle handle, long now, int mostOfPerson, int most) {
        return handle.select(
                        "select id, person, game, kind, version, way, target, content, tries, created from"
                                + " (select d.*, row_number() over (partition by person order by due, id) as turn"
                                + " from deliveries d where way <> 'mail' and (due <= ? or due > ?)"
                                + " and (lease is null or lease_until < ? or lease_until > ?)) as waiting"
                                + " where turn <= ? order by due limit ?",
                        now,
                        now + NEVER_SO_LATE_MILLIS,
                        now,
                        now + NEVER_SO_LATE_MILLIS,
                        mostOfPerson,
                        most)
                .map((row, context) -> Delivery.read(row))
                .list();
    }

    /** Takes one on and counts the attempt; false if another node was quicker. */
    public static boolean take(Handle handle, Delivery delivery, String node, long now, long until) {
        return handle.execute(
                        "update deliveries set lease = ?, lease_until = ?, tries = tries + 1 where id = ? and tries = ?"
                                + " and (lease is null or lease_until < ? or lease_until > ?)",
                        node,
                        until,
                        delivery.id(),
                        delivery.tries(),
                        now,
                        now + NEVER_SO_LATE_MILLIS)
                == 1;
    }

    /** It has arrived, or never will. */
    public static void remove(Handle handle, String id) {
        handle.execute("delete from deliveries where id = ?", id);
    }

    public static void later(Handle handle, String id, long due) {
        handle.execute("update deliveries set due = ?, lease = null, lease_until = null where id = ?", due, id);
    }

    public static void removeFor(Handle handle, String target) {
        handle.execute("delete from deliveries where target = ?", target);
    }

    /** What is due to be told somebody by mail, the oldest first. */
    public static List<Delivery> mailOf(Handle handle, String person, long now, int most) {
        return handle.select(
                        "select id, person, game, kind, version, way, target, content, tries, created from deliveries"
                                + " where person = ? and way = 'mail' and (due <= ? or due > ?) order by created, id limit ?",
                        person,
                        now,
                        now + NEVER_SO_LATE_MILLIS,
                        most)
                .map((row, context) -> Delivery.read(row))
                .list();
    }

    /** One more attempt has failed. */
    public static void tried(Handle handle, String id, long due) {
        handle.execute("update deliveries set tries = tries + 1, due = ? where id = ?", due, id);
    }

    public static long count(Handle handle) {
        return handle.select("select count(*) from deliveries")
                .mapTo(Long.class)
                .one();
    }
}
