package autobahn.server.store;

import java.util.Locale;

/** Why somebody gets a letter by mail that is no notice of a game. */
public enum LetterPurpose {
    /** An address is to be confirmed. */
    CONFIRM,
    /** A password is forgotten. */
    RECOVER,
    /** A password was changed. */
    PASSWORD,
    /** An account has another address from now on, or none. */
    MOVED;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    static LetterPurpose of(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT));
    }
}
