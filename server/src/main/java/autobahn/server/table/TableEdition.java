package autobahn.server.table;

import autobahn.engine.Box;
import org.jspecify.annotations.Nullable;

/**
 * What a new table is played with.
 *
 * @param name that people see; null for an edition that is part of the program
 * @param text to be kept with the game, as JSON; null where it is kept already or need not be
 * @param keeper the account whose edition it is, as long as its text is to be kept; else null
 * @param ofServer whether the program or whoever runs the server has made it, and not an account
 */
record TableEdition(
        Box box,
        @Nullable String name,
        @Nullable String text,
        @Nullable String keeper,
        boolean ofServer) {
    /** One that is part of the program. */
    static TableEdition builtIn(Box box) {
        return new TableEdition(box, null, null, null, true);
    }

    String hash() {
        return box.edition().hash();
    }
}
