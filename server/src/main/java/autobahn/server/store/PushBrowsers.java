package autobahn.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The SQL of browsers in which people are told while no page is open. */
public final class PushBrowsers {
    /**
     * @param endpoint address at the push service of the browser's maker
     * @param receiver the browser's public key, as base64url
     * @param auth the secret that it shares with us, as base64url
     */
    public record Browser(String id, String person, String endpoint, String receiver, String auth, long created) {}

    private static final String SELECT = "select id, person, endpoint, receiver, auth, created from push_browsers";

    private PushBrowsers() {}

    public static List<Browser> of(Handle handle, String person) {
        return handle.select(SELECT + " where person = ? order by created, id", person)
                .map((row, context) -> read(row))
                .list();
    }

    public static Optional<Browser> find(Handle handle, String id) {
        return handle.select(SELECT + " where id = ?", id)
                .map((row, context) -> read(row))
                .findFirst();
    }

    private static Browser read(ResultSet row) throws SQLException {
        return new Browser(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getString(5),
                row.getLong(6));
    }

    /** A browser has one person: the last who has said so there. */
    public static void put(Handle handle, Browser browser) {
        handle.execute(
                "insert into push_browsers (id, person, endpoint, receiver, auth, created) values (?, ?, ?, ?, ?, ?)"
                        + " on conflict (endpoint) do update set id = excluded.id, person = excluded.person,"
                        + " receiver = excluded.receiver, auth = excluded.auth, created = excluded.created",
                browser.id(),
                browser.person(),
                browser.endpoint(),
                browser.receiver(),
                browser.auth(),
                browser.created());
    }

    /** None of a person's browsers is told anything any more. */
    public static void removeAll(Handle handle, String person) {
        of(handle, person).forEach(browser -> remove(handle, person, browser.id()));
    }

    /** False if this person has no such browser. */
    public static boolean remove(Handle handle, String person, String id) {
        boolean removed = handle.execute("delete from push_browsers where id = ? and person = ?", id, person) == 1;
        if (removed) {
            NoticeDeliveries.removeFor(handle, id);
        }
        return removed;
    }
}
