package autobahn.server.store;

import java.util.Locale;

/** Who may see an edition and begin games with it. */
public enum Sharing {
    /** Its owner alone. */
    PRIVATE,
    /** Whoever has its link. */
    LINK,
    /** Everybody, and lists show it. */
    LISTED;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Sharing of(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT));
    }
}
