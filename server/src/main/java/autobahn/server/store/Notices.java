package autobahn.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * The SQL of what people may have to be told. It is written in the transaction of what happened, so that it is lost by no
 * crash, and only for those who want to be told. There is one row for a person, a game and a kind: what happens again before
 * somebody was told is told once.
 */
public final class Notices {
    /** Whoever looks at the page, or will in a moment, need not be told. */
    public static final long SOON_MILLIS = 15_000;

    /** Messages come in a row: the next notice of them waits. */
    private static final long MESSAGES_MILLIS = 3_600_000;
    /** Somebody may ask again as often as it is declined: that is told only so often. */
    private static final long QUESTIONS_MILLIS = 600_000;

    /** Nothing is put off for so long: such a time was written before the clock was set back. */
    private static final long NEVER_SO_LATE_MILLIS = 2 * 86_400_000L;

    private static final String PUT = "insert into notices (person, game, kind, version, seat, about, due) ";
    private static final String AGAIN =
            " on conflict (person, game, kind) do update set version = excluded.version, seat = excluded.seat,"
                    + " about = excluded.about, due = excluded.due, lease = null, lease_until = null";

    /** Whoever has to decide in a game: version, due, game. */
    static final String TURN = PUT + "select s.person, g.id, 'turn', ?, s.seat, cast(null as text), ? from games g"
            + " join seats s on s.game = g.id and s.seat = g.to_move"
            + " join notice_wishes w on w.person = s.person and w.kind = 'turn' and w.ways <> ''"
            + " where g.id = ? and g.status = 'running' and s.bot is null and s.substitute is null" + AGAIN;

    /** As {@link #TURN}, for many games at once in PostgreSQL, where {@code passed} has them. */
    static final String TURNS =
            PUT + "select s.person, p.id, 'turn', p.version, s.seat, cast(null as text), p.at + " + SOON_MILLIS
                    + " from passed p join seats s on s.game = p.id and s.seat = p.to_move"
                    + " join notice_wishes w on w.person = s.person and w.kind = 'turn' and w.ways <> ''"
                    + " where p.status = 'running' and s.bot is null and s.substitute is null" + AGAIN;

    /** A notice that is due. */
    public record Due(
            String person,
            String game,
            NoticeKind kind,
            int version,
            @Nullable Integer seat,
            @Nullable String about,
            @Nullable Integer told) {
        static Due read(ResultSet row) throws SQLException {
            return new Due(
                    row.getString(1),
                    row.getString(2),
                    NoticeKind.of(row.getString(3)).orElseThrow(),
                    row.getInt(4),
                    GameRow.whole(row, 5),
                    row.getString(6),
                    GameRow.whole(row, 7));
        }
    }

    private Notices() {}

    /** It is somebody's turn. */
    public static void turn(Handle handle, String game, int version, long now) {
        handle.execute(TURN, version, now + SOON_MILLIS, game);
    }

    /** A game is over: all who sat there. */
    public static void ended(Handle handle, GameRow game, long now) {
        handle.execute(
                PUT
                        + "select distinct s.person, s.game, 'ended', ?, cast(null as integer), cast(null as text), ? from seats s"
                        + " join notice_wishes w on w.person = s.person and w.kind = 'ended' and w.ways <> ''"
                        + " where s.game = ?" + AGAIN,
                game.version(),
                now + SOON_MILLIS,
                game.id());
    }

    /** Somebody is asked whether moves may be taken back. */
    public static void undo(Handle handle, GameRow game, List<Integer> asked, String by, long now) {
        for (int seat : asked) {
            handle.execute(
                    PUT + "select s.person, s.game, 'undo', ?, s.seat, ?,"
                            + " case when n.told_at is not null and n.told_at > ? then n.told_at + ? else ? end from seats s"
                            + " join notice_wishes w on w.person = s.person and w.kind = 'undo' and w.ways <> ''"
                            + " left join notices n on n.person = s.person and n.game = s.game and n.kind = 'undo'"
                            + " where s.game = ? and s.seat = ?" + AGAIN,
                    game.version(),
                    by,
                    now - QUESTIONS_MILLIS,
                    QUESTIONS_MILLIS,
                    now + SOON_MILLIS,
                    game.id(),
                    seat);
        }
    }

