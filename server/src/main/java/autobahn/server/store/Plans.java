package autobahn.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * The SQL of plans that people have sent. That one is due is a job like a bot's turn ({@link Jobs}); what is played of it is
 * noted in the transaction of each move, so that no move of it is played twice or after it was withdrawn.
 */
public final class Plans {
    /** Whether a plan waits, or is being played, for the seat that has to decide: {@code s}, of a person, in game {@code g}. */
    static final String DUE = "exists (select 1 from plans p where p.game = s.game and p.seat = s.seat"
            + " and p.person = s.person and p.outcome is null)";

    /** The move that ends a turn, as it is written. */
    private static final String END = "end";

    private Plans() {}

    public static Optional<PlanRow> find(Handle handle, String game, int seat) {
        return handle.select("select " + PlanRow.COLUMNS + " from plans where game = ? and seat = ?", game, seat)
                .map((row, context) -> PlanRow.read(row))
                .findFirst();
    }

    /**
     * Makes a game stay as it is until the end of the transaction, though nothing of it changes; false if it is of another
     * version. Nobody who looks at the game can tell.
     */
    public static boolean hold(Handle handle, String game, int version) {
        return handle.execute(
                        "update games set version = version where id = ? and version = ? and status = 'running'",
                        game,
                        version)
                == 1;
    }

    /** In the place of whatever this seat has sent before. The caller holds the game. */
    public static void put(Handle handle, PlanRow plan) {
        withdraw(handle, plan.game(), plan.seat());
        handle.execute(
                "insert into plans (game, seat, person, id, content, version, sent) values (?, ?, ?, ?, ?, ?, ?)",
                plan.game(),
                plan.seat(),
                plan.person(),
                plan.id(),
                plan.content(),
                plan.version(),
                plan.sent());
    }

    public static void withdraw(Handle handle, String game, int seat) {
        handle.execute("delete from plans where game = ? and seat = ?", game, seat);
    }

    /** Notes how far a plan has come; false if that is not how it was, or it was withdrawn meanwhile. */
    public static boolean change(Handle handle, PlanRow before, PlanRow after) {
        return handle.execute(
                        "update plans set plan = ?, played = ?, began = ?, reached = ?, outcome = ?"
                                + " where game = ? and seat = ? and id = ? and played = ? and outcome is null",
                        after.plan(),
                        after.played(),
                        after.began(),
                        after.reached(),
                        after.outcome(),
                        before.game(),
                        before.seat(),
                        before.id(),
                        before.played())
                == 1;
    }

    /** Whether a seat has ended a turn of its own since a version, taken back or not. */
    public static boolean hasEndedTurn(Handle handle, String game, int seat, int since) {
        return handle.select(
                        "select 1 from entries where game = ? and number > ? and seat = ? and lower(trim(move)) = ? limit 1",
                        game,
                        since,
                        seat,
                        END)
                .mapTo(int.class)
                .findFirst()
                .isPresent();
    }

    /** Whether anything has gone back behind so many moves since a version. */
    public static boolean isTakenBack(Handle handle, String game, int version, int moves) {
        return handle.select(
                        "select 1 from entries where game = ? and number > ? and undo_to < ? limit 1",
                        game,
                        version,
                        moves)
                .mapTo(int.class)
                .findFirst()
                .isPresent();
    }

    /** Whether somebody's plan is about to be played: it need not be told to anybody that it is this seat's turn. */
    public static boolean isDue(Handle handle, String game, int seat) {
        return handle.select(
                        "select 1 from plans p join jobs j on j.game = p.game"
                                + " where p.game = ? and p.seat = ? and p.outcome is null",
                        game,
                        seat)
                .mapTo(int.class)
                .findFirst()
                .isPresent();
    }

    /** Drops plans of those who do not decide for their seats any more, or whose game does not go on. */
    static void settle(Handle handle, String game) {
        handle.execute(
                "delete from plans where game = ? and not exists (select 1 from games g join seats s on s.game = g.id"
                        + " where g.id = plans.game and g.status = 'running' and s.seat = plans.seat"
                        + " and s.person = plans.person and s.bot is null and s.substitute is null)",
                game);
    }

    /** Drops all plans of a game: it is over, or goes on by other rules. */
    public static void drop(Handle handle, String game) {
        handle.execute("delete from plans where game = ?", game);
    }
}
