package autobahn.browser.pack;

import java.util.Arrays;

/**
 * How likely the next bit of a text is set, learnt from all before it. The last letters, one to six of them, have an opinion
 * each, so has the column, and what followed the last time that the same letters came; they are weighed by how well they did so
 * far. Sums, products and quotients only, so that every machine expects exactly the same.
 */
final class Expectation {
    /** Probabilities go from 0 to this, and never to either end. */
    static final int CERTAIN = 1 << 12;

    private static final int[] LETTERS = {1, 2, 3, 4, 6};
    private static final int OPINIONS = LETTERS.length + 2;

    private static final int SLOT_BITS = 17;
    private static final int SLOTS = 1 << SLOT_BITS;
    private static final int LIMIT = 255;
    private static final double LEARNING = 0.02;
    private static final Logits LOGITS = new Logits(CERTAIN);

    /** By slot: how likely a set bit is, in the upper 22 bits, and in the lower how often it was met. */
    private final int[] chance = new int[OPINIONS * SLOTS];

    private final int[] slot = new int[OPINIONS];
    private final int[] context = new int[OPINIONS];
    private final double[] opinion = new double[OPINIONS];
    private final double[][] weight = new double[256][OPINIONS];
    private final LettersSoFar history;
    private int bits = 1;
    private int expected;

    /** @param size at most so many letters come */
    Expectation(int size) {
        history = new LettersSoFar(size);
        Arrays.fill(chance, CERTAIN / 2 << 20);
        for (double[] weights : weight) {
            Arrays.fill(weights, 0.3);
        }
        begin();
    }

    /** Learns from a text that both sides know. */
    void read(byte[] known) {
        for (byte letter : known) {
            for (int i = 7; i >= 0; i--) {
                next();
                learn(letter >> i & 1);
            }
        }
    }

    /** How likely the next bit is set. */
    int next() {
        double[] weights = weight[bits];
        double sum = 0;
        for (int i = 0; i < OPINIONS; i++) {
            slot[i] = i * SLOTS + ((context[i] + bits * 0x9E3779B1) * 0x2545F491 >>> 32 - SLOT_BITS);
            opinion[i] = LOGITS.of(chance[slot[i]] >>> 20);
            sum += weights[i] * opinion[i];
        }
        expected = LOGITS.probability(sum);
        return expected;
    }

    /** The bit that came. */
    void learn(int bit) {
        double error = (bit * CERTAIN - expected) * (LEARNING / CERTAIN);
        double[] weights = weight[bits];
        for (int i = 0; i < OPINIONS; i++) {
            weights[i] += error * opinion[i];
            meet(slot[i], bit);
        }
        bits = bits << 1 | bit;
        if (bits >= 256) {
            history.add(bits & 255);
            bits = 1;
            begin();
        }
    }

    private void meet(int place, int bit) {
        int known = chance[place];
        int count = known & 1023;
        int probability = known >>> 10;
        int target = bit == 1 ? (1 << 22) - 1 : 0;
        int moved = probability + (int) ((target - probability) / (count + 1.5));
        chance[place] = moved << 10 | Math.min(count + 1, LIMIT);
    }

    private void begin() {
        for (int i = 0; i < LETTERS.length; i++) {
            context[i] = history.hash(LETTERS[i]) + i;
        }
        context[LETTERS.length] = history.place();
        context[LETTERS.length + 1] = history.match();
    }
}
