package autobahn.bots;

/** SplitMix64: a generator of our own, so that bots play the same everywhere, the browser included. */
public final class Dice {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private long state;

    public Dice(long seed) {
        state = scatter(seed + STEP);
    }

    public long nextLong() {
        return scatter(state += STEP);
    }

    /** A number from 0 to bound − 1. */
    public int below(int bound) {
        return (int) ((nextLong() >>> 32) * bound >>> 32);
    }

    /** A number from 0 to just below 1. */
    public double fraction() {
        return (nextLong() >>> 11) * 0x1p-53;
    }

    /** One seed out of two numbers. */
    public static long mix(long a, long b) {
        return scatter(scatter(a + STEP) ^ b * STEP);
    }

    /** Scatters the bits of a number, so that neighbours become strangers. */
    public static long scatter(long value) {
        long z = value;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
