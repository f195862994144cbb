package autobahn.server.store;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/** The SQL of running games that only bots play. */
public final class EmptyGames {
    private static final String NOBODY_PLAYS =
            "not exists (select 1 from seats s where s.game = g.id and s.person is not null and"
                    + " coalesce(s.left_as, '') not in ('resigned', 'expired'))";

    private EmptyGames() {}

    /** How many of them one person has made. Found by the host, never by the status: see {@link GameEntries#append}. */
    public static int of(Handle handle, String host) {
        return handle.select(
                        "select count(*) from games g where g.host = ? and coalesce(g.status, '') = 'running' and "
                                + NOBODY_PLAYS,
                        host)
                .mapTo(int.class)
                .one();
    }

    /** Somebody looks at these games. */
    public static void watched(Handle handle, List<String> games, long now) {
        PreparedBatch batch = handle.prepareBatch("update games set watched = ? where id = ?");
        games.forEach(game -> batch.add(now, game));
        if (!games.isEmpty()) {
            batch.execute();
        }
    }

    /** Ends those that nobody has looked at since a time, at most so many; says which. */
    public static List<String> end(Handle handle, long since, int most, long now) {
        List<String> ended = handle.select(
                        "update games set status = 'abandoned', to_move = null, updated = ?, rested = ?,"
                                + " changes = changes + 1"
                                + " where id in (select g.id from games g where g.status = 'running'"
                                + " and coalesce(g.watched, g.started, g.created) < ? and " + NOBODY_PLAYS
                                + " limit ?) and coalesce(status, '') = 'running' returning id",
                        now,
                        now,
                        since,
                        most)
                .mapTo(String.class)
                .list();
        ended.forEach(game -> Jobs.settle(handle, game, now));
        return ended;
    }
}
