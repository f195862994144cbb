package autobahn.server.store;

import autobahn.engine.Score;
import autobahn.server.contest.Pairing;
import autobahn.server.contest.Played;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The SQL of the rounds of contests: their tables, their results, and who takes the next step. */
public final class ContestRounds {
    /** @param game null where somebody has nobody to play against */
    public record Row(int number, @Nullable String game, boolean running, Played played) {}

    /** A seat of a game that runs, held by somebody who is out. */
    public record Held(String game, int seat, String person) {}

    /**
     * Seats at tables t of games g that run, held by people who are out and have not left these games. Nobody loses a rated game by
     * an organiser's word: whoever was disqualified plays it on, and it counts as it ends.
     */
    private static final String HELD = " from contest_tables t join games g on g.id = t.game"
            + " and coalesce(g.status, '') = 'running' join seats s on s.game = g.id"
            + " join contest_people p on p.contest = t.contest and p.person = s.person"
            + " and (p.state = 'withdrawn' or p.state = 'disqualified' and g.rated = 0)"
            + " where coalesce(s.left_as, '') not in ('resigned', 'expired')";

    private static final String STEP_DUE =
            "(c.status = 'signup' and c.closes <= ? or c.status = 'running' and (c.due <= ? or not exists"
                    + " (select 1 from contest_tables t join games g on g.id = t.game where t.contest = c.id"
                    + " and t.round = c.round and coalesce(g.status, '') = 'running')"
                    + " or exists (select 1" + HELD + " and t.contest = c.id and t.round = c.round)))";

    private ContestRounds() {}

    // --- Steps -----------------------------------------------------------------------------------------------------

    /** Contests that have a step to take, and of which nobody else has taken it on. */
    public static List<String> due(Handle handle, ServedTime.Moment now, int most) {
        return handle.select(
                        "select c.id from contests c where c.status in ('signup', 'running')"
                                + " and (c.lease is null or c.lease_until < ?) and " + STEP_DUE
                                + " order by c.created limit ?",
                        now.served(),
                        now.day(),
                        now.served(),
                        most)
                .mapTo(String.class)
                .list();
    }

    /** Takes the next step on; false if another node was quicker. */
    public static boolean take(Handle handle, String contest, String node, long served, long until) {
        return handle.execute(
                        "update contests set lease = ?, lease_until = ? where id = ? and (lease is null or lease_until < ?)",
                        node,
                        until,
                        contest,
                        served)
                == 1;
    }

    public static void release(Handle handle, String contest, String node) {
        handle.execute(
                "update contests set lease = null, lease_until = null where id = ? and lease = ?", contest, node);
    }

    /** A contest begins: from now on it is known who takes part, and how many rounds there are. */
    public static void begin(Handle handle, String contest, int rounds, Map<String, Integer> divisions, long now) {
        handle.execute(
                "update contests set status = 'running', started = ?, rounds = ? where id = ?", now, rounds, contest);
        Contests.divide(handle, contest, divisions);
    }

    /** @param due served time at which it ends */
    public static void open(Handle handle, String contest, int round, long due) {
        handle.execute("update contests set round = ?, due = ? where id = ?", round, due, contest);
    }

    public static void insert(
            Handle handle, String contest, int round, int number, Pairing pairing, @Nullable String game) {
        handle.execute(
                "insert into contest_tables (contest, round, number, division, game) values (?, ?, ?, ?, ?)",
                contest,
                round,
                number,
                pairing.division(),
                game);
        for (int seat = 0; seat < pairing.seats().size(); seat++) {
            handle.execute(
                    "insert into contest_seats (contest, round, number, seat, person) values (?, ?, ?, ?, ?)",
                    contest,
                    round,
                    number,
                    seat,
                    pairing.seats().get(seat));
        }
    }

