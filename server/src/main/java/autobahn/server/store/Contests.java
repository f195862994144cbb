package autobahn.server.store;

import autobahn.server.contest.Contestant;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The SQL of contests: who takes part, and what happens. Their rounds are in {@link ContestRounds}. */
public final class Contests {
    /** @param name null if the account is gone */
    public record Member(String person, @Nullable String name, long joined, int division, Contestant.State state) {
        public Contestant contestant() {
            return new Contestant(person, division, state);
        }
    }

    /** @param name of the person, null if there is none or the account is gone */
    public record Logged(
            int number,
            long at,
            String kind,
            @Nullable String person,
            @Nullable String name,
            @Nullable Integer round,
            @Nullable String text) {}

    /** @param game where the person plays in the round that runs; null for nowhere */
    public record Mine(ContestRow contest, @Nullable String game) {}

    private Contests() {}

    public static void insert(Handle handle, ContestRow row) {
        handle.execute("insert into people (id, created) values (?, ?)", row.host(), row.created());
        handle.execute(
                "insert into contests (id, title, organiser, host, format, terms, secret, status, season, previous, created,"
                        + " closes) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                row.id(),
                row.title(),
                row.organiser(),
                row.host(),
                row.format(),
                row.terms(),
                row.secret(),
                row.status(),
                row.season(),
                row.previous(),
                row.created(),
                row.closes());
    }

    public static Optional<ContestRow> find(Handle handle, String id) {
        return handle.select("select * from contests where id = ?", id)
                .map((row, context) -> ContestRow.read(row))
                .findFirst();
    }

    public static Optional<String> nameOf(Handle handle, String person) {
        return handle.select("select name from people where id = ? and name is not null", person)
                .mapTo(String.class)
                .findFirst();
    }

    /** The season after one. */
    public static Optional<String> next(Handle handle, String id) {
        return handle.select("select id from contests where previous = ?", id)
                .mapTo(String.class)
                .findFirst();
    }

    /** Those of some status, the newest first. */
    public static List<ContestRow> list(
            Handle handle, List<String> statuses, Listing.@Nullable Cursor after, int most) {
        return handle.createQuery("select * from contests where status in (<statuses>)"
                        + (after == null ? "" : " and (created, id) < (:at, :id)")
                        + " order by created desc, id desc limit :most")
                .bindList("statuses", new ArrayList<>(statuses))
                .bindMap(after == null ? Map.of() : Map.of("at", after.at(), "id", after.id()))
                .bind("most", most)
                .map((row, context) -> ContestRow.read(row))
                .list();
    }

    /** How many of an account's, or of everybody's, are not over. */
    public static int unfinished(Handle handle, @Nullable String organiser) {
        return handle.select(
                        "select count(*) from contests where status in ('signup', 'running') and (? = '' or organiser = ?)",
                        organiser == null ? "" : organiser,
                        organiser == null ? "" : organiser)
                .mapTo(int.class)
                .one();
    }

    public static Map<String, Integer> sizes(Handle handle, List<String> contests) {
        Map<String, Integer> sizes = new TreeMap<>();
        if (!contests.isEmpty()) {
            handle.createQuery(
                            "select contest, count(*) from contest_people where contest in (<contests>) group by contest")
                    .bindList("contests", new ArrayList<>(contests))
                    .map((row, context) -> Map.entry(row.getString(1), row.getInt(2)))
                    .forEach(entry -> sizes.put(entry.getKey(), entry.getValue()));
        }
        return sizes;
    }

    /** Until this transaction ends nobody else changes the contest; false if it is not, any more, of this status. */
    public static boolean lock(Handle handle, String id, String status) {
        return handle.execute("update contests set lease = lease where id = ? and status = ?", id, status) == 1;
    }

    public static void close(Handle handle, String id, String status, long now) {
        handle.execute("update contests set status = ?, ended = ?, due = null where id = ?", status, now, id);
    }

    // --- People ----------------------------------------------------------------------------------------------------

    public static List<Member> members(Handle handle, String contest) {
        return handle.select(
                        "select c.person, p.name, c.joined, c.division, c.state from contest_people c"
                                + " join people p on p.id = c.person where c.contest = ? order by c.joined, c.person",
                        contest)
                .map((row, context) -> new Member(
                        row.getString(1),
                        row.getString(2),
                        row.getLong(3),
                        row.getInt(4),
                        Contestant.State.of(row.getString(5))))
                .list();
    }

