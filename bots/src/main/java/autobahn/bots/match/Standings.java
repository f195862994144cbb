package autobahn.bots.match;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleBiFunction;

/** What the games of a match come to, bot by bot. */
public final class Standings {
    /**
     * @param first share of first places
     * @param expected share of first places that equal bots would have
     * @param components average points of lobby and departments
     */
    public record Row(
            String bot,
            Estimate first,
            double expected,
            Estimate elo,
            Estimate points,
            List<Double> components,
            List<Integer> all) {}

    private final List<GameResult> games;
    private final List<Row> rows = new ArrayList<>();

    public Standings(List<GameResult> games) {
        this.games = List.copyOf(games);
        Set<String> names = new LinkedHashSet<>();
        games.forEach(g -> names.addAll(g.bots()));
        List<String> bots = List.copyOf(names);
        Map<String, Estimate> elo = Elo.of(bots, games);
        for (String bot : bots) {
            rows.add(row(bot, elo));
        }
        rows.sort((a, b) -> Double.compare(b.elo().value(), a.elo().value()));
    }

    /** The strongest first. */
    public List<Row> rows() {
        return rows;
    }

    public List<GameResult> games() {
        return games;
    }

    private Row row(String bot, Map<String, Estimate> elo) {
        double first = 0;
        double expected = 0;
        int played = 0;
        int seats = 0;
        double sum = 0;
        double squares = 0;
        double[] components = new double[GameResult.COMPONENTS.size()];
        List<Integer> all = new ArrayList<>();
        for (GameResult game : games) {
            boolean here = false;
            for (int seat = 0; seat < game.bots().size(); seat++) {
                if (game.bots().get(seat).equals(bot)) {
                    here = true;
                    seats++;
                    first += game.shares().get(seat);
                    expected += 1.0 / game.bots().size();
                    int points = game.points().get(seat);
                    all.add(points);
                    sum += points;
                    squares += (double) points * points;
                    for (int i = 0; i < components.length; i++) {
                        components[i] += game.components().get(seat).get(i);
                    }
                }
            }
            played += here ? 1 : 0;
        }
        List<Double> average = new ArrayList<>();
        for (double component : components) {
            average.add(component / seats);
        }
        return new Row(
                bot,
                Estimate.share(first, played),
                expected / played,
                java.util.Objects.requireNonNull(elo.get(bot)),
                Estimate.mean(sum, squares, seats),
                average,
                all);
    }

    /** Share of first places of the seat that is so many places after the one that started. */
    public Estimate seat(int place) {
        double sum = 0;
        for (GameResult game : games) {
            sum += game.shares().get((game.startSeat() + place) % game.bots().size());
        }
        return Estimate.share(sum, games.size());
    }

    public Estimate turns() {
        return mean((game, unused) -> game.turns());
    }

    public Estimate eraTurns(int era) {
        return mean((game, unused) -> game.eraTurns().get(era));
    }

    private Estimate mean(ToDoubleBiFunction<GameResult, Standings> measure) {
        double sum = 0;
        double squares = 0;
        for (GameResult game : games) {
            double value = measure.applyAsDouble(game, this);
            sum += value;
            squares += value * value;
        }
        return Estimate.mean(sum, squares, games.size());
    }

    /** Games in which a section was built in an era (1 to 3), as a share. */
    public double built(int section, int era) {
        return games.stream().filter(g -> g.sectionEras().get(section) == era).count() / (double) games.size();
    }

    public int faults() {
        return games.stream().mapToInt(g -> g.faults().size()).sum();
    }
}
