package autobahn.server.store;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How a game may end before its end: the first two if everybody wants it so. */
public enum Ending {
    /** With the points as they are, as a finished game. */
    COUNTED,
    /** Without a result. */
    BROKEN_OFF,
    /** Because somebody has resigned: nobody is asked. */
    RESIGNED,
    /** Because somebody's time was up: nobody is asked. */
    EXPIRED;

    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Null if there is no such way. */
    public static @Nullable Ending of(@Nullable String id) {
        for (Ending ending : values()) {
            if (ending.id().equals(id)) {
                return ending;
            }
        }
        return null;
    }
}
