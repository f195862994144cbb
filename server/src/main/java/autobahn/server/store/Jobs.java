package autobahn.server.store;

import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** The SQL of the turns that bots have to take, and of those for which a person has sent a plan. Whoever holds the lease plays. */
public final class Jobs {
    /** Nothing is put off or leased for so long: such a time was written before the clock was set back. */
    private static final long NEVER_SO_LATE_MILLIS = 60_000;

    private Jobs() {}

    /** Whether a seat is played for: a bot decides, or the person there has sent a plan. */
    static final String PLAYED_FOR = "(s.bot is not null or s.substitute is not null or " + Plans.DUE + ")";

    /** Whether the seat that has to decide in a game is played for, and whether that is known. */
    static final String DUE = "select g.status = 'running' and exists (select 1 from seats s where s.game = g.id"
            + " and s.seat = g.to_move and " + PLAYED_FOR + "),"
            + " exists (select 1 from jobs j where j.game = g.id) from games g where g.id = ?";

    static final String PUT = "insert into jobs (game, due) values (?, ?) on conflict (game) do update"
            + " set due = excluded.due, lease = null, lease_until = null";
    static final String REMOVE = "delete from jobs where game = ?";

    /**
     * Makes a game's job what its seats and its turn ask for: one that nobody has taken on yet if a bot or a plan decides,
     * else none. Plans of those who do not decide any more go. The same transaction must have changed the game's row before: then no other node changes turn or seats meanwhile.
     */
    public static void settle(Handle handle, String game, long now) {
        Plans.settle(handle, game);
        try (EntryStatements statements = new EntryStatements(handle.getConnection())) {
            statements.settle(game, now);
        } catch (SQLException e) {
            throw new IllegalStateException("the turn of a bot cannot be stored", e);
        }
    }

    /** Strikes off a job in a game in which neither bot nor plan decides. */
    public static void strike(Handle handle, String game) {
        handle.execute(
                "delete from jobs where game = ? and not exists (select 1 from games g join seats s on s.game = g.id"
                        + " and s.seat = g.to_move where g.id = jobs.game and g.status = 'running' and "
                        + PLAYED_FOR + ")",
                game);
    }

    /** Strikes off a job until the turn passes again: a plan is for a turn, and this is none of its seat's. The caller holds the game. */
    public static void putOff(Handle handle, String game) {
        handle.execute(REMOVE, game);
    }

    /**
     * A turn that nobody plays yet, at a table that this person has made.
     *
     * @param people whether somebody plays there and waits for it
     */
    public record Waiting(String game, String host, boolean people) {}

    /** Turns that wait, those that people wait for first; of one host's no more than can soon be played. */
    public static List<Waiting> waiting(Handle handle, long now, int mostOfHost, int most) {
        return handle.select(
                        "select game, host, people from (select j.game, g.host, j.due, j.people,"
                                + " row_number() over (partition by g.host order by j.people desc, j.due) as turn"
                                + " from (select jobs.*, case when exists (select 1 from seats s where s.game = jobs.game"
                                + " and s.person is not null and s.left_as is null) then 1 else 0 end as people from jobs) as j"
                                + " join games g on g.id = j.game where (j.due <= ? or j.due > ?)"
                                + " and (j.lease is null or j.lease_until < ? or j.lease_until > ?)) as waiting"
                                + " where turn <= ? order by people desc, due limit ?",
                        now,
                        now + NEVER_SO_LATE_MILLIS,
                        now,
                        now + NEVER_SO_LATE_MILLIS,
                        mostOfHost,
                        most)
                .map((row, context) -> new Waiting(row.getString(1), row.getString(2), row.getInt(3) == 1))
                .list();
    }

    /** Takes a game on; false if somebody else was quicker. */
    public static boolean take(Handle handle, String game, String node, long now, long until) {
        return handle.execute(
                        "update jobs set lease = ?, lease_until = ? where game = ? and (due <= ? or due > ?)"
                                + " and (lease is null or lease_until < ? or lease_until > ?)",
                        node,
                        until,
                        game,
                        now,
                        now + NEVER_SO_LATE_MILLIS,
                        now,
                        now + NEVER_SO_LATE_MILLIS)
                == 1;
    }

    /** Keeps a game; false if the lease has run out and somebody else has it. */
    public static boolean renew(Handle handle, String game, String node, long until) {
        return handle.execute("update jobs set lease_until = ? where game = ? and lease = ?", until, game, node) == 1;
    }

    /** Gives a game back, to be tried again later. */
    public static void release(Handle handle, String game, String node, long due) {
        handle.execute(
                "update jobs set lease = null, lease_until = null, due = ? where game = ? and lease = ?",
                due,
                game,
                node);
    }

    /** Forgets all leases: for a database that only this node uses. */
    public static void releaseAll(Handle handle) {
        handle.execute("update jobs set lease = null, lease_until = null");
    }
}
