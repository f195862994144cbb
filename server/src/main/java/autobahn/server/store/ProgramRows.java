package autobahn.server.store;

import org.jdbi.v3.core.Handle;

/** The SQL of accounts that are programs. */
public final class ProgramRows {
    private static final String NO_PERSONS_GAME =
            "not exists (select 1 from ratings r where r.holder = people.id) and not exists (select 1 from results r where r.person"
                    + " = people.id and r.rating is not null) and not exists (select 1 from seats s join games g on g.id = s.game"
                    + " where s.person = people.id and g.rated = 1 and coalesce(g.status, '') in ('open', 'running'))"
                    + " and not exists (select 1 from contest_people c where c.person = people.id)"
                    + " and not exists (select 1 from daily_results d where d.person = people.id)";

    private ProgramRows() {}

    public static boolean is(Handle handle, String person) {
        return handle.select("select program from people where id = ?", person)
                .mapTo(int.class)
                .findFirst()
                .filter(program -> program == 1)
                .isPresent();
    }

    /** Makes an account one, for good; false if it has a part in what people are compared by. */
    public static boolean become(Handle handle, String person) {
        return handle.execute(
                        "update people set program = 1 where id = ? and name is not null and " + NO_PERSONS_GAME,
                        person)
                == 1;
    }
}
