package autobahn.bots.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a designer asks of many games between equal bots: does a seat, a route card, a delivery board, a tile or a technology
 * win more often than its share? With dozens of them a few stand out by chance, so what is named is significant after
 * Holm's correction for their number.
 */
public final class Balance {
    private static final double LEVEL = 0.05;
    private static final int LEAST_COUNT = 20;

    /**
     * @param name such as "board 3"
     * @param first share of first places of those who had it
     * @param p chance that equal things differ that much or more
     * @param conspicuous significant among all that were asked about
     */
    public record Trait(String name, Estimate first, double p, boolean conspicuous) {}

    private final List<GameResult> games;

    public Balance(List<GameResult> games) {
        this.games = List.copyOf(games);
    }

    /** All traits, those that begin alike together. */
    public List<Trait> traits() {
        Map<String, double[]> counts = new TreeMap<>();
        for (GameResult game : games) {
            for (int seat = 0; seat < game.bots().size(); seat++) {
                List<String> names = new ArrayList<>(game.traits().get(seat));
                int order = Math.floorMod(seat - game.startSeat(), game.bots().size()) + 1;
                names.add("seat " + order);
                for (String name : names) {
                    double[] count = counts.computeIfAbsent(name, n -> new double[2]);
                    count[0] += game.shares().get(seat);
                    count[1]++;
                }
            }
        }
        double fair = 1.0 / games.getFirst().bots().size();
        List<Trait> found = new ArrayList<>();
        counts.forEach((name, count) -> {
            int trials = (int) count[1];
            double z = Math.abs(count[0] / trials - fair) / Math.sqrt(fair * (1 - fair) / trials);
            found.add(new Trait(name, Estimate.share(count[0], trials), 2 * tail(z), false));
        });
        return mark(found);
    }

    /** Holm: the smallest p against LEVEL / n, the next against LEVEL / (n − 1), … until one fails. */
    private static List<Trait> mark(List<Trait> traits) {
        List<Trait> asked = traits.stream()
                .filter(t -> t.first().count() >= LEAST_COUNT)
                .sorted((a, b) -> Double.compare(a.p(), b.p()))
                .toList();
        List<String> named = new ArrayList<>();
        for (int i = 0; i < asked.size() && asked.get(i).p() < LEVEL / (asked.size() - i); i++) {
            named.add(asked.get(i).name());
        }
        return traits.stream()
                .map(t -> new Trait(t.name(), t.first(), t.p(), named.contains(t.name())))
                .toList();
    }

    /** Upper tail of the normal distribution (Abramowitz and Stegun 26.2.17). */
    private static double tail(double z) {
        double t = 1 / (1 + 0.2316419 * z);
        double poly = t * (0.319381530 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
        return Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI) * poly;
    }

    /** Average DM of a seat at the end of each era. */
    public List<Estimate> money() {
        List<Estimate> eras = new ArrayList<>();
        for (int era = 0; era < 3; era++) {
            double sum = 0;
            double squares = 0;
            int count = 0;
            for (GameResult game : games) {
                for (int money : game.eraMoney().get(era)) {
                    sum += money;
                    squares += (double) money * money;
                    count++;
                }
            }
            eras.add(Estimate.mean(sum, squares, count));
        }
        return eras;
    }

    /** Average points of each component, in the order of {@link GameResult#COMPONENTS}. */
    public List<Estimate> components() {
        List<Estimate> parts = new ArrayList<>();
        for (int part = 0; part < GameResult.COMPONENTS.size(); part++) {
            double sum = 0;
            double squares = 0;
            int count = 0;
            for (GameResult game : games) {
                for (List<Integer> components : game.components()) {
                    double points = components.get(part);
                    sum += points;
                    squares += points * points;
                    count++;
                }
            }
            parts.add(Estimate.mean(sum, squares, count));
        }
        return parts;
    }
}
