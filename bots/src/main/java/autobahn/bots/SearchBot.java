package autobahn.bots;

import autobahn.engine.Box;
import autobahn.engine.Game;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Monte Carlo search over whole turns. The value function proposes turns; playouts by habit, each on a fresh deal of what
 * the seat cannot see, tell them apart, and half of the candidates drop out round by round (sequential halving), so that
 * the best ones share most of the budget. All candidates meet the same deals and dice. Then the turns that are left compete
 * with turns that differ from them in one of the smaller decisions.
 */
public final class SearchBot implements Bot, Thought.Teller {
    /**
     * What makes one search bot differ from another.
     *
     * @param candidates turns that playouts tell apart
     * @param turns turns that a playout lasts before the value function judges; 0: to the end of the game
     * @param trust playouts that the value function's opinion counts for
     * @param refinements how often the best turns are varied; each time has the same share of the budget as the first choice
     */
    public record Recipe(int candidates, int turns, double trust, int refinements) {}

    /**
     * A turn that was compared with others.
     *
     * @param moves from now on
     * @param chance estimated chance to win
     * @param seen the same by playouts alone
     * @param playouts how many there were
     */
    public record Opinion(List<Integer> moves, double chance, double seen, int playouts) {}

    /** Playouts after which a listener first hears of the best. */
    private static final int FIRST_TOLD = 30;

    private final Recipe recipe;
    private final Judge judge;
    private final Turns turns;
    private final Playout playout;
    private final Chances chances;
    private final Patience patience = new Patience();
    private final long seed;
    private long decisions;
    private int done;
    private int tellAt;
    private @Nullable Game trial;
    private int[] plan = {};
    private int planned;
    private double chance;
    private @Nullable Thought thought;
    private Consumer<Thought> listener = t -> {};
    private final Search.Board board = new Search.Board() {
        @Override
        public void playOn(Game game, Candidate candidate) {
            SearchBot.this.playOn(game, candidate);
        }

        @Override
        public List<Candidate> varied(Game game, Budget budget, List<Candidate> best) {
            return SearchBot.this.varied(game, budget, best);
        }
    };

    public SearchBot(Box box, Recipe recipe, Judge judge, Habits habits, long seed) {
        this.recipe = recipe;
        this.judge = judge;
        this.seed = seed;
        turns = new Turns(judge);
        playout = new Playout(box, habits);
        chances = new Chances(judge);
    }

    @Override
    public int choose(Game game, Budget budget) {
        return begin(game, budget).finish();
    }

    @Override
    public Pondering begin(Game game, Budget budget) {
        decisions++;
        if (game.moveCount() == 1) {
            planned++;
            thought = null;
            return Pondering.over(game.move(0));
        }
        if (planned < plan.length && game.isLegal(plan[planned])) {
            remember(plan, planned);
            return Pondering.over(plan[planned++]);
        }
        Search search = search(game, budget);
        return new Pondering() {
            @Override
            public boolean goOn() {
                return search.goOn();
            }

            @Override
            public int move() {
                return decided(game, search);
            }
        };
    }

    private int decided(Game game, Search search) {
        Candidate chosen = search.all().getFirst();
        int[] best = chosen.plan.moves();
        plan = game.seatInTurn() == game.seatToMove() ? best : new int[] {best[0]};
        planned = 1;
        done = search.done();
        chance = chosen.mean();
        remember(plan, 0);
        return best[0];
    }

    private void remember(int[] moves, int from) {
        thought = new Thought(done, chance, list(Arrays.copyOfRange(moves, from, moves.length)));
    }

    private static List<Integer> list(int[] moves) {
        return Arrays.stream(moves).boxed().toList();
    }

    @Override
    public @Nullable Thought thought() {
        return thought;
    }

    @Override
    public void listen(Consumer<Thought> who) {
        listener = who;
    }

    /** Compares the turns that the seat to move may take: what the bot would choose first. It keeps no plan of it. */
    public List<Opinion> compare(Game game, Budget budget) {
        decisions++;
        Search search = search(game, budget);
        while (search.goOn()) {
            // each step brings it nearer
        }
        return search.all().stream()
                .map(c -> new Opinion(list(c.plan.moves()), c.mean(), c.seen(), c.visits()))
                .toList();
    }

    /** A search that has not begun. */
    Search search(Game game, Budget budget) {
        List<Turns.Plan> plans = turns.all(game, budget);
        boolean mustBuild = Turns.choosesAction(game) && patience.isSpent(game);
        if (mustBuild) {
            plans = Turns.building(plans);
        }
        if (plans.isEmpty() || plans.getFirst().moves().length == 0) {
            double lead = judge.lead(game, game.seatToMove());
            plans = List.of(new Turns.Plan(new int[] {turns.best(game)}, lead, false));
        }
        tellAt = FIRST_TOLD;
        List<Candidate> all = new ArrayList<>();
        for (Turns.Plan plan : plans.subList(0, Math.min(recipe.candidates(), plans.size()))) {
            all.add(new Candidate(plan, judge.chance(game, plan.value()), recipe.trust()));
        }
        return new Search(game, budget, all, 1 + (mustBuild ? 0 : recipe.refinements()), board, this::tell);
    }

    /** The best turns and variants of them; what playouts have told about a turn is believed of its variants. */
    private List<Candidate> varied(Game game, Budget budget, List<Candidate> best) {
        List<Candidate> all = new ArrayList<>();
        List<Candidate> variants = new ArrayList<>();
        for (Candidate one : best) {
            double known = one.mean() - judge.chance(game, one.plan.value());
            all.add(new Candidate(one.plan, one.mean(), recipe.trust()));
            for (Turns.Plan plan : turns.variants(game, one.plan, budget)) {
                variants.add(new Candidate(plan, known + judge.chance(game, plan.value()), recipe.trust()));
            }
        }
        Candidate.sort(variants);
        all.addAll(variants.subList(0, Math.min(recipe.candidates(), variants.size())));
        return all;
    }

    /** Says what is best so far, each time after twice as many playouts. */
    private void tell(int playouts, List<Candidate> candidates) {
        if (playouts >= tellAt) {
            tellAt = 2 * playouts;
            Candidate best = Search.best(candidates);
            listener.accept(new Thought(playouts, best.mean(), list(best.plan.moves())));
        }
    }

    private void playOn(Game game, Candidate candidate) {
        int seat = game.seatToMove();
        Game copy = trial == null || trial.seats() != game.seats() ? game.copy() : trial;
        trial = copy;
        long deal = Dice.mix(seed ^ decisions, candidate.visits());
        Dice dice = new Dice(deal);
        Game after = candidate.after(game);
        if (after != null) {
            copy.copyAsSeen(after, seat, deal);
        } else {
            copy.copyAsSeen(game, seat, deal);
            candidate.carryOut(copy, move -> playout.choose(copy, dice));
        }
        playout.run(copy, dice, recipe.turns() * copy.options().players());
        candidate.add(chances.of(copy, seat));
    }
}
