package autobahn.cli.simulate;

import autobahn.engine.Game;

/** Chooses any legal move, all alike; the same seed chooses the same ones everywhere. */
public final class RandomPlayer {
    private long state;

    public RandomPlayer(long seed) {
        state = mix(seed);
    }

    public int choose(Game game) {
        int count = game.moveCount();
        return game.move(count == 1 ? 0 : below(count));
    }

    private int below(int bound) {
        state += 0x9E3779B97F4A7C15L;
        return (int) ((mix(state) >>> 32) * bound >>> 32);
    }

    /** Scatters the bits of a number, so that neighbouring seeds give unlike games (SplitMix64). */
    public static long mix(long number) {
        long z = (number ^ number >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
