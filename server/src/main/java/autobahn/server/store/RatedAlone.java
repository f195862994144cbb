package autobahn.server.store;

import org.jdbi.v3.core.Handle;

/** The SQL of rated games against Autobot. */
public final class RatedAlone {
    private static final String OTHERS =
            "select count(*) from seats s join seats o on o.person = s.person and o.game <> s.game"
                    + " join games g on g.id = o.game where s.game = ? and g.rated = 1 and coalesce(g.status, '') = 'running'"
                    + " and not exists (select 1 from seats b where b.game = o.game and b.seat <> o.seat)";

    private RatedAlone() {}

    /** Whether whoever sits at a table plays such a game at another. Until this transaction ends they begin none elsewhere. */
    public static boolean playsElsewhere(Handle handle, String game) {
        handle.execute(
                "update people set created = created where id in (select person from seats where game = ?)", game);
        return handle.select(OTHERS, game).mapTo(int.class).one() > 0;
    }
}
