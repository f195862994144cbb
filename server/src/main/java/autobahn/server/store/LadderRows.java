package autobahn.server.store;

import autobahn.server.rating.Rating;
import autobahn.server.rating.RatingPool;
import java.util.List;
import java.util.Objects;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The SQL of the ladder, on which programs play each other. */
public final class LadderRows {
    /** Host of its tables: somebody who is nobody. */
    public static final String HOST = "ladder";

    private static final String RUNS =
            "exists (select 1 from games g where g.id = l.game and coalesce(g.status, '') = 'running')";
    private static final String PLAYS =
            "exists (select 1 from ladder_games l where l.ended is null and (l.one = m.person or l.two = m.person) and "
                    + RUNS + ")";

    /** @param plays whether it has games that are not over */
    public record Member(String name, boolean plays) {}

    /** A program that could be given games. */
    public record Waiting(String person, String name, Rating rating, long paired) {}

    /** @param name null for an account that is deleted, with the points once it is over */
    public record Seat(
            @Nullable String name,
            @Nullable Integer place,
            @Nullable Integer points) {}

    public record Game(String game, long started, @Nullable Long ended, Seat one, Seat two) {}

    private LadderRows() {}

    // --- Members ---------------------------------------------------------------------------------------------------

    public static int members(Handle handle) {
        return handle.select("select count(*) from ladder").mapTo(int.class).one();
    }

    public static boolean isMember(Handle handle, String person) {
        return handle.select("select 1 from ladder where person = ?", person)
                .mapTo(int.class)
                .findFirst()
                .isPresent();
    }

    /** Sent again it changes nothing, and whoever leaves and enters again waits no less for that. */
    public static void enter(Handle handle, String person, long now) {
        handle.execute(
                "insert into ladder (person, entered, paired) values (?, ?, coalesce((select max(started) from ladder_games"
                        + " where one = ? or two = ?), 0)) on conflict do nothing",
                person,
                now,
                person,
                person);
    }

    public static void leave(Handle handle, String person) {
        handle.execute("delete from ladder where person = ?", person);
    }

    public static List<Member> shown(Handle handle, int most) {
        return handle.select(
                        "select p.name, case when " + PLAYS
                                + " then 1 else 0 end from ladder m join people p on p.id = m.person"
                                + " order by p.name limit ?",
                        most)
                .map((row, context) -> new Member(row.getString(1), row.getInt(2) == 1))
                .list();
    }

    // --- Pairing ---------------------------------------------------------------------------------------------------

    /** Until this transaction ends nobody else gives games or enters. */
    public static void hold(Handle handle, long now) {
        handle.execute("insert into people (id, created) values (?, ?) on conflict do nothing", HOST, now);
        handle.execute("update people set created = created where id = ?", HOST);
    }

    /** Games that are over are noticed; returns how many are not, or were begun after a time. */
    public static int running(Handle handle, long now, long since) {
        handle.execute("update ladder_games as l set ended = ? where ended is null and not " + RUNS, now);
        return handle.select("select count(*) from ladder_games where ended is null or started > ?", since)
                .mapTo(int.class)
                .one();
    }

    /** Members without a game that were last given one before a time, those that have waited longest first. */
    public static List<Waiting> waiting(Handle handle, long before) {
        return handle.select(
                        "select m.person, p.name, r.mean, r.deviation, m.paired from ladder m join people p on p.id = m.person"
                                + " left join ratings r on r.holder = m.person and r.pool = ? where m.paired <= ? and not "
                                + PLAYS + " order by m.paired, m.person",
                        RatingPool.LADDER.id(),
                        before)
                .map((row, context) -> new Waiting(
                        row.getString(1),
                        row.getString(2),
                        row.getObject(3) == null ? Rating.FIRST : new Rating(row.getDouble(3), row.getDouble(4)),
                        row.getLong(5)))
                .list();
    }

    /** When two have last been given games against each other; 0 for never. */
    public static long met(Handle handle, String one, String two) {
        return handle.select(
                        "select coalesce(max(started), 0) from ladder_games where one = ? and two = ? or one = ? and two = ?",
                        one,
                        two,
                        two,
                        one)
                .mapTo(long.class)
                .one();
    }

    public static void insert(Handle handle, String game, String one, String two, long now) {
        handle.execute("insert into ladder_games (game, one, two, started) values (?, ?, ?, ?)", game, one, two, now);
        handle.execute("update ladder set paired = ? where person in (?, ?)", now, one, two);
    }

    // --- Games -----------------------------------------------------------------------------------------------------

    /** The latest first. */
    public static List<Game> latest(Handle handle, int most) {
        return handle.select(
                        "select l.game, l.started, l.ended, p.name as name1, q.name as name2, r.place as place1, s.place as place2,"
                                + " r.points as points1, s.points as points2 from ladder_games l"
                                + " left join people p on p.id = l.one left join people q on q.id = l.two"
                                + " left join results r on r.game = l.game and r.seat = 0"
                                + " left join results s on s.game = l.game and s.seat = 1"
                                + " order by l.started desc, l.game limit ?",
                        most)
                .map((row, context) -> new Game(
                        Objects.requireNonNull(row.getString("game")),
                        row.getLong("started"),
                        SeatRow.time(row, row.findColumn("ended")),
                        new Seat(
                                row.getString("name1"),
                                GameRow.whole(row, row.findColumn("place1")),
                                GameRow.whole(row, row.findColumn("points1"))),
                        new Seat(
                                row.getString("name2"),
                                GameRow.whole(row, row.findColumn("place2")),
                                GameRow.whole(row, row.findColumn("points2")))))
                .list();
    }
}
