package autobahn.bots;

import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Says what to play and why: the best turns by search, and the terms of the value function in which they differ. */
public final class Advice {
    /**
     * A turn that was examined.
     *
     * @param moves in notation, the one to play now first
     * @param chance estimated chance to win
     * @param lead points that the value function sees the seat ahead
     * @param playouts how many the estimate comes from
     * @param reasons terms that this turn changes, in points, against standing still; the largest first
     */
    public record Option(List<String> moves, double chance, double lead, int playouts, List<Reason> reasons) {}

    /** @param points what the term is worth more (or less) after the turn than before it */
    public record Reason(Term term, double points) {}

    private static final int REASONS = 4;
    private static final double WORTH_NAMING = 0.3;

    private final Value value;
    private final SearchBot search;
    private final long seed;

    public Advice(Box box, Options options, long seed) {
        this.seed = seed;
        value = new Value(box, Weights.standard(options));
        search = new SearchBot(box, Level.RECIPE, value, Habits.standard(options), seed);
    }

    /** The best turns first, at most so many, by what the seat to move may know. The game is left as it is. */
    public List<Option> options(Game position, Budget budget, int most) {
        Counsel counsel = begin(position, budget);
        while (counsel.goOn()) {
            // each step brings it nearer
        }
        return counsel.options(most);
    }

    /** The same, a little at a time. */
    public Counsel begin(Game position, Budget budget) {
        return new Counsel(position.seenBy(position.seatToMove(), seed), budget);
    }

    /** Advice that is being thought about. */
    public final class Counsel {
        private final Game game;
        private final Search running;

        private Counsel(Game game, Budget budget) {
            this.game = game;
            running = search.search(game, budget);
        }

        /** Thinks on for a moment; false when it is done. */
        public boolean goOn() {
            return running.goOn();
        }

        /** Playouts so far. */
        public int done() {
            return running.done();
        }

        /** The best turns first, at most so many. */
        public List<Option> options(int most) {
            int seat = game.seatToMove();
            double[] before = weighted(game, seat);
            return running.all().stream()
                    .limit(most)
                    .map(candidate -> option(game, candidate, before))
                    .toList();
        }
    }

    /** What a turn changes for whoever takes it, as advice would say. The game is left as it is. */
    public List<Reason> reasons(Game game, List<String> moves) {
        int seat = game.seatToMove();
        Game after = game.copy();
        for (String text : moves) {
            int move = after.box().notation().parse(text);
            if (after.seatToMove() != seat || !after.isLegal(move)) {
                break;
            }
            after.play(move);
        }
        return reasons(weighted(game, seat), weighted(after, seat));
    }

    private Option option(Game game, Candidate candidate, double[] before) {
        int seat = game.seatToMove();
        Game after = game.copy();
        List<String> moves = new ArrayList<>();
        for (int move : candidate.plan.moves()) {
            if (after.seatToMove() == seat && after.isLegal(move)) {
                moves.add(after.notation(move));
                after.play(move);
            }
        }
        return new Option(
                moves,
                candidate.mean(),
                candidate.plan.value(),
                candidate.visits(),
                reasons(before, weighted(after, seat)));
    }

    private double[] weighted(Game game, int seat) {
        double[] terms = value.terms(game, seat);
        double[] weights = value.weights(game);
        for (int i = 0; i < terms.length; i++) {
            terms[i] *= weights[i];
        }
        return terms;
    }

    private static List<Reason> reasons(double[] before, double[] after) {
        List<Reason> reasons = new ArrayList<>();
        for (Term term : Term.values()) {
            double difference = after[term.ordinal()] - before[term.ordinal()];
            if (Math.abs(difference) >= WORTH_NAMING) {
                reasons.add(new Reason(term, difference));
            }
        }
        reasons.sort(Comparator.comparingDouble((Reason r) -> -Math.abs(r.points())));
        return List.copyOf(reasons.subList(0, Math.min(REASONS, reasons.size())));
    }
}
