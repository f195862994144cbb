package autobahn.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The SQL of where people are told by mail: addresses that they have confirmed. */
public final class MailAddresses {
    /** An address that has refused so often in a row gets no more notices, until it is confirmed anew. */
    public static final int MOST_FAILURES = 3;

    /** Nothing is put off for so long: such a time was written before the clock was set back. */
    private static final long NEVER_SO_LATE_MILLIS = 2 * 86_400_000L;

    /**
     * @param pause at least so long between two mails with notices
     * @param failures in a row, for good
     */
    public record Address(String id, String person, String address, long pause, int failures) {
        public boolean isSilent() {
            return failures >= MOST_FAILURES;
        }

        static Address read(ResultSet row) throws SQLException {
            return new Address(row.getString(1), row.getString(2), row.getString(3), row.getLong(4), row.getInt(5));
        }
    }

    private static final String SELECT = "select id, person, address, pause, failures from mail_addresses";

    private MailAddresses() {}

    public static Optional<Address> of(Handle handle, String person) {
        return find(handle, "person", person, 1).stream().findFirst();
    }

    public static Optional<Address> withId(Handle handle, String id) {
        return find(handle, "id", id, 1).stream().findFirst();
    }

    /** Of all accounts that have it, some. */
    public static List<Address> withAddress(Handle handle, String folded, int most) {
        return find(handle, "folded", folded, most);
    }

    private static List<Address> find(Handle handle, String column, String value, int most) {
        return handle.select(SELECT + " where " + column + " = ? order by id limit ?", value, most)
                .map((row, context) -> Address.read(row))
                .list();
    }

    /** In place of what there was. */
    public static void put(Handle handle, Address address, String folded) {
        remove(handle, address.person());
        handle.execute(
                "insert into mail_addresses (id, person, address, folded, pause) values (?, ?, ?, ?, ?)",
                address.id(),
                address.person(),
                address.address(),
                folded,
                address.pause());
    }

    /** With what was to be sent there. */
    public static void remove(Handle handle, String person) {
        of(handle, person).ifPresent(address -> NoticeDeliveries.removeFor(handle, address.id()));
        handle.execute("delete from mail_addresses where person = ?", person);
    }

    public static void setPause(Handle handle, String person, long pause, long now) {
        handle.execute(
                "update mail_addresses set pause = ?, next_at = case when next_at > ? then ? else next_at end where person = ?",
                pause,
                now + pause,
                now + pause,
                person);
    }

    /** Those to which something is to be sent now, whoever has waited longest first. */
    public static List<Address> due(Handle handle, long now, int most) {
        return handle.select(
                        "select a.id, a.person, a.address, a.pause, a.failures from mail_addresses a"
                                + " join (select person, min(due) as first from deliveries where way = 'mail'"
                                + " and (due <= ? or due > ?) group by person) d on d.person = a.person"
                                + " where a.next_at <= ? or a.next_at > ? order by d.first, a.id limit ?",
                        now,
                        now + NEVER_SO_LATE_MILLIS,
                        now,
                        now + NEVER_SO_LATE_MILLIS,
                        most)
                .map((row, context) -> Address.read(row))
                .list();
    }

    /** Takes one on; false if another node was quicker. */
    public static boolean take(Handle handle, String id, long now, long until) {
        return handle.execute(
                        "update mail_addresses set next_at = ? where id = ? and (next_at <= ? or next_at > ?)",
                        until,
                        id,
                        now,
                        now + NEVER_SO_LATE_MILLIS)
                == 1;
    }

    public static void next(Handle handle, String id, long at) {
        handle.execute("update mail_addresses set next_at = ? where id = ?", at, id);
    }

    public static void worked(Handle handle, String id) {
        handle.execute("update mail_addresses set failures = 0 where id = ? and failures > 0", id);
    }

    public static void failed(Handle handle, String id) {
        handle.execute("update mail_addresses set failures = failures + 1 where id = ?", id);
    }
}
