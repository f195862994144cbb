package autobahn.rules.game;

/** A small generator for choosing moves (xorshift64*), apart from the game's own chance. */
final class Dice {
    private long state;

    Dice(long seed) {
        state = seed * 0x9E3779B97F4A7C15L + 0x632BE59BD9B4E019L;
        for (int i = 0; i < 4; i++) {
            next();
        }
    }

    private long next() {
        state ^= state >>> 12;
        state ^= state << 25;
        state ^= state >>> 27;
        return state * 0x2545F4914F6CDD1DL;
    }

    int below(int bound) {
        return (int) ((next() >>> 32) * bound >>> 32);
    }
}
