package autobahn.engine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Some earlier moments of a playthrough, the denser the nearer they are, so that going back plays again about as many moves
 * as are taken back, however long the game is. It never changes: each moment has its own. Of a game of a thousand moves
 * about eight are kept.
 */
final class Milestones {
    private static final int EVERY = 16;
    private static final Milestones NONE = new Milestones(new int[0], new Game[0]);

    /** How many moves had been played, ascending. */
    private final int[] counts;

    private final Game[] games;

    private Milestones(int[] counts, Game[] games) {
        this.counts = counts;
        this.games = games;
    }

    static Milestones none() {
        return NONE;
    }

    static boolean isOne(int count) {
        return count % EVERY == 0;
    }

    /** These and one more. */
    Milestones with(int count, Game game) {
        Builder next = new Builder(counts.length + 1);
        for (int i = 0; i < counts.length; i++) {
            if (isKept(counts[i], count)) {
                next.add(counts[i], games[i]);
            }
        }
        next.add(count, game);
        return next.build();
    }

    /** Those of an earlier moment, as far as they are still known. */
    Milestones upTo(int count) {
        Builder earlier = new Builder(counts.length);
        for (int i = 0; i < counts.length && counts[i] <= count; i++) {
            earlier.add(counts[i], games[i]);
        }
        return earlier.build();
    }

    /** How many moves had been played at the last one; 0 for none. */
    int last() {
        return counts.length == 0 ? 0 : counts[counts.length - 1];
    }

    /** The game at the last one; null for none. It is not to be changed. */
    @Nullable
    Game lastGame() {
        return counts.length == 0 ? null : games[counts.length - 1];
    }

    /** Multiples of 16 for 32 moves, those of 32 for 64, and so on: one of each lies within what is taken back before it. */
    private static boolean isKept(int count, int now) {
        return now - count <= 2 * Integer.lowestOneBit(count);
    }

    private static final class Builder {
        private final int[] counts;
        private final Game[] games;
        private int size;

        Builder(int most) {
            counts = new int[most];
            games = new Game[most];
        }

        void add(int count, Game game) {
            counts[size] = count;
            games[size++] = game;
        }

        Milestones build() {
            return size == 0 ? NONE : new Milestones(Arrays.copyOf(counts, size), Arrays.copyOf(games, size));
        }
    }
}