    public static boolean join(Handle handle, String contest, String person, long now) {
        return handle.execute(
                        "insert into contest_people (contest, person, joined, state) values (?, ?, ?, 'plays')"
                                + " on conflict do nothing",
                        contest,
                        person,
                        now)
                == 1;
    }

    public static boolean leave(Handle handle, String contest, String person) {
        return handle.execute("delete from contest_people where contest = ? and person = ?", contest, person) == 1;
    }

    /** Somebody who plays does so no more; false if that is so already. */
    public static boolean out(Handle handle, String contest, String person, Contestant.State how) {
        return handle.execute(
                        "update contest_people set state = ? where contest = ? and person = ? and state = 'plays'",
                        how.id(),
                        contest,
                        person)
                == 1;
    }

    static void divide(Handle handle, String contest, Map<String, Integer> divisions) {
        divisions.forEach((person, division) -> handle.execute(
                "update contest_people set division = ? where contest = ? and person = ?", division, contest, person));
    }

    /** Contests in which somebody plays, with the table of the round that runs. */
    public static List<Mine> of(Handle handle, String person, int most) {
        return handle.select(
                        "select c.*, (select max(t.game) from contest_seats s join contest_tables t on t.contest = s.contest"
                                + " and t.round = s.round and t.number = s.number where s.contest = c.id"
                                + " and s.round = c.round and s.person = m.person) as game"
                                + " from contest_people m join contests c on c.id = m.contest"
                                + " where m.person = ? and m.state = 'plays' and c.status in ('signup', 'running')"
                                + " order by c.created desc limit ?",
                        person,
                        most)
                .map((row, context) -> new Mine(ContestRow.read(row), row.getString("game")))
                .list();
    }

    // --- Log -------------------------------------------------------------------------------------------------------

    /** In a transaction that has the contest for itself. */
    public static void log(
            Handle handle,
            String contest,
            long now,
            String kind,
            @Nullable String person,
            @Nullable Integer round,
            @Nullable String text) {
        handle.execute(
                "insert into contest_log (contest, number, at, kind, person, round, text) values (?, (select"
                        + " coalesce(max(l.number), 0) + 1 from contest_log l where l.contest = ?), ?, ?, ?, ?, ?)",
                contest,
                contest,
                now,
                kind,
                person,
                round,
                text);
    }

    /** Whether somebody who had signed up was refused. */
    public static boolean isRefused(Handle handle, String contest, String person) {
        return handle.select(
                        "select 1 from contest_log where contest = ? and kind = 'refused' and person = ?",
                        contest,
                        person)
                .mapTo(int.class)
                .findFirst()
                .isPresent();
    }

    public static List<Logged> log(Handle handle, String contest) {
        return handle.select(
                        "select l.number, l.at, l.kind, l.person, p.name, l.round, l.text from contest_log l"
                                + " left join people p on p.id = l.person where l.contest = ? order by l.number",
                        contest)
                .map((row, context) -> logged(row))
                .list();
    }

    private static Logged logged(ResultSet row) throws SQLException {
        return new Logged(
                row.getInt(1),
                row.getLong(2),
                row.getString(3),
                row.getString(4),
                row.getString(5),
                GameRow.whole(row, 6),
                row.getString(7));
    }

    // --- Deleted accounts ------------------------------------------------------------------------------------------

    /** Somebody's account is deleted: contests go on without, and those that have not begun do not know of anybody. */
    public static void forget(Handle handle, String person, long now) {
        handle.execute(
                "delete from contest_people where person = ? and contest in (select id from contests where status = 'signup')",
                person);
        handle.select(
                        "select contest from contest_people m join contests c on c.id = m.contest where m.person = ?"
                                + " and m.state = 'plays' and c.status = 'running' order by contest",
                        person)
                .mapTo(String.class)
                .list()
                .forEach(contest -> {
                    handle.execute("update contests set lease = lease where id = ?", contest);
                    if (out(handle, contest, person, Contestant.State.WITHDRAWN)) {
                        log(handle, contest, now, "withdrawn", person, null, null);
                    }
                });
    }
}
