package autobahn.bench.rating;

import java.util.Arrays;

/** Elo over all pairs of a table, which together move a rating as far as one game of two would. */
final class EloPairs implements RatingSystem {
    private static final double K = 32;
    private static final double SCALE = 400 / Math.log(10);

    private final double[] ratings;

    EloPairs(int members) {
        ratings = new double[members];
        Arrays.fill(ratings, 1500);
    }

    @Override
    public String name() {
        return "Elo, all pairs, K = 32";
    }

    @Override
    public double chance(int one, int other) {
        return 1 / (1 + Math.exp((ratings[other] - ratings[one]) / SCALE));
    }

    @Override
    public double strength(int member) {
        return ratings[member];
    }

    @Override
    public void played(int[] members, int[] places) {
        double[] gained = new double[members.length];
        for (int i = 0; i < members.length; i++) {
            for (int j = 0; j < members.length; j++) {
                if (i != j) {
                    double won = RatingSystem.score(places[i], places[j]) - chance(members[i], members[j]);
                    gained[i] += K / (members.length - 1) * won;
                }
            }
        }
        for (int i = 0; i < members.length; i++) {
            ratings[members[i]] += gained[i];
        }
    }
}
