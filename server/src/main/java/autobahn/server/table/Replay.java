package autobahn.server.table;

import autobahn.engine.Box;
import autobahn.engine.IllegalMoveException;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import autobahn.format.FormatException;
import autobahn.format.Positions;
import autobahn.server.api.Problem;
import autobahn.server.store.EntryRow;
import autobahn.server.store.GameRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Games out of their entries. */
public final class Replay {
    /** The list does not give a game under the rules as they are now. */
    static final class Broken extends Exception {
        private static final long serialVersionUID = 1;

        Broken(String message, Exception cause) {
            super(message, cause);
        }
    }

    private final Boxes boxes;

    public Replay(Boxes boxes) {
        this.boxes = boxes;
    }

    Boxes boxes() {
        return boxes;
    }

    /** What a game is played with; refuses one whose edition is not known. */
    Box box(GameRow row) {
        Box box = boxes.find(row.edition());
        if (box == null) {
            throw unplayable();
        }
        return box;
    }

    static Problem unplayable() {
        return new Problem(409, "unplayable", "This game was played by rules that are not known here any more.");
    }

    static Options options(GameRow row) {
        return row.agreed();
    }

    /** The game before all moves that are replayed. */
    Playthrough start(GameRow row, Options options) throws Broken {
        return start(box(row), row, options);
    }

    private static Playthrough start(Box box, GameRow row, Options options) throws Broken {
        if (row.basePosition() == null) {
            return Playthrough.begin(box, options, row.seed());
        }
        try {
            return Playthrough.from(Positions.resume(box, row.basePosition()), row.baseMoves());
        } catch (FormatException e) {
            throw new Broken("game " + row.id() + " has a position that cannot be read", e);
        }
    }

    /** The game after all these entries, from the first on. */
    Playthrough all(GameRow row, Options options, List<EntryRow> entries) throws Broken {
        return all(box(row), row, options, entries);
    }

    private Playthrough all(Box box, GameRow row, Options options, List<EntryRow> entries) throws Broken {
        List<EntryRow> standing = new ArrayList<>();
        for (EntryRow entry : counted(row, entries)) {
            if (entry.undoTo() == null) {
                standing.add(entry);
            } else {
                standing.subList(entry.undoTo() - row.baseMoves(), standing.size())
                        .clear();
            }
        }
        Playthrough game = start(box, row, options);
        for (EntryRow entry : standing) {
            game = next(game, entry);
        }
        return game;
    }

    /** The game that begins with these entries; refused if they were made by other rules and are not legal any more. */
    Playthrough begun(Box box, GameRow row, List<EntryRow> entries) {
        try {
            return all(box, row, options(row), entries);
        } catch (Broken e) {
            throw unplayable();
        }
    }

    /** The game after one entry more. */
    Playthrough next(Playthrough game, EntryRow entry) throws Broken {
        if (entry.move() == null) {
            return game.at(Objects.requireNonNull(entry.undoTo()));
        }
        try {
            return game.play(entry.move());
        } catch (IllegalMoveException e) {
            throw new Broken("entry " + entry.number() + ": " + e.getMessage(), e);
        }
    }

    /** Entries after the kept position, if the game went on from one. */
    private static List<EntryRow> counted(GameRow row, List<EntryRow> entries) {
        Integer from = row.continuedFrom();
        return from == null
                ? entries
                : entries.stream().filter(entry -> entry.number() > from).toList();
    }
}
