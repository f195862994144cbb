package autobahn.engine.internal.state;

import java.util.Arrays;

/** A growing list of moves that is reused from decision to decision. */
public final class MoveList {
    private int[] moves = new int[128];
    private int size;

    public void clear() {
        size = 0;
    }

    public void add(int move) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, 2 * size);
        }
        moves[size++] = move;
    }

    public int get(int index) {
        return moves[index];
    }

    public int size() {
        return size;
    }

    public void truncate(int newSize) {
        size = newSize;
    }

    public void set(int index, int move) {
        moves[index] = move;
    }

    public boolean contains(int move) {
        for (int i = 0; i < size; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }
}
