package autobahn.server.store;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What people can be told. */
public enum NoticeKind {
    /** It is for them to decide. */
    TURN,
    /** Somebody wants them at a table. */
    INVITED,
    /** A game of theirs is over. */
    ENDED,
    /** Somebody asks them whether moves may be taken back. */
    UNDO,
    /** Somebody has written at a table of theirs. */
    MESSAGE;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<NoticeKind> of(String id) {
        return Stream.of(values()).filter(kind -> kind.id().equals(id)).findFirst();
    }
}
