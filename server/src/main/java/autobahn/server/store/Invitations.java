package autobahn.server.store;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The SQL of invitations by name. */
public final class Invitations {
    /**
     * Whom a table waits for.
     *
     * @param name null for somebody without an account
     */
    public record Invited(String person, @Nullable String name) {}

    /**
     * What somebody is invited to.
     *
     * @param inviter the name by which whoever invites sits there, or is known
     */
    public record Invitation(String game, String title, String inviter, int players, int free, long at) {}

    /** Not by somebody whom the invited one does not want to meet: neither learns of it. */
    private static final String WANTED = " and not exists (select 1 from aversions a where a.person = i.person"
            + " and a.other = i.inviter and a.kind = 'block')";

    private Invitations() {}

    /** False if this person is invited already. */
    public static boolean insert(Handle handle, String game, String person, String inviter, long now) {
        return handle.execute(
                        "insert into invitations (game, person, inviter, at) values (?, ?, ?, ?) on conflict do nothing",
                        game,
                        person,
                        inviter,
                        now)
                == 1;
    }

    public static List<Invited> to(Handle handle, String game) {
        return handle.select(
                        "select i.person, p.name from invitations i join people p on p.id = i.person"
                                + " where i.game = ? order by i.at, i.person",
                        game)
                .map((row, context) -> new Invited(row.getString(1), row.getString(2)))
                .list();
    }

    /** Tables that still wait for a person, the latest first. */
    public static List<Invitation> of(Handle handle, String person, int most) {
        return handle.select(
                        "select i.game, g.title, coalesce((select min(s.name) from seats s where s.game = i.game and"
                                + " s.person = i.inviter), p.name, ''),"
                                + " (select count(*) from seats s where s.game = i.game),"
                                + " (select count(*) from seats s where s.game = i.game and s.person is null and s.bot is null),"
                                + " i.at from invitations i join games g on g.id = i.game join people p on p.id = i.inviter"
                                + " where i.person = ? and coalesce(g.status, '') = 'open'"
                                + " and not exists (select 1 from seats s where s.game = i.game and s.person = i.person)"
                                + WANTED + " order by i.at desc, i.game limit ?",
                        person,
                        most)
                .map((row, context) -> new Invitation(
                        row.getString(1),
                        row.getString(2),
                        row.getString(3),
                        row.getInt(4),
                        row.getInt(5),
                        row.getLong(6)))
                .list();
    }

    public static boolean delete(Handle handle, String game, String person) {
        return handle.execute("delete from invitations where game = ? and person = ?", game, person) == 1;
    }
}
