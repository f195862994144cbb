package autobahn.bench.rating;

import java.util.Arrays;

/**
 * Glicko-2 (Glickman, 2013), every table a rating period in which all its pairs have met. A club's volatility does not
 * change within a simulation, so it is a constant here.
 */
final class GlickoPairs implements RatingSystem {
    private static final double SCALE = 173.7178;
    private static final double FIRST_DEVIATION = 350 / SCALE;
    private static final double VOLATILITY = 0.06;

    private final double[] means;
    private final double[] deviations;

    GlickoPairs(int members) {
        means = new double[members];
        deviations = new double[members];
        Arrays.fill(deviations, FIRST_DEVIATION);
    }

    @Override
    public String name() {
        return "Glicko-2, all pairs";
    }

    /** As sure as both ratings together allow. */
    @Override
    public double chance(int one, int other) {
        double both = Math.hypot(deviations[one], deviations[other]);
        return 1 / (1 + Math.exp(-damping(both) * (means[one] - means[other])));
    }

    @Override
    public double strength(int member) {
        return means[member];
    }

    @Override
    public void played(int[] members, int[] places) {
        double[] mean = new double[members.length];
        double[] deviation = new double[members.length];
        for (int i = 0; i < members.length; i++) {
            double information = 0;
            double difference = 0;
            for (int j = 0; j < members.length; j++) {
                if (i != j) {
                    double damping = damping(deviations[members[j]]);
                    double expected = 1 / (1 + Math.exp(-damping * (means[members[i]] - means[members[j]])));
                    information += damping * damping * expected * (1 - expected);
                    difference += damping * (RatingSystem.score(places[i], places[j]) - expected);
                }
            }
            double before = Math.hypot(deviations[members[i]], VOLATILITY);
            deviation[i] = 1 / Math.sqrt(1 / (before * before) + information);
            mean[i] = means[members[i]] + deviation[i] * deviation[i] * difference;
        }
        for (int i = 0; i < members.length; i++) {
            means[members[i]] = mean[i];
            deviations[members[i]] = deviation[i];
        }
    }

    private static double damping(double deviation) {
        return 1 / Math.sqrt(1 + 3 * deviation * deviation / (Math.PI * Math.PI));
    }
}
