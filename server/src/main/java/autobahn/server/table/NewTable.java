package autobahn.server.table;

import autobahn.engine.Options;
import autobahn.server.store.LeavingTerms;
import autobahn.server.store.SeatColour;
import autobahn.server.store.TimeTerms;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table to be made.
 *
 * @param leaving what holds for those who leave
 * @param seed null for a random one
 * @param edition the id of an account's edition or the hash of any that is known; null for the usual one
 * @param time null for a table without a clock
 */
public record NewTable(
        Options options,
        List<Seat> seats,
        String pace,
        boolean listed,
        boolean rated,
        String title,
        LeavingTerms leaving,
        @Nullable Long seed,
        @Nullable String edition,
        @Nullable TimeTerms time) {

    /** With the usual edition, or that of the game that it goes on from, and without a clock. */
    public NewTable(
            Options options,
            List<Seat> seats,
            String pace,
            boolean listed,
            boolean rated,
            String title,
            LeavingTerms leaving,
            @Nullable Long seed) {
        this(options, seats, pace, listed, rated, title, leaving, seed, null, null);
    }

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
