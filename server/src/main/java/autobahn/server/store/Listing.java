package autobahn.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/** The SQL of lists of tables, the one that changed last first. */
public final class Listing {
    /** Where a page goes on: after the table with this time and id. */
    public record Cursor(long at, String id) {
        public String text() {
            return at + "." + id;
        }
    }

    private Listing() {}

    /** Tables of a status that everybody may see; those of the ladder have a page of their own, or people's were lost among them. */
    public static List<GameRow> listed(Handle handle, Status status, @Nullable Cursor after, int most) {
        return rows(
                query(
                                handle,
                                "g.status = :status and g.listed = 1 and g.host <> '" + LadderRows.HOST + "'",
                                column(status),
                                after)
                        .bind("status", status.id()),
                after,
                most);
    }

    /** Tables at which a person sits or is the host. */
    public static List<GameRow> of(Handle handle, String person, @Nullable Cursor after, int most) {
        return rows(
                query(
                                handle,
                                "g.id in (select game from seats where person = :person"
                                        + " union select id from games where host = :person)",
                                "updated",
                                after)
                        .bind("person", person),
                after,
                most);
    }

    /** Games that run are few, and sorted when they are asked for. */
    private static String column(Status status) {
        return status == Status.RUNNING ? "updated" : "rested";
    }

    /** Where the page after this table goes on, in a list of tables of one status. */
    public static Cursor after(GameRow row) {
        return new Cursor(row.rested() == null ? row.updated() : row.rested(), row.id());
    }

    private static Query query(Handle handle, String condition, String column, @Nullable Cursor after) {
        return handle.createQuery("select " + GameRow.COLUMNS + " from games g where " + condition
                + (after == null ? "" : " and (g." + column + ", g.id) < (:at, :id)")
                + " order by g." + column + " desc, g.id desc limit :most");
    }

    private static List<GameRow> rows(Query query, @Nullable Cursor after, int most) {
        if (after != null) {
            query.bind("at", after.at()).bind("id", after.id());
        }
        return query.bind("most", most).map((row, context) -> GameRow.read(row)).list();
    }

    /** How many changes tables have seen, by table. */
    public static Map<String, Integer> changes(Handle handle, List<String> games) {
        return handle.createQuery("select id, changes from games where id in (<games>)")
                .bindList("games", new ArrayList<>(games))
                .map((row, context) -> Map.entry(row.getString(1), row.getInt(2)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /** A decision that is awaited. */
    public record Turn(String game, int seat, int version) {}

    /** Where a person has to decide. Found by the person, never by the status: see {@link GameEntries#append}. */
    public static List<Turn> turns(Handle handle, String person) {
        return handle.select(
                        "select g.id, s.seat, g.version from seats s join games g on g.id = s.game"
                                + " where s.person = ? and s.substitute is null and coalesce(g.status, '') = 'running'"
                                + " and g.to_move = s.seat",
                        person)
                .map((row, context) -> new Turn(row.getString(1), row.getInt(2), row.getInt(3)))
                .list();
    }

    /** The seats of several tables, by table. */
    public static Map<String, List<SeatRow>> seats(Handle handle, List<String> games) {
        if (games.isEmpty()) {
            return Map.of();
        }
        List<SeatRow> seats = handle.createQuery("select " + SeatRow.COLUMNS
                        + " from seats s left join people p on p.id = s.person where s.game in (<games>)"
                        + " order by s.game, s.seat")
                .bindList("games", new ArrayList<>(games))
                .map((row, context) -> SeatRow.read(row))
                .list();
        return seats.stream().collect(Collectors.groupingBy(SeatRow::game));
    }
}
