package autobahn.bots.match;

import autobahn.bots.Dice;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Strength as Elo: everyone at a table has played everyone else, and the Bradley–Terry strengths that fit best are put on
 * the usual scale, their average at 1500. Intervals come from drawing the deals again and again (bootstrap), since games on
 * one deal are not independent.
 */
final class Elo {
    private static final int ROUNDS = 200;
    private static final int DRAWS = 200;
    private static final double CENTRE = 1500;

    private Elo() {}

    static Map<String, Estimate> of(List<String> bots, List<GameResult> games) {
        Map<Integer, List<GameResult>> deals = new HashMap<>();
        games.forEach(
                g -> deals.computeIfAbsent(g.deal(), d -> new ArrayList<>()).add(g));
        List<List<GameResult>> groups = deals.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(Map.Entry::getValue)
                .toList();
        double[] fitted = fit(bots, groups);
        double[][] drawn = new double[bots.size()][DRAWS];
        Dice dice = new Dice(1);
        for (int i = 0; i < DRAWS; i++) {
            List<List<GameResult>> sample = new ArrayList<>();
            for (int j = 0; j < groups.size(); j++) {
                sample.add(groups.get(dice.below(groups.size())));
            }
            double[] elo = fit(bots, sample);
            for (int b = 0; b < elo.length; b++) {
                drawn[b][i] = elo[b];
            }
        }
        Map<String, Estimate> result = new HashMap<>();
        for (int b = 0; b < bots.size(); b++) {
            java.util.Arrays.sort(drawn[b]);
            result.put(
                    bots.get(b),
                    new Estimate(fitted[b], drawn[b][DRAWS / 40], drawn[b][DRAWS - DRAWS / 40], games.size()));
        }
        return result;
    }

    private static double[] fit(List<String> bots, List<List<GameResult>> groups) {
        int n = bots.size();
        double[][] wins = new double[n][n];
        for (List<GameResult> group : groups) {
            for (GameResult game : group) {
                for (int a = 0; a < game.bots().size(); a++) {
                    for (int b = 0; b < game.bots().size(); b++) {
                        int i = bots.indexOf(game.bots().get(a));
                        int j = bots.indexOf(game.bots().get(b));
                        if (a != b && i >= 0 && j >= 0 && i != j) {
                            wins[i][j] += beats(game, a, b);
                        }
                    }
                }
            }
        }
        double[] strength = new double[n];
        java.util.Arrays.fill(strength, 1);
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < n; i++) {
                // half a win and half a loss against everybody: who wins every game is strong, not infinitely so
                double won = 0;
                double met = 0;
                for (int j = 0; j < n; j++) {
                    double games = wins[i][j] + wins[j][i];
                    if (i != j && games > 0) {
                        won += wins[i][j] + 0.5;
                        met += (games + 1) / (strength[i] + strength[j]);
                    }
                }
                strength[i] = met > 0 ? won / met : strength[i];
            }
        }
        double[] elo = new double[n];
        double mean = 0;
        for (int i = 0; i < n; i++) {
            elo[i] = 400 * Math.log10(strength[i]);
            mean += elo[i] / n;
        }
        for (int i = 0; i < n; i++) {
            elo[i] += CENTRE - mean;
        }
        return elo;
    }

    private static double beats(GameResult game, int a, int b) {
        double byShare = game.shares().get(a) - game.shares().get(b);
        double difference =
                byShare != 0 ? byShare : game.points().get(a) - game.points().get(b);
        return difference > 0 ? 1 : difference < 0 ? 0 : 0.5;
    }
}