    /** Games of a round that run. */
    public static List<String> running(Handle handle, String contest, int round) {
        return handle.select(
                        "select g.id from contest_tables t join games g on g.id = t.game where t.contest = ? and t.round = ?"
                                + " and coalesce(g.status, '') = 'running' order by g.id",
                        contest,
                        round)
                .mapTo(String.class)
                .list();
    }

    /** Seats of the round that runs, held by people who are out and have not left their games. */
    public static List<Held> held(Handle handle, String contest) {
        return handle.select(
                        "select g.id, s.seat, s.person" + HELD
                                + " and t.contest = ? and t.round = (select c.round from contests c where c.id = t.contest)"
                                + " order by g.id, s.seat",
                        contest)
                .map((row, context) -> new Held(row.getString(1), row.getInt(2), row.getString(3)))
                .list();
    }

    /** A round is over: its tables count as they are, and whoever likes may look at them. Answers which games these are. */
    public static List<String> close(Handle handle, String contest, int round, long now) {
        List<String> games = handle.select(
                        "select g.id from contest_tables t join games g on g.id = t.game where t.contest = ? and t.round = ?"
                                + " and g.sealed = 1 order by g.id",
                        contest,
                        round)
                .mapTo(String.class)
                .list();
        games.forEach(game -> handle.execute(
                "update games set sealed = 0, listed = 1, changes = changes + 1, updated = ? where id = ?", now, game));
        return games;
    }

    // --- Results ---------------------------------------------------------------------------------------------------

    /** A game is over: its result is kept for the contest that it was played for, in the same transaction. */
    static void settle(Handle handle, GameRow game, List<Score> scores) {
        if (game.contest() == null) {
            return;
        }
        for (Score score : scores) {
            int best = scores.stream()
                    .filter(other -> other.seat() != score.seat())
                    .mapToInt(Score::total)
                    .max()
                    .orElse(0);
            handle.execute(
                    "update contest_seats set place = ?, points = ?, lead = ? where seat = ? and (contest, round, number) ="
                            + " (select t.contest, t.round, t.number from contest_tables t where t.game = ?)",
                    score.place(),
                    score.total(),
                    score.total() - best,
                    score.seat(),
                    game.id());
        }
    }

    /**
     * The tables of a contest in their order. One without a result whose game does not run, or is not there, is void.
     *
     * @param players of a table
     * @param first the first round wanted
     * @param last the last one
     */
    public static List<Row> tables(Handle handle, String contest, int players, int first, int last) {
        record Line(
                int round,
                int number,
                int division,
                @Nullable String game,
                boolean running,
                Played.Seat seat) {}
        List<Line> lines = handle.select(
                        "select t.round, t.number, t.division, t.game, coalesce(g.status, '') as status, s.person,"
                                + " s.place, s.points, s.lead from contest_tables t"
                                + " join contest_seats s on s.contest = t.contest and s.round = t.round and s.number = t.number"
                                + " left join games g on g.id = t.game"
                                + " where t.contest = ? and t.round >= ? and t.round <= ?"
                                + " order by t.round, t.number, s.seat",
                        contest,
                        first,
                        last)
                .map((row, context) -> new Line(
                        row.getInt("round"),
                        row.getInt("number"),
                        row.getInt("division"),
                        row.getString("game"),
                        row.getString("status").equals("running"),
                        new Played.Seat(
                                row.getString("person"),
                                GameRow.whole(row, row.findColumn("place")),
                                row.getInt("points"),
                                row.getInt("lead"))))
                .list();
        List<Row> rows = new ArrayList<>();
        int from = 0;
        for (int to = 1; to <= lines.size(); to++) {
            Line line = lines.get(from);
            if (to == lines.size() || lines.get(to).round != line.round || lines.get(to).number != line.number) {
                List<Played.Seat> seats =
                        lines.subList(from, to).stream().map(Line::seat).toList();
                Played played =
                        new Played(line.round, line.division, players, line.game != null && !line.running, seats);
                rows.add(new Row(line.number, line.game, line.running, played));
                from = to;
            }
        }
        return rows;
    }
}
