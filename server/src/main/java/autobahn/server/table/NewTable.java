package autobahn.server.table;

import autobahn.engine.Options;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table to be made.
 *
 * @param seed null for a random one
 */
public record NewTable(
        Options options,
        List<Seat> seats,
        String pace,
        boolean listed,
        boolean rated,
        String title,
        @Nullable Long seed) {

    public enum Kind {
        ME,
        OPEN,
        BOT
    }

    /** @param level of a bot */
    public record Seat(
            Kind kind, @Nullable String name, @Nullable String level) {}
}
