package autobahn.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The SQL of addresses that people have given, to which notices are posted. */
public final class Webhooks {
    /**
     * @param secret signs what is sent
     * @param failures in a row
     */
    public record Webhook(
            String id, String person, String style, String address, String secret, int failures, long created) {}

    private static final String SELECT = "select id, person, style, address, secret, failures, created from webhooks";

    private Webhooks() {}

    public static List<Webhook> of(Handle handle, String person) {
        return handle.select(SELECT + " where person = ? order by created, id", person)
                .map((row, context) -> read(row))
                .list();
    }

    public static Optional<Webhook> find(Handle handle, String id) {
        return handle.select(SELECT + " where id = ?", id)
                .map((row, context) -> read(row))
                .findFirst();
    }

    private static Webhook read(ResultSet row) throws SQLException {
        return new Webhook(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getString(5),
                row.getInt(6),
                row.getLong(7));
    }

    public static void add(Handle handle, Webhook webhook) {
        handle.execute(
                "insert into webhooks (id, person, style, address, secret, failures, created) values (?, ?, ?, ?, ?, ?, ?)",
                webhook.id(),
                webhook.person(),
                webhook.style(),
                webhook.address(),
                webhook.secret(),
                webhook.failures(),
                webhook.created());
    }

    /** False if this person has no such webhook. */
    public static boolean remove(Handle handle, String person, String id) {
        boolean removed = handle.execute("delete from webhooks where id = ? and person = ?", id, person) == 1;
        if (removed) {
            NoticeDeliveries.removeFor(handle, id);
        }
        return removed;
    }

    public static void worked(Handle handle, String id) {
        handle.execute("update webhooks set failures = 0 where id = ? and failures > 0", id);
    }

    public static void failed(Handle handle, String id) {
        handle.execute("update webhooks set failures = failures + 1 where id = ?", id);
    }
}
