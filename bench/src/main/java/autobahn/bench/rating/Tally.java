package autobahn.bench.rating;

import java.util.DoubleSummaryStatistics;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** How well a system did in all clubs together. */
final class Tally {
    /** Until then everybody is new to everybody. */
    private static final int FIRST_GAMES = 10;

    private double lossAtFirst;
    private double lossLater;
    private int pairsAtFirst;
    private int pairsLater;
    /** After so many games, in each club. */
    private final Map<Integer, DoubleSummaryStatistics> agreements = new TreeMap<>();

    /** Before the game is told to the system. */
    void foreseen(RatingSystem system, int[] members, int[] places, int round) {
        for (int i = 0; i < members.length; i++) {
            for (int j = i + 1; j < members.length; j++) {
                double chance = Math.clamp(system.chance(members[i], members[j]), 1e-6, 1 - 1e-6);
                double score = RatingSystem.score(places[i], places[j]);
                double loss = -score * Math.log(chance) - (1 - score) * Math.log(1 - chance);
                if (round <= FIRST_GAMES) {
                    lossAtFirst += loss;
                    pairsAtFirst++;
                } else {
                    lossLater += loss;
                    pairsLater++;
                }
            }
        }
    }

    void order(int games, double agreement) {
        agreements
                .computeIfAbsent(games, first -> new DoubleSummaryStatistics())
                .accept(agreement);
    }

    String line(String name) {
        StringBuilder line = new StringBuilder(String.format(
                Locale.ROOT,
                "%-40s log-loss %.4f in the first %d games, %.4f after them; order",
                name,
                lossAtFirst / Math.max(1, pairsAtFirst),
                FIRST_GAMES,
                lossLater / Math.max(1, pairsLater)));
        agreements.forEach(
                (games, all) -> line.append(String.format(Locale.ROOT, " %.3f after %d", all.getAverage(), games)));
        return line.toString();
    }
}
