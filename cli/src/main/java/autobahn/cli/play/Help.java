package autobahn.cli.play;

import java.util.List;

/** What can be typed besides moves. */
final class Help {
    static final List<String> WORDS = List.of("help", "moves", "undo", "log", "why", "map", "table", "score", "quit");

    static final String TEXT = """
            a number      plays the move with this number
            a move        plays it, for example: build Köln-Dortmund (Tab completes; docs/notation.md)
            moves         lists the legal moves again
            why MOVE      tells whether a move is legal, and if not, which rule forbids it
            undo          takes back your last choice and all that followed
            log           tells the last moves
            map           draws the map
            table         shows everything on the table
            score         tells what everybody would score now
            quit          ends; the game is kept if it has a file (--record)
            """;

    private Help() {}
}
