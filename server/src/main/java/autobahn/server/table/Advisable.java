package autobahn.server.table;

import autobahn.engine.Game;
import autobahn.server.api.Problem;
import autobahn.server.people.Person;
import autobahn.server.store.SeatRow;
import autobahn.server.store.Status;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Games about which somebody may ask the bots. */
public final class Advisable {
    /** @param game a copy, hidden things included: the adviser must deal them anew */
    public record Asked(int version, Game game) {}

    /** @param before moves before the start, in a game that went on from a kept position */
    public record Finished(Game start, int before, List<Integer> moves) {}

    private final LiveTables tables;

    public Advisable(LiveTables tables) {
        this.tables = tables;
    }

    /** The position in which a seat has to decide. */
    public Asked hint(String id, Person person, int seat) {
        return tables.locked(id, person, table -> {
            SeatRow row = Access.seat(table.info(), person, seat);
            Moment moment = GameReader.started(table);
            Access.decides(table.info(), row);
            if (table.info().game().rated()) {
                throw new Problem(403, "rated", "There are no hints in a rated game.");
            }
            return new Asked(table.version(), moment.game().copy());
        });
    }

    /** A game that is over. */
    public Finished finished(String id, @Nullable Person person) {
        return tables.locked(id, person, table -> {
            Moment moment = GameReader.started(table);
            if (table.info().game().status() != Status.FINISHED) {
                throw new Problem(409, "not-finished", "The game is not over.");
            }
            List<Integer> moves = Arrays.stream(moment.moves()).boxed().toList();
            return new Finished(Objects.requireNonNull(table.start()).copy(), moment.base(), moves);
        });
    }
}
