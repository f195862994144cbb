package autobahn.bots;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds weights by self-play. Whoever is winning anyway has more of everything, so a plain regression of results on terms
 * learns that, not what is worth striving for. Here several turns out of one position are each played on by habit, and what
 * one brings more than its siblings is regressed on what its terms have more: only the choice differs.
 */
public final class Tuner {
    /** Turns that are compared, out of the better half and the rest. */
    private static final int SIBLINGS = 8;

    private static final int PLAYOUTS = 8;
    /** Rounds after which the earlier weights judge: much less noise than the end of the game, and quicker. */
    private static final int ROUNDS = 8;

    /** One decision in so many is examined: neighbouring ones teach the same. */
    private static final int EVERY = 3;

    private final Box box;
    private final Options options;
    private final Habits habits;
    private final double pull;

    /** @param pull how many samples the earlier weights count for */
    public Tuner(Box box, Options options, Habits habits, double pull) {
        this.box = box;
        this.options = options;
        this.habits = habits;
        this.pull = pull;
    }

    /** Plays a round of games and learns from it. */
    public Weights round(Weights earlier, int games, long seed) {
        int size = Weights.KNOTS * Term.COUNT;
        Regression regression = new Regression(size);
        for (int i = 0; i < games; i++) {
            play(earlier, Dice.mix(seed, i), regression);
        }
        double[] flat = flatten(earlier);
        double[] fitted = regression.solve(flat, pull);
        double[][] knots = new double[Weights.KNOTS][Term.COUNT];
        for (int i = 0; i < size; i++) {
            knots[i / Term.COUNT][i % Term.COUNT] = fitted[i];
        }
        return new Weights(knots);
    }

    private void play(Weights weights, long seed, Regression regression) {
        Game game = box.newGame(options, seed);
        Dice dice = new Dice(seed);
        Value value = new Value(box, weights);
        Turns turns = new Turns(value);
        Playout playout = new Playout(box, habits);
        Game seen = game.copy();
        for (int asked = 0; !game.isOver(); asked++) {
            seen.copyAsSeen(game, game.seatToMove(), Dice.mix(seed, asked));
            if (game.moveCount() == 1) {
                game.play(game.move(0));
            } else if (!Turns.choosesAction(game)) {
                game.play(turns.best(seen));
            } else {
                List<Turns.Plan> plans = turns.all(seen, Budget.iterations(0));
                if (plans.size() > 1 && dice.below(EVERY) == 0) {
                    learn(seen, pick(plans, dice), value, playout, dice, regression);
                }
                // now and then not its best turn, so that other positions are met too
                int chosen = dice.below(4) == 0 ? dice.below(Math.min(6, plans.size())) : 0;
                game.play(plans.get(chosen).moves()[0]);
            }
        }
    }

    /** Half of them the best ones, half any. */
    private static List<Turns.Plan> pick(List<Turns.Plan> plans, Dice dice) {
        List<Turns.Plan> picked = new ArrayList<>(plans.subList(0, Math.min(SIBLINGS / 2, plans.size())));
        while (picked.size() < Math.min(SIBLINGS, plans.size())) {
            picked.add(plans.get(dice.below(plans.size())));
        }
        return picked;
    }

    private void learn(
            Game game, List<Turns.Plan> plans, Value value, Playout playout, Dice dice, Regression regression) {
        int seat = game.seatToMove();
        int size = Weights.KNOTS * Term.COUNT;
        double[][] terms = new double[plans.size()][];
        double[] results = new double[plans.size()];
        Game trial = game.copy();
        long deal = dice.nextLong();
        for (int i = 0; i < plans.size(); i++) {
            for (int j = 0; j < PLAYOUTS; j++) {
                trial.copyAsSeen(game, seat, deal + j);
                Dice own = new Dice(deal + j);
                for (int move : plans.get(i).moves()) {
                    if (trial.seatToMove() == seat && trial.isLegal(move)) {
                        trial.play(move);
                    }
                }
                if (j == 0) {
                    terms[i] = leadTerms(trial, seat, value);
                }
                playout.run(trial, own, ROUNDS * options.players());
                results[i] += value.lead(trial, seat) / PLAYOUTS;
            }
        }
        double[] mean = new double[size];
        double meanResult = 0;
        for (int i = 0; i < terms.length; i++) {
            for (int k = 0; k < size; k++) {
                mean[k] += terms[i][k] / terms.length;
            }
            meanResult += results[i] / terms.length;
        }
        double[] difference = new double[size];
        for (int i = 0; i < terms.length; i++) {
            for (int k = 0; k < size; k++) {
                difference[k] = terms[i][k] - mean[k];
            }
            regression.add(difference, results[i] - meanResult, PLAYOUTS);
        }
    }

    /** Own terms less those of the others, as {@link Value#lead} weighs them, shared between the knots around now. */
    private static double[] leadTerms(Game game, int seat, Value value) {
        double[] own = value.terms(game, seat).clone();
        int strongest = -1;
        double most = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < game.seats(); other++) {
            double points = other == seat ? Double.NEGATIVE_INFINITY : value.points(game, other);
            if (points > most) {
                most = points;
                strongest = other;
            }
        }
        for (int other = 0; other < game.seats(); other++) {
            if (other != seat) {
                double share = 0.5 / (game.seats() - 1) + (other == strongest ? 0.5 : 0);
                double[] terms = value.terms(game, other);
                for (int i = 0; i < own.length; i++) {
                    own[i] -= share * terms[i];
                }
            }
        }
        double[] knots = new double[Weights.KNOTS * Term.COUNT];
        double place = Value.moment(game) * (Weights.KNOTS - 1);
        int knot = Math.min((int) place, Weights.KNOTS - 2);
        double part = place - knot;
        for (int i = 0; i < Term.COUNT; i++) {
            knots[knot * Term.COUNT + i] = (1 - part) * own[i];
            knots[(knot + 1) * Term.COUNT + i] = part * own[i];
        }
        return knots;
    }

    private static double[] flatten(Weights weights) {
        double[] flat = new double[Weights.KNOTS * Term.COUNT];
        for (int knot = 0; knot < Weights.KNOTS; knot++) {
            System.arraycopy(weights.knots()[knot], 0, flat, knot * Term.COUNT, Term.COUNT);
        }
        return flat;
    }
}
