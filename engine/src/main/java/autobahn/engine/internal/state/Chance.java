package autobahn.engine.internal.state;

/** SplitMix64: a generator whose state is one number, the same on every machine (SETUP-8). */
final class Chance {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private Chance() {}

    /** The state that follows another. */
    static long next(long state) {
        return state + STEP;
    }

    /** What a state says, as a number below a bound. */
    static int below(long state, int bound) {
        long z = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        z ^= z >>> 31;
        return (int) ((z >>> 32) * bound >>> 32);
    }
}
