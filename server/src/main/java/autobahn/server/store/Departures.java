package autobahn.server.store;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The SQL of those who are away, and of those who have left. One node's statement finds the game as it was seen, or nothing. */
public final class Departures {
    private Departures() {}

    /**
     * Somebody leaves a running game and a bot plays on; false if the game has changed since it was seen.
     *
     * @param how null for somebody who is back
     * @param level of the bot; null for somebody who is back
     */
    public static boolean leave(
            Handle handle,
            GameRow game,
            int seat,
            @Nullable Departure how,
            @Nullable String level,
            ServedTime.Moment now) {
        boolean unchanged = touch(handle, game, now.day());
        if (unchanged) {
            mark(handle, game.id(), seat, how, level);
            Jobs.settle(handle, game.id(), now.day());
            Clocks.settle(handle, game, now, Clocks.Why.SEATED);
        }
        return unchanged;
    }

    /** Time is up and the others are asked; false if the game has changed since it was seen. */
    public static boolean ask(Handle handle, GameRow game, long now) {
        boolean unchanged = touch(handle, game, now);
        if (unchanged) {
            Clocks.ask(handle, game.id());
        }
        return unchanged;
    }

    static void mark(Handle handle, String game, int seat, @Nullable Departure how, @Nullable String level) {
        handle.execute(
                "update seats set left_as = ?, substitute = ?, away = null where game = ? and seat = ?",
                how == null ? null : how.id(),
                level,
                game,
                seat);
    }

    /**
     * Ends a running game because too few are left, or because the time of its round is up; false if it has changed since it
     * was seen.
     *
     * @param seat of the last one who has left; null if nobody has
     * @param how that one has left
     */
    public static boolean end(
            Handle handle, GameRow game, @Nullable Integer seat, Departure how, String result, long now) {
        boolean unchanged = handle.execute(
                        "update games set status = ?, agreement = ?, result = ?, to_move = null, updated = ?, rested = ?,"
                                + " changes = changes + 1 where id = ? and changes = ?"
                                + " and coalesce(status, '') = 'running'",
                        Status.FINISHED.id(),
                        (how == Departure.EXPIRED ? Ending.EXPIRED : Ending.RESIGNED).id(),
                        result,
                        now,
                        now,
                        game.id(),
                        game.changes())
                == 1;
        if (unchanged) {
            if (seat != null) {
                mark(handle, game.id(), seat, how, null);
            }
            Games.endUndo(handle, game.id());
            Jobs.settle(handle, game.id(), now);
            Clocks.stop(handle, game);
            Notices.ended(handle, game, now);
        }
        return unchanged;
    }

    /**
     * Notes who follows a running table and who does not; false if the game has changed since it was seen.
     *
     * @param here seats that are followed again
     * @param gone seats that are no longer
     */
    public static boolean noteAway(Handle handle, GameRow game, List<Integer> here, List<Integer> gone, long now) {
        // Neither the time of the game's last change nor its version: nobody has done anything.
        boolean unchanged = handle.execute(
                        "update games set changes = changes + 1 where id = ? and changes = ?",
                        game.id(),
                        game.changes())
                == 1;
        if (unchanged) {
            here.forEach(seat ->
                    handle.execute("update seats set away = null where game = ? and seat = ?", game.id(), seat));
            gone.forEach(seat -> handle.execute(
                    "update seats set away = ? where game = ? and seat = ? and away is null", now, game.id(), seat));
        }
        return unchanged;
    }

    /** Since when the game waits for the decision that is due now. */
    public static long waitingSince(Handle handle, GameRow game) {
        return handle.select(
                        "select coalesce(e.at, g.started, g.created) from games g left join entries e"
                                + " on e.game = g.id and e.number = ? where g.id = ?",
                        game.version(),
                        game.id())
                .mapTo(Long.class)
                .one();
    }

    private static boolean touch(Handle handle, GameRow game, long now) {
        return handle.execute(
                        "update games set changes = changes + 1, updated = ? where id = ? and changes = ?"
                                + " and coalesce(status, '') = 'running'",
                        now,
                        game.id(),
                        game.changes())
                == 1;
    }
}
