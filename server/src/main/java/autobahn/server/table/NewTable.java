package autobahn.server.table;

import autobahn.engine.Options;
import autobahn.server.store.LeavingTerms;
import autobahn.server.store.SeatColour;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table to be made.
 *
 * @param leaving what holds for those who leave
 * @param seed null for a random one
 */
public record NewTable(
        Options options,
        List<Seat> seats,
        String pace,
        boolean listed,
        boolean rated,
        String title,
        LeavingTerms leaving,
        @Nullable Long seed) {

    public enum Kind {
        ME,
        OPEN,
        BOT
    }

    /**
     * @param level of a bot
     * @param colour null for whatever the others leave
     */
    public record Seat(
            Kind kind,
            @Nullable String name,
            @Nullable String level,
            @Nullable SeatColour colour) {}
}
