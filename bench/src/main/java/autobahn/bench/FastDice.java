package autobahn.bench;

/** Chooses moves at next to no cost (xorshift64), so that the engine is measured and not the generator. */
final class FastDice {
    private long state;

    FastDice(long seed) {
        state = seed * 0x9E3779B97F4A7C15L | 1;
    }

    int below(int bound) {
        state ^= state << 13;
        state ^= state >>> 7;
        state ^= state << 17;
        return (int) ((state >>> 32) * bound >>> 32);
    }
}
