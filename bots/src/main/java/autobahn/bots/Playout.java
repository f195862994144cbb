package autobahn.bots;

import autobahn.engine.Game;
import autobahn.engine.MoveType;

/** Plays games on by habit. Keeps scratch space: one instance per thread. */
final class Playout {
    /** Turns after which a playout is given up as a draw; habits build roads, so none is known to get there. */
    private static final int MOST_MOVES = 20_000;

    private final Habits habits;
    private final Kinds kinds;
    private float[] chances = new float[256];

    Playout(Habits habits, Kinds kinds) {
        this.habits = habits;
        this.kinds = kinds;
    }

    /** Plays so many turns, or to the end. */
    void run(Game game, Dice dice, int turns) {
        int left = turns;
        for (int i = 0; i < MOST_MOVES && !game.isOver(); i++) {
            int move = choose(game, dice);
            game.play(move);
            // Autobot's turns pass without a move, so ends of turns are counted, not changes of seats
            if (MoveType.of(move) == MoveType.END && --left == 0) {
                return;
            }
        }
    }

    int choose(Game game, Dice dice) {
        int count = game.moveCount();
        if (count == 1) {
            return game.move(0);
        }
        if (count > chances.length) {
            chances = new float[2 * count];
        }
        kinds.look(game);
        float sum = 0;
        for (int i = 0; i < count; i++) {
            float chance = habits.of(kinds.of(game, game.move(i)));
            sum += chance;
            chances[i] = sum;
        }
        float drawn = (float) dice.fraction() * sum;
        int chosen = 0;
        while (chosen < count - 1 && chances[chosen] <= drawn) {
            chosen++;
        }
        return game.move(chosen);
    }
}
