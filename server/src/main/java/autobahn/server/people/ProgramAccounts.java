package autobahn.server.people;

import autobahn.server.api.Problem;
import autobahn.server.store.ProgramRows;
import org.jdbi.v3.core.Handle;

/** Accounts that are programs play among themselves: what people are compared by is closed to them. */
public final class ProgramAccounts {
    private ProgramAccounts() {}

    public static void refuse(Handle handle, String person) {
        if (ProgramRows.is(handle, person)) {
            throw new Problem(
                    403,
                    "program",
                    "This account is a program: rated games, contests and daily deals are for people, the ladder is for programs.");
        }
    }
}
