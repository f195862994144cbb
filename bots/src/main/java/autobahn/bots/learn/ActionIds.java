package autobahn.bots.learn;

import autobahn.engine.Argument;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import java.util.List;

/**
 * Moves of players by small fixed numbers. The kinds of moves follow one another in the order of {@link MoveType}; within a kind the
 * arguments count like digits, the last one fastest. So every move that can be written down in an edition has one id, the
 * same in every game, and ids of one edition never change as long as {@link #VERSION} does not.
 */
public final class ActionIds {
    /** Changes when kinds of moves or their arguments do. */
    public static final int VERSION = 1;

    private static final List<MoveType> TYPES = MoveType.ofPlayers();

    private final int[] first = new int[TYPES.size() + 1];
    /** What one step of each argument counts, three a kind. */
    private final int[] steps = new int[3 * TYPES.size()];

    private final int[] moves;

    public ActionIds(Box box) {
        for (MoveType type : TYPES) {
            int size = 1;
            List<Argument> arguments = type.arguments();
            for (int i = arguments.size() - 1; i >= 0; i--) {
                steps[3 * type.ordinal() + i] = size;
                size *= box.notation().count(arguments.get(i));
            }
            first[type.ordinal() + 1] = first[type.ordinal()] + size;
        }
        moves = new int[first[TYPES.size()]];
        for (MoveType type : TYPES) {
            List<Argument> arguments = type.arguments();
            for (int id = first[type.ordinal()]; id < first[type.ordinal() + 1]; id++) {
                int[] values = new int[3];
                int rest = id - first[type.ordinal()];
                for (int i = 0; i < arguments.size(); i++) {
                    int step = steps[3 * type.ordinal() + i];
                    values[i] = rest / step;
                    rest %= step;
                }
                moves[id] = type.move(values[0], values[1], values[2]);
            }
        }
    }

    /** How many ids there are: 0 to one less. */
    public int count() {
        return moves.length;
    }

    /** The first id of a kind of moves. */
    public int first(MoveType type) {
        return first[type.ordinal()];
    }

    public int of(int move) {
        int type = MoveType.of(move).ordinal();
        return first[type]
                + steps[3 * type] * MoveType.a(move)
                + steps[3 * type + 1] * MoveType.b(move)
                + steps[3 * type + 2] * MoveType.c(move);
    }

    public int move(int id) {
        return moves[id];
    }

    /** Writes the ids of the legal moves, in their order, and returns how many they are. */
    public int legal(Game game, short[] ids, int at) {
        int count = game.moveCount();
        for (int i = 0; i < count; i++) {
            ids[at + i] = (short) of(game.move(i));
        }
        return count;
    }
}
