package autobahn.format;

import autobahn.engine.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An entry of the list that a game is at a table: a move, or the taking back of some.
 *
 * @param number counted from 1, and the version of the table then
 * @param move of an entry that is one
 * @param to moves that stand after an entry that takes back
 * @param moves that stand after it
 * @param at when it was made, as ISO 8601 writes it
 * @param events the same for everybody, so they are written once
 * @param now what is seen after it, for whoever wants it along
 */
public record Entry(
        int number,
        String kind,
        int seat,
        @Nullable String move,
        @Nullable Integer to,
        int moves,
        String at,
        Written events,
        @Nullable Written now) {

    public static Entry move(int number, int seat, String move, int moves, String at, List<Event> events) {
        return new Entry(number, "move", seat, move, null, moves, at, Written.of(events), null);
    }

    public static Entry undo(int number, int seat, int to, String at) {
        return new Entry(number, "undo", seat, null, to, to, at, Written.of(List.of()), null);
    }

    /** With what is seen after it. */
    public Entry with(Written seen) {
        return new Entry(number, kind, seat, move, to, moves, at, events, seen);
    }

    /** Entries after a number, and the version of the table. */
    public record Page(int version, List<Entry> entries) {}
}
