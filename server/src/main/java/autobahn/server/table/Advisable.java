package autobahn.server.table;

import autobahn.engine.Game;
import autobahn.engine.Playthrough;
import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import autobahn.server.store.SeatRow;
import autobahn.server.store.Status;
import org.jspecify.annotations.Nullable;

/** Games about which somebody may ask the bots. */
public final class Advisable {
    /** @param game as the seat sees it */
    public record Asked(int version, Game game) {}

    private final LiveTables tables;

    public Advisable(LiveTables tables) {
        this.tables = tables;
    }

    /** The position in which a seat has to decide. */
    public Asked hint(String id, Person person, int seat) {
        return tables.locked(id, person, table -> {
            SeatRow row = Access.seat(table.info(), person, seat);
            Game game = GameReader.started(table).game();
            Access.decides(table.info(), row);
            if (table.info().game().rated()) {
                throw new Problem(403, "rated", "There are no hints in a rated game.");
            }
            Access.noContest(table.info());
            return new Asked(table.version(), game.seenBy(seat, table.version()));
        });
    }

    /** The position of now, to try moves on. It need not be this seat's turn. */
    public Asked plan(String id, Person person, int seat) {
        return tables.locked(id, person, table -> {
            Access.seat(table.info(), person, seat);
            Game game = GameReader.started(table).game();
            if (!table.info().isRunning()) {
                throw new Problem(409, "over", "The game is over.");
            }
            return new Asked(table.version(), game.seenBy(seat, table.version()));
        });
    }

    /** A game that is over. */
    public Playthrough finished(String id, @Nullable Person person) {
        return tables.locked(id, person, table -> {
            Playthrough played = GameReader.started(table);
            if (table.info().game().status() != Status.FINISHED) {
                throw new Problem(409, "not-finished", "The game is not over.");
            }
            Access.unsealed(table.info());
            return played;
        });
    }
}
