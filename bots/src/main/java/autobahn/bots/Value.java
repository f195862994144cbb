package autobahn.bots;

import autobahn.engine.Box;
import autobahn.engine.Facts;
import autobahn.engine.Game;
import autobahn.engine.edition.Edition;

/**
 * Estimates the points that each seat will have in the end, as a sum of {@link Term}s. Keeps scratch space: one instance per
 * thread.
 */
public final class Value implements Judge {
    /** Moments of the game that are told apart: sections built, then the turns of the last round. */
    private static final int MOMENTS = 64;

    private static final double LAST_ROUND = 0.94;
    private static final double SPREAD_AT_END = 6;
    private static final double SPREAD_AT_START = 45;
    /** What networks measure points in. */
    static final double POINTS = 40;

    private final Edition edition;
    private final Terms terms;
    private final double[][] weights = new double[MOMENTS + 1][];

    public Value(Box box, Weights weights) {
        edition = box.edition();
        terms = new Terms(edition);
        for (int i = 0; i <= MOMENTS; i++) {
            this.weights[i] = weights.at((double) i / MOMENTS);
        }
    }

    @Override
    public Edition edition() {
        return edition;
    }

    /** How far the game has come, from 0 to 1. */
    static double moment(Game game) {
        Facts f = game.facts();
        if (game.isOver()) {
            return 1;
        }
        if (f.turnsLeft() != Facts.NONE) {
            return LAST_ROUND + (1 - LAST_ROUND) * (game.seats() - f.turnsLeft()) / game.seats();
        }
        return LAST_ROUND * Math.min(1, (double) f.sectionsBuilt() / f.eraEnd(2));
    }

    /** Points that a seat may expect to have in the end. */
    public double points(Game game, int seat) {
        if (game.isOver()) {
            return game.points(seat);
        }
        terms.measure(game, seat);
        double[] weight = weightsNow(game);
        double sum = 0;
        for (int i = 0; i < Term.COUNT; i++) {
            sum += weight[i] * terms.values[i];
        }
        return sum;
    }

    /** The lead over the others, in points: half over the strongest, half over their average. */
    @Override
    public double lead(Game game, int seat) {
        double most = Double.NEGATIVE_INFINITY;
        double sum = 0;
        for (int other = 0; other < game.seats(); other++) {
            if (other != seat) {
                double points = points(game, other);
                most = Math.max(most, points);
                sum += points;
            }
        }
        return points(game, seat) - 0.5 * (most + sum / (game.seats() - 1));
    }

    /** Leads mean more the nearer the end is. */
    @Override
    public double chance(Game game, double lead) {
        return squash(lead / spread(moment(game)) * game.seats() / 2);
    }

    /** Points by which leads typically change until the end. */
    static double spread(double moment) {
        return SPREAD_AT_START + (SPREAD_AT_END - SPREAD_AT_START) * moment;
    }

    static double squash(double x) {
        return 1 / (1 + Exponential.of(-2 * x));
    }

    /** The terms of a seat's position, in the order of {@link Term}; a copy. */
    public double[] terms(Game game, int seat) {
        terms.measure(game, seat);
        return terms.values.clone();
    }

    /** The weights that count at this moment of the game. */
    public double[] weights(Game game) {
        return weightsNow(game).clone();
    }

    /** The same; not a copy. */
    double[] weightsNow(Game game) {
        return weights[(int) (moment(game) * MOMENTS)];
    }
}
