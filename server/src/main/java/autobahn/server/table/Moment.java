package autobahn.server.table;

import autobahn.engine.Event;
import autobahn.engine.Game;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game after some entries. It never changes: a move gives the next moment, and whoever looks at this one still sees it.
 * The engine's games are for one thread at a time, so they are only used under the table's lock.
 */
final class Moment {
    private final int base;
    private final int[] moves;
    private final byte[] movers;
    private final Game game;
    private final @Nullable Game before;

    private Moment(int base, int[] moves, byte[] movers, Game game, @Nullable Game before) {
        this.base = base;
        this.moves = moves;
        this.movers = movers;
        this.game = game;
        this.before = before;
    }

    /** The moment from which moves are played: the start, or the position kept after {@code base} moves. */
    static Moment start(int base, Game game) {
        return new Moment(base, new int[0], new byte[0], game, null);
    }

    /** @param events gets what happens */
    Moment play(int seat, int move, @Nullable List<Event> events) {
        Game next = game.copy();
        if (events != null) {
            next.listen(events::add);
        }
        next.play(move);
        next.listen(null);
        int[] longer = Arrays.copyOf(moves, moves.length + 1);
        byte[] longerMovers = Arrays.copyOf(movers, movers.length + 1);
        longer[moves.length] = move;
        longerMovers[movers.length] = (byte) seat;
        return new Moment(base, longer, longerMovers, next, game);
    }

    /** The moment after fewer moves, played from the start again. */
    Moment at(int count, Game start) {
        Game now = start.copy();
        Game previous = null;
        int size = count - base;
        for (int i = 0; i < size; i++) {
            if (i == size - 1) {
                previous = now.copy();
            }
            now.play(moves[i]);
        }
        return new Moment(base, Arrays.copyOf(moves, size), Arrays.copyOf(movers, size), now, previous);
    }

    Game game() {
        return game;
    }

    /** Moves that stand, those before the kept position included. */
    int count() {
        return base + moves.length;
    }

    /** Moves that cannot be taken back: those before the kept position. */
    int base() {
        return base;
    }

    /** The moves since {@link #base}. */
    int[] moves() {
        return moves;
    }

    /** Who made the move with this index, counted from 0. */
    int mover(int index) {
        return movers[index - base];
    }

    /** How many moves stood before the last one of this seat, or -1 if it has made none. */
    int beforeLastOf(int seat) {
        for (int i = movers.length - 1; i >= 0; i--) {
            if (movers[i] == seat) {
                return base + i;
            }
        }
        return -1;
    }

    /** Whether the last move was this seat's and showed nobody anything new. */
    boolean lastIsFree(int seat) {
        return before != null && movers.length > 0 && movers[movers.length - 1] == seat && !game.revealedSince(before);
    }
}
