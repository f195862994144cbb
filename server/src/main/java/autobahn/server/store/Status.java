package autobahn.server.store;

import java.util.Locale;

/** What has become of a table. */
public enum Status {
    OPEN,
    RUNNING,
    FINISHED,
    /** Given up: by whoever was alone there, by agreement, or by the server, because it would never end. */
    ABANDONED;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Status of(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT));
    }
}
