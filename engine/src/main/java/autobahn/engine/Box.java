package autobahn.engine;

import autobahn.engine.edition.Edition;
import autobahn.engine.internal.Setup;
import autobahn.engine.internal.Tables;

/** An edition ready to be played: all games that come out of one box share its tables. Safe to share among threads. */
public final class Box {
    private final Edition edition;
    private final Tables tables;
    private final Notation notation;

    public Box(Edition edition) {
        this.edition = edition;
        this.tables = new Tables(edition);
        this.notation = new Notation(tables);
    }

    public Edition edition() {
        return edition;
    }

    public Notation notation() {
        return notation;
    }

    /** A new game; the same options and seed give the same game everywhere (SETUP-8). */
    public Game newGame(Options options, long seed) {
        return new Game(this, Setup.newGame(tables, options, seed));
    }

    Tables tables() {
        return tables;
    }
}
