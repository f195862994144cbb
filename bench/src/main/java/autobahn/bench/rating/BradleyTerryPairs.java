package autobahn.bench.rating;

import java.util.Arrays;

/** The other model of Weng and Lin: everybody has beaten everybody behind them. The figures are those of the server's. */
final class BradleyTerryPairs implements RatingSystem {
    private static final double LUCK = 123;
    private static final double DRIFT = 5;
    private static final double FIRST_DEVIATION = 250;

    private final double[] means;
    private final double[] variances;

    BradleyTerryPairs(int members) {
        means = new double[members];
        variances = new double[members];
        Arrays.fill(means, 1500);
        Arrays.fill(variances, FIRST_DEVIATION * FIRST_DEVIATION);
    }

    @Override
    public String name() {
        return "Weng-Lin, Bradley-Terry over all pairs";
    }

    @Override
    public double chance(int one, int other) {
        return 1 / (1 + Math.exp((means[other] - means[one]) / spread(one, other)));
    }

    private double spread(int one, int other) {
        return Math.sqrt(variances[one] + variances[other] + 2 * LUCK * LUCK);
    }

    @Override
    public double strength(int member) {
        return means[member];
    }

    @Override
    public void played(int[] members, int[] places) {
        double[] gained = new double[members.length];
        double[] learnt = new double[members.length];
        for (int member : members) {
            variances[member] = Math.min(FIRST_DEVIATION * FIRST_DEVIATION, variances[member] + DRIFT * DRIFT);
        }
        for (int i = 0; i < members.length; i++) {
            for (int j = 0; j < members.length; j++) {
                if (i != j) {
                    double variance = variances[members[i]];
                    double spread = spread(members[i], members[j]);
                    double expected = chance(members[i], members[j]);
                    gained[i] += variance / spread * (RatingSystem.score(places[i], places[j]) - expected);
                    learnt[i] += Math.pow(variance / (spread * spread), 1.5) * expected * (1 - expected);
                }
            }
        }
        for (int i = 0; i < members.length; i++) {
            means[members[i]] += gained[i];
            variances[members[i]] *= Math.max(1e-4, 1 - learnt[i]);
        }
    }
}
