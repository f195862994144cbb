package autobahn.bots;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.MoveType;

/** Plays games on by habit. Keeps scratch space: one instance per thread. */
final class Playout {
    /** Moves after which a playout is given up as it stands; none is known to get there. */
    private static final int MOST_MOVES = 20_000;

    private static final int ERAS = 3;
    private static final int TYPES = MoveType.values().length;
    /** First arguments are below 64, and second ones below 8 where they matter. */
    private static final int FIRST = 64;

    private static final int ARGUMENTS = 8 * FIRST;

    private static final int REPLACE = MoveType.REPLACE.ordinal();
    private static final int END = MoveType.END.ordinal();

    private final Kinds kinds;
    /** By the number of a kind. */
    private final float[] strength;

    private final Keepsakes keepsakes;
    /**
     * Strength by era, type and two arguments, so that most moves cost one look; below 0: it depends on the position. The
     * first argument goes last, so that moves that are weighed together lie together in memory.
     */
    private final float[] known = new float[ERAS * TYPES * ARGUMENTS];

    private float[] chances = new float[256];

    Playout(Box box, Habits habits) {
        kinds = new Kinds(box);
        strength = habits.of(kinds);
        keepsakes = new Keepsakes(box.edition());
        MoveType[] types = MoveType.values();
        for (int i = 0; i < known.length; i++) {
            int arguments = i % ARGUMENTS;
            MoveType type = types[i / ARGUMENTS % TYPES];
            int kind = kinds.fixed(type, arguments % FIRST, arguments / FIRST, i / ARGUMENTS / TYPES);
            // arguments that do not exist are never asked for
            known[i] = kind == Kinds.OPEN || kind >= strength.length ? -1 : strength[kind];
        }
    }

    /** Plays so many turns, or to the end if 0. */
    void run(Game game, Dice dice, int turns) {
        int left = turns;
        for (int i = 0; i < MOST_MOVES && !game.isOver(); i++) {
            int move = choose(game, dice);
            game.play(move);
            // Autobot's turns pass without a move, so ends of turns are counted, not changes of seats
            if (move >>> 24 == END && --left == 0) {
                return;
            }
        }
    }

    int choose(Game game, Dice dice) {
        int count = game.moveCount();
        int first = game.move(0);
        if (count == 1) {
            return first;
        }
        if (count > chances.length) {
            chances = new float[2 * count];
        }
        float[] sums = chances;
        float sum = first >>> 24 == REPLACE ? replacing(game, count, sums) : weigh(game, count, sums);
        float drawn = (float) dice.fraction() * sum;
        int chosen = 0;
        while (chosen < count - 1 && sums[chosen] <= drawn) {
            chosen++;
        }
        return game.move(chosen);
    }

    private float weigh(Game game, int count, float[] sums) {
        int base = (game.era() - 1) * TYPES * ARGUMENTS;
        float[] fixed = known;
        float sum = 0;
        for (int i = 0; i < count; i++) {
            int move = game.move(i);
            float chance = fixed[base + (move >>> 24) * ARGUMENTS + (move >>> 2 & 7 * FIRST | move >>> 16 & FIRST - 1)];
            sum += chance >= 0 ? chance : strength[kinds.of(game, move)];
            sums[i] = sum;
        }
        return sum;
    }

    /** Rare enough to look at every card. */
    private float replacing(Game game, int count, float[] sums) {
        float sum = 0;
        for (int i = 0; i < count; i++) {
            int move = game.move(i);
            sum += keepsakes.forbids(game, move) ? 0 : strength[kinds.of(game, move)];
            sums[i] = sum;
        }
        return sum;
    }
}
