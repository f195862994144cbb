package autobahn.server.store;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How somebody has left a game that goes on, or has ended, without them. */
public enum Departure {
    /** By their own will, and for good. */
    RESIGNED,
    /** Others have put a bot in their place; whoever comes back may take it again. */
    ABSENT,
    /** They were there and let everybody wait, until the others ended the game. */
    STALLED,
    /** Their time was up, and the table had agreed that this is a loss. */
    EXPIRED;

    /** Whether somebody who has left so plays no part in the game any more. */
    public boolean isForGood() {
        return this == RESIGNED || this == EXPIRED;
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    static @Nullable Departure of(@Nullable String id) {
        return id == null ? null : valueOf(id.toUpperCase(Locale.ROOT));
    }
}
