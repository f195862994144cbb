package autobahn.bots;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds weights by self-play: greedy plays against itself, now and then not quite its best turn, and the points that each
 * seat has in the end are regressed on the terms of its positions on the way. The next round plays with what was learnt.
 */
public final class Tuner {
    /** How many points a turn may be worse than the best one and still be tried now and then. */
    private static final double CURIOSITY = 1.5;

    private static final int CHOICES = 8;
    private static final double PULL = 60;

    private final Box box;
    private final Options options;

    public Tuner(Box box, Options options) {
        this.box = box;
        this.options = options;
    }

    /** Plays a round of games and learns from it. */
    public Weights round(Weights earlier, int games, long seed) {
        Regression regression = new Regression(Weights.KNOTS * Term.COUNT);
        double[] flat = flatten(earlier);
        Value value = new Value(box, earlier);
        for (int i = 0; i < games; i++) {
            play(value, Dice.mix(seed, i), regression);
        }
        return unflatten(regression.solve(flat, PULL));
    }

    private record Sample(int seat, double moment, double[] terms) {}

    private void play(Value value, long seed, Regression regression) {
        Game game = box.newGame(options, seed);
        Dice dice = new Dice(seed);
        Turns turns = new Turns(value);
        List<Sample> samples = new ArrayList<>();
        int lastInTurn = -1;
        while (!game.isOver()) {
            if (game.seatInTurn() != lastInTurn) {
                lastInTurn = game.seatInTurn();
                for (int seat = 0; seat < game.seats(); seat++) {
                    if (!game.facts().isAutobot(seat) || options.solo() != null) {
                        samples.add(new Sample(seat, Value.moment(game), value.terms(game, seat)));
                    }
                }
            }
            game.play(choose(game, turns, dice));
        }
        double[] knots = new double[Weights.KNOTS * Term.COUNT];
        for (Sample sample : samples) {
            if (!game.facts().isAutobot(sample.seat())) {
                spread(sample, knots);
                regression.add(knots, game.points(sample.seat()), 1);
            }
        }
    }

    private static int choose(Game game, Turns turns, Dice dice) {
        if (game.moveCount() == 1) {
            return game.move(0);
        }
        if (!"ACTION".equals(game.decision()) || game.facts().mainDone()) {
            return turns.best(game);
        }
        List<Turns.Plan> plans = turns.all(game);
        double most = plans.getFirst().value();
        double sum = 0;
        int count = Math.min(CHOICES, plans.size());
        for (int i = 0; i < count; i++) {
            sum += Math.exp((plans.get(i).value() - most) / CURIOSITY);
        }
        double drawn = dice.fraction() * sum;
        int chosen = 0;
        for (; chosen < count - 1; chosen++) {
            drawn -= Math.exp((plans.get(chosen).value() - most) / CURIOSITY);
            if (drawn < 0) {
                break;
            }
        }
        return plans.get(chosen).moves()[0];
    }

    /** A sample's terms, shared between the two knots around its moment. */
    private static void spread(Sample sample, double[] knots) {
        java.util.Arrays.fill(knots, 0);
        double place = sample.moment() * (Weights.KNOTS - 1);
        int knot = Math.min((int) place, Weights.KNOTS - 2);
        double part = place - knot;
        for (int i = 0; i < Term.COUNT; i++) {
            knots[knot * Term.COUNT + i] = (1 - part) * sample.terms()[i];
            knots[(knot + 1) * Term.COUNT + i] = part * sample.terms()[i];
        }
    }

    private static double[] flatten(Weights weights) {
        double[] flat = new double[Weights.KNOTS * Term.COUNT];
        for (int knot = 0; knot < Weights.KNOTS; knot++) {
            System.arraycopy(weights.knots()[knot], 0, flat, knot * Term.COUNT, Term.COUNT);
        }
        return flat;
    }

    private static Weights unflatten(double[] flat) {
        double[][] knots = new double[Weights.KNOTS][Term.COUNT];
        for (int knot = 0; knot < Weights.KNOTS; knot++) {
            System.arraycopy(flat, knot * Term.COUNT, knots[knot], 0, Term.COUNT);
        }
        return new Weights(knots);
    }
}
