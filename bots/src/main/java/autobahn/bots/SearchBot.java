package autobahn.bots;

import autobahn.engine.Box;
import autobahn.engine.Game;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Monte Carlo search over whole turns. The value function proposes turns; playouts by habit, each on a fresh deal of what
 * the seat cannot see, tell them apart, and half of the candidates drop out round by round (sequential halving), so that
 * the best ones share most of the budget. All candidates meet the same deals and dice.
 */
public final class SearchBot implements Bot {
    /**
     * What makes one search bot differ from another.
     *
     * @param candidates turns that playouts tell apart
     * @param turns turns that a playout lasts before the value function judges; 0: to the end of the game
     * @param trust playouts that the value function's opinion counts for
     */
    public record Recipe(int candidates, int turns, double trust) {}

    private static final double ROUNDING = 1e-9;

    private final Recipe recipe;
    private final Value value;
    private final Turns turns;
    private final Playout playout;
    private final Chances chances;
    private final Patience patience = new Patience();
    private final long seed;
    private long decisions;
    private @Nullable Game trial;
    private int[] plan = {};
    private int planned;

    public SearchBot(Box box, Recipe recipe, Value value, Habits habits, long seed) {
        this.recipe = recipe;
        this.value = value;
        this.seed = seed;
        turns = new Turns(value);
        playout = new Playout(box, habits);
        chances = new Chances(value);
    }

    @Override
    public int choose(Game game, Budget budget) {
        decisions++;
        if (game.moveCount() == 1) {
            planned++;
            return game.move(0);
        }
        if (planned < plan.length && game.isLegal(plan[planned])) {
            return plan[planned++];
        }
        Candidate best = search(game, budget).getFirst();
        plan = game.seatInTurn() == game.seatToMove() ? best.moves : new int[] {best.moves[0]};
        planned = 1;
        return best.moves[0];
    }

    /** A turn under examination. */
    static final class Candidate {
        final int[] moves;
        final double value;
        final double prior;
        double sum;
        int visits;

        Candidate(int[] moves, double value, double prior) {
            this.moves = moves;
            this.value = value;
            this.prior = prior;
        }

        double mean(double trust) {
            return (sum + trust * prior) / (visits + trust);
        }
    }

    /** The candidates, the best first. */
    List<Candidate> search(Game game, Budget budget) {
        int seat = game.seatToMove();
        List<Turns.Plan> plans = turns.all(game, budget);
        if (Turns.choosesAction(game) && patience.isSpent(game)) {
            plans = Turns.building(plans);
        }
        if (plans.isEmpty() || plans.getFirst().moves().length == 0) {
            plans = List.of(new Turns.Plan(new int[] {turns.best(game)}, value.lead(game, seat), false));
        }
        List<Candidate> all = new ArrayList<>();
        for (Turns.Plan plan : plans.subList(0, Math.min(recipe.candidates(), plans.size()))) {
            all.add(new Candidate(plan.moves(), plan.value(), chances.ofLead(game, plan.value())));
        }
        Game copy = trial == null || trial.seats() != game.seats() ? game.copy() : trial;
        trial = copy;
        int done = 0;
        int rounds = 32 - Integer.numberOfLeadingZeros(all.size() - 1);
        for (int round = 1, left = all.size(); left > 1; round++, left = (left + 1) / 2) {
            do {
                for (int i = 0; i < left && !budget.spent(done); i++, done++) {
                    try1(game, copy, seat, all.get(i), Dice.mix(seed ^ decisions, all.get(i).visits));
                }
            } while (budget.used(done) * rounds < round - ROUNDING);
            all.subList(0, left).sort((a, b) -> Double.compare(b.mean(recipe.trust()), a.mean(recipe.trust())));
        }
        return all;
    }

    private void try1(Game game, Game copy, int seat, Candidate candidate, long deal) {
        copy.copyFrom(game);
        copy.shuffleHidden(seat, deal);
        Dice dice = new Dice(deal);
        int[] moves = candidate.moves;
        for (int i = 0; i < moves.length && copy.seatToMove() == seat; i++) {
            copy.play(copy.isLegal(moves[i]) ? moves[i] : playout.choose(copy, dice));
        }
        playout.run(
                copy,
                dice,
                recipe.turns() == 0 ? 0 : recipe.turns() * copy.options().players());
        candidate.sum += chances.of(copy, seat);
        candidate.visits++;
    }
}