    /** Somebody has written: all others who sit there. */
    public static void message(Handle handle, GameRow game, String writer, String name, long now) {
        handle.execute(
                PUT + "select distinct s.person, s.game, 'message', ?, cast(null as integer), ?,"
                        + " case when n.told_at is not null and n.told_at > ? then n.told_at + ? else ? end"
                        + " from seats s join notice_wishes w on w.person = s.person and w.kind = 'message' and w.ways <> ''"
                        + " left join notices n on n.person = s.person and n.game = s.game and n.kind = 'message'"
                        + " where s.game = ? and s.person <> ?" + AGAIN,
                game.version(),
                name,
                now - MESSAGES_MILLIS,
                MESSAGES_MILLIS,
                now + SOON_MILLIS,
                game.id(),
                writer);
    }

    /** An account wants a person at a table. */
    public static void invited(Handle handle, String game, String person, String inviter, long now) {
        handle.execute(
                PUT
                        + "select w.person, ?, 'invited', 0, cast(null as integer), p.name, ? from notice_wishes w, people p"
                        + " where w.person = ? and w.kind = 'invited' and w.ways <> '' and p.id = ?" + AGAIN,
                game,
                now + SOON_MILLIS,
                person,
                inviter);
    }

    /** Those that are due and that nobody looks at yet. */
    public static List<Due> due(Handle handle, long now, int most) {
        return handle.select(
                        "select person, game, kind, version, seat, about, told from notices"
                                + " where (due <= ? or due > ?) and (lease is null or lease_until < ? or lease_until > ?)"
                                + " order by due limit ?",
                        now,
                        now + NEVER_SO_LATE_MILLIS,
                        now,
                        now + NEVER_SO_LATE_MILLIS,
                        most)
                .map((row, context) -> Due.read(row))
                .list();
    }

    /** Takes one on; false if another node was quicker, or something has happened since. */
    public static boolean take(Handle handle, Due notice, String node, long now, long until) {
        return handle.execute(
                        "update notices set lease = ?, lease_until = ? where person = ? and game = ? and kind = ?"
                                + " and version = ? and due is not null"
                                + " and (lease is null or lease_until < ? or lease_until > ?)",
                        node,
                        until,
                        notice.person(),
                        notice.game(),
                        notice.kind().id(),
                        notice.version(),
                        now,
                        now + NEVER_SO_LATE_MILLIS)
                == 1;
    }

    /** Looks again a little later. */
    public static void later(Handle handle, Due notice, String node, long due) {
        handle.execute(
                "update notices set due = ?, lease = null, lease_until = null"
                        + " where person = ? and game = ? and kind = ? and lease = ?",
                due,
                notice.person(),
                notice.game(),
                notice.kind().id(),
                node);
    }

    /** Decides upon a notice; false if something has happened since it was taken on, and it is to be looked at anew. */
    public static boolean decide(Handle handle, Due notice, String node, boolean tell, long now) {
        boolean unchanged = handle.execute(
                        "update notices set due = null, lease = null, lease_until = null"
                                + " where person = ? and game = ? and kind = ? and version = ? and lease = ?",
                        notice.person(),
                        notice.game(),
                        notice.kind().id(),
                        notice.version(),
                        node)
                == 1;
        if (unchanged && tell) {
            handle.execute(
                    "update notices set told = ?, told_at = ? where person = ? and game = ? and kind = ?",
                    notice.version(),
                    now,
                    notice.person(),
                    notice.game(),
                    notice.kind().id());
        }
        return unchanged;
    }

    /** Of how many games somebody was told something since a time. */
    public static int toldSince(Handle handle, String person, NoticeKind kind, long since) {
        return handle.select(
                        "select count(*) from notices where person = ? and kind = ? and told_at > ?",
                        person,
                        kind.id(),
                        since)
                .mapTo(int.class)
                .one();
    }

    /** Forgets what was decided upon in games that are long over. */
    public static int forget(Handle handle, long before) {
        return handle.execute(
                "delete from notices where due is null and not exists (select 1 from games g where g.id = notices.game"
                        + " and (g.status in ('open', 'running') or g.rested > ?))",
                before);
    }

    /** Whether a seat has decided anything since a version. */
    public static boolean hasDecided(Handle handle, String game, int seat, int since) {
        return handle.select(
                        "select 1 from entries where game = ? and number > ? and seat = ? and move is not null limit 1",
                        game,
                        since,
                        seat)
                .mapTo(int.class)
                .findFirst()
                .isPresent();
    }
}
