package autobahn.server.table;

import autobahn.server.api.Problem;
import autobahn.server.people.Accounts;
import autobahn.server.people.Person;
import autobahn.server.store.Database;
import autobahn.server.store.SeatRow;
import java.util.List;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Deletes an account on request: what it takes part in goes on without it, its games stay, its name is gone. */
public final class Farewell {
    private static final Logger LOG = LoggerFactory.getLogger(Farewell.class);

    private final Database database;
    private final LiveTables tables;
    private final Lobby lobby;
    private final Seating seating;
    private final Leaving leaving;
    private final Accounts accounts;

    public Farewell(
            Database database, LiveTables tables, Lobby lobby, Seating seating, Leaving leaving, Accounts accounts) {
        this.database = database;
        this.tables = tables;
        this.lobby = lobby;
        this.seating = seating;
        this.leaving = leaving;
        this.accounts = accounts;
    }

    /** False if the password is another one. */
    public boolean delete(Person person, String password) {
        if (!accounts.isPassword(person, password)) {
            return false;
        }
        List<String> games = database.read(handle -> handle.select(
                        "select s.game from seats s join games g on g.id = s.game where s.person = ?"
                                + " and coalesce(g.status, '') in ('open', 'running')"
                                + " union select id from games where host = ? and coalesce(status, '') in ('open', 'running')",
                        person.id(),
                        person.id())
                .mapTo(String.class)
                .list());
        for (String game : games) {
            try {
                leave(game, person);
            } catch (Problem e) {
                LOG.warn(
                        "game {} was not left: {}",
                        game,
                        e.getMessage()); // it ended meanwhile, say: others go on anyway
            }
        }
        // Others are read anew when somebody looks at them.
        tables.reload(accounts.delete(person).stream()
                .filter(game -> tables.present(game) != null)
                .toList());
        return true;
    }

    /** Tables that wait go, or get the seat back; games that run are resigned, or given up where nobody else plays. */
    private void leave(String game, Person person) {
        TableInfo info = tables.visible(game, person).info();
        List<SeatRow> own =
                info.seats().stream().filter(seat -> seat.isOf(person.id())).toList();
        if (info.isOpen()) {
            if (info.isHost(person.id())) {
                lobby.cancel(game, person);
            } else {
                own.forEach(seat -> seating.leave(game, person, seat.seat()));
            }
        } else if (info.isHost(person.id())
                && !info.isRatedAlone()
                && info.people().stream().allMatch(seat -> Objects.equals(seat.person(), person.id()))) {
            lobby.abandon(game, person, info.game().version());
        } else {
            own.forEach(seat -> leaving.resign(game, person, seat.seat()));
        }
    }
}
