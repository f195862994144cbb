package autobahn.server.store;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The SQL of what whoever looks after a server wants to see of it. */
public final class ServerFigures {
    /** @param used when a key of theirs was last used, to the hour; null if there is none */
    public record Account(
            String id,
            String name,
            String folded,
            long created,
            @Nullable Long used,
            int games,
            int reports,
            @Nullable Long bannedUntil,
            @Nullable String banReason,
            boolean admin) {}

    public record Table(
            String id,
            String title,
            String status,
            boolean listed,
            boolean rated,
            int moves,
            long created,
            long updated,
            String seats) {}

    private ServerFigures() {}

    public static Map<String, Integer> games(Handle handle) {
        Map<String, Integer> counts = new TreeMap<>();
        handle.select("select status, count(*) from games group by status")
                .map((row, context) -> Map.entry(row.getString(1), row.getInt(2)))
                .forEach(entry -> counts.put(entry.getKey(), entry.getValue()));
        return counts;
    }

    public static int archived(Handle handle) {
        return handle.select("select count(*) from archives").mapTo(int.class).one();
    }

    /** Of accounts, or of people without one. */
    public static int people(Handle handle, boolean accounts) {
        return handle.select("select count(*) from people where name is " + (accounts ? "not null" : "null"))
                .mapTo(int.class)
                .one();
    }

    /** Bytes that the database takes. */
    public static long bytes(Handle handle, boolean sqlite) {
        return handle.select(
                        sqlite
                                ? "select page_count * page_size from pragma_page_count(), pragma_page_size()"
                                : "select pg_database_size(current_database())")
                .mapTo(long.class)
                .one();
    }

    /** Accounts whose folded name begins so, in its order, after one. */
    public static List<Account> accounts(Handle handle, String prefix, String after, int most) {
        return handle.select(
                        "select p.id, p.name, p.folded, p.created, (select max(k.used) from keys k where k.person = p.id),"
                                + " (select count(*) from results r where r.person = p.id),"
                                + " (select count(*) from reports r where r.about = p.id and r.handled is null),"
                                + " p.banned_until, p.ban_reason, p.admin from people p"
                                + " where p.folded > ? and substr(p.folded, 1, ?) = ? order by p.folded limit ?",
                        after,
                        prefix.length(),
                        prefix,
                        most)
                .map((row, context) -> new Account(
                        row.getString(1),
                        row.getString(2),
                        row.getString(3),
                        row.getLong(4),
                        SeatRow.time(row, 5),
                        row.getInt(6),
                        row.getInt(7),
                        SeatRow.time(row, 8),
                        row.getString(9),
                        row.getInt(10) == 1))
                .list();
    }

    /** Tables of a status whose title or id holds a text, those that changed last first. */
    public static List<Table> tables(Handle handle, String status, String text, int most) {
        List<Table> found = handle.createQuery(
                        "select g.id, g.title, g.status, g.listed, g.rated, g.moves, g.created, g.updated from games g"
                                + " where g.status = :status and (:text = '' or lower(g.title) like :like escape '!'"
                                + " or g.id = :text) order by g.updated desc, g.id limit :most")
                .bind("status", status)
                .bind("text", text)
                .bind("like", "%" + text.toLowerCase(Locale.ROOT).replaceAll("([!%_])", "!$1") + "%")
                .bind("most", most)
                .map((row, context) -> new Table(
                        row.getString(1),
                        row.getString(2),
                        row.getString(3),
                        row.getInt(4) == 1,
                        row.getInt(5) == 1,
                        row.getInt(6),
                        row.getLong(7),
                        row.getLong(8),
                        ""))
                .list();
        Map<String, List<SeatRow>> seats =
                Listing.seats(handle, found.stream().map(Table::id).toList());
        return found.stream()
                .map(table -> new Table(
                        table.id,
                        table.title,
                        table.status,
                        table.listed,
                        table.rated,
                        table.moves,
                        table.created,
                        table.updated,
                        String.join(
                                ", ",
                                seats.getOrDefault(table.id, List.of()).stream()
                                        .map(SeatRow::name)
                                        .filter(name -> !name.isEmpty())
                                        .toList())))
                .toList();
    }
}
