package autobahn.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.EmptyHandling;

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

    /** What has waited so long for a place that does not answer is given up. */
    private static final long OLD_MILLIS = 12 * 3_600_000L;

    private NoticeDeliveries() {}

    /** Behind what waits already because its place does not answer. */
    public static void add(Handle handle, Delivery delivery) {
        long due = handle.select(
                        "select coalesce(max(due), 0) from deliveries where target = ? and tries > 0 and lease is null"
                                + " and way <> 'mail'",
                        delivery.target())
                .mapTo(Long.class)
                .one();
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
                Math.max(due, delivery.created()),
                delivery.created());
    }

    /**
     * Those that are due and that nobody sends yet, but mail; of one person's only some, so that nobody keeps the others
     * waiting.
     *
     * @param busy people to whom as much is being sent as may be
     */
    public static List<Delivery> due(Handle handle, long now, int mostOfPerson, List<String> busy, int most) {
        return handle.createQuery("select id, person, game, kind, version, way, target, content, tries, created from"
                        + " (select d.*, row_number() over (partition by person order by due, id) as turn"
                        + " from deliveries d where way <> 'mail' and (due <= :now or due > :never)"
                        + " and (lease is null or lease_until < :now or lease_until > :never)"
                        + (busy.isEmpty() ? "" : " and person not in (<busy>)")
                        + ") as waiting where turn <= :mostOfPerson order by turn, due limit :most")
                .bind("now", now)
                .bind("never", now + NEVER_SO_LATE_MILLIS)
                .bind("mostOfPerson", mostOfPerson)
                .bind("most", most)
                .bindList(EmptyHandling.NULL_KEYWORD, "busy", busy)
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

    /**
     * A place has not answered: all that waits for it waits longer, the longer the more often it has not.
     *
     * @param minutes after each attempt that failed
     */
    public static void putOff(Handle handle, String target, int[] minutes, long now) {
        handle.execute(
                "delete from deliveries where target = ? and created < ? and lease is null", target, now - OLD_MILLIS);
        int tries = handle.select("select coalesce(max(tries), 0) from deliveries where target = ?", target)
                .mapTo(int.class)
                .one();
        long due = now + minutes[Math.clamp(tries - 1L, 0, minutes.length - 1)] * 60_000L;
        handle.execute(
                "update deliveries set due = ? where target = ? and due < ? and lease is null", due, target, due);
    }

    /** A place answers again. */
    public static void hurry(Handle handle, String target, long now) {
        handle.execute(
                "update deliveries set due = ? where target = ? and due > ? and lease is null", now, target, now);
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
