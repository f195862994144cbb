package autobahn.server.store;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The SQL of reports about people. */
public final class ReportRows {
    /**
     * A report as somebody makes it.
     *
     * @param name by which the other was known
     * @param reason talk, play, name or other
     */
    public record Report(
            String about,
            String name,
            @Nullable String game,
            @Nullable Integer seat,
            String reason,
            String text) {}

    /**
     * A report as whoever looks after the server reads it.
     *
     * @param by the account that made it; null for somebody without one
     * @param account the account that it is about; null for somebody without one
     */
    public record Filed(
            String id,
            @Nullable String by,
            @Nullable String account,
            Report report,
            long at,
            @Nullable Long handled) {}

    private ReportRows() {}

    /** Reports of one person that nobody has looked into. */
    public static int open(Handle handle, String reporter) {
        return handle.select("select count(*) from reports where reporter = ? and handled is null", reporter)
                .mapTo(int.class)
                .one();
    }

    public static int open(Handle handle) {
        return handle.select("select count(*) from reports where handled is null")
                .mapTo(int.class)
                .one();
    }

    public static void insert(Handle handle, String id, String reporter, Report report, long now) {
        handle.execute(
                "insert into reports (id, reporter, about, name, game, seat, reason, text, at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                id,
                reporter,
                report.about(),
                report.name(),
                report.game(),
                report.seat(),
                report.reason(),
                report.text(),
                now);
    }

    /**
     * Those that nobody has looked into first, of these the ones of accounts, for there are as many others as anybody likes,
     * and of these the oldest.
     */
    public static List<Filed> all(Handle handle, int most) {
        return handle.select(
                        "select r.id, b.name, a.name, r.about, r.name, r.game, r.seat, r.reason, r.text, r.at, r.handled"
                                + " from reports r join people b on b.id = r.reporter join people a on a.id = r.about"
                                + " order by case when r.handled is not null then 2 when b.name is null then 1 else 0 end,"
                                + " case when r.handled is null then r.at else -r.handled end, r.id limit ?",
                        most)
                .map((row, context) -> new Filed(
                        row.getString(1),
                        row.getString(2),
                        row.getString(3),
                        new Report(
                                row.getString(4),
                                row.getString(5),
                                row.getString(6),
                                GameRow.whole(row, 7),
                                row.getString(8),
                                row.getString(9)),
                        row.getLong(10),
                        SeatRow.time(row, 11)))
                .list();
    }

    /** What the seat that a report names said last at its table, the earliest first. */
    public static List<String> said(Handle handle, String game, int seat, int most) {
        return handle.select(
                        "select text from chat where game = ? and seat = ? order by number desc limit ?",
                        game,
                        seat,
                        most)
                .mapTo(String.class)
                .list()
                .reversed();
    }

    public static boolean handle(Handle handle, String id, long now) {
        return handle.execute("update reports set handled = ? where id = ? and handled is null", now, id) == 1;
    }
}
