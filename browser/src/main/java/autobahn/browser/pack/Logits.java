package autobahn.browser.pack;

/** Logarithms of odds, and back, from tables. */
final class Logits {
    private static final double MOST = 12;
    private static final int STEPS = 4096;

    private final double[] logits;
    private final int[] probabilities = new int[STEPS];

    /** @param certain probabilities lie below this and above 0 */
    Logits(int certain) {
        logits = new double[certain];
        for (int i = 0; i < certain; i++) {
            logits[i] = logarithm((i + 0.5) / (certain - i - 0.5));
        }
        int probability = 0;
        for (int step = 0; step < STEPS; step++) {
            double logit = (step - STEPS / 2) * (2 * MOST / STEPS);
            while (probability < certain - 2 && logits[probability] < logit) {
                probability++;
            }
            probabilities[step] = Math.max(1, probability);
        }
    }

    double of(int probability) {
        return logits[probability];
    }

    int probability(double logit) {
        int step = (int) ((logit + MOST) * (STEPS / (2 * MOST)));
        return probabilities[Math.clamp(step, 0, STEPS - 1)];
    }

    /** The same on every machine, which {@link Math#log} is not. */
    private static double logarithm(double x) {
        double rest = x;
        double result = 0;
        while (rest > 1.5) {
            rest /= 2;
            result += 0.6931471805599453;
        }
        while (rest < 0.75) {
            rest *= 2;
            result -= 0.6931471805599453;
        }
        double part = (rest - 1) / (rest + 1);
        double power = part;
        for (int i = 1; i < 40; i += 2) {
            result += 2 * power / i;
            power *= part * part;
        }
        return result;
    }
}
