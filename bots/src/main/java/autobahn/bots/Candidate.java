package autobahn.bots;

import autobahn.engine.Game;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** A turn under examination. */
final class Candidate {
    private static final int NO_MOVE = -1;

    final Turns.Plan plan;
    private final double prior;
    private final double trust;
    private double sum;
    private int visits;
    private boolean tried;
    private @Nullable Game after;

    /**
     * @param prior what is thought of its chance before any playout
     * @param trust playouts that this counts for
     */
    Candidate(Turns.Plan plan, double prior, double trust) {
        this.plan = plan;
        this.prior = prior;
        this.trust = trust;
    }

    /**
     * The position that the turn leads to, whatever hidden things are; null if it is one that they have a say in. Then it must
     * be played on every deal anew.
     */
    @Nullable
    Game after(Game game) {
        if (!tried) {
            tried = true;
            Game copy = game.copy();
            carryOut(copy, move -> NO_MOVE);
            after = copy.revealedSince(game) ? null : copy;
        }
        return after;
    }

    /**
     * Plays the turn, as far as it is one's own.
     *
     * @param instead what is played in place of a move that is not legal on this deal; {@link #NO_MOVE} for nothing
     */
    void carryOut(Game game, IntUnaryOperator instead) {
        int seat = game.seatToMove();
        int[] moves = plan.moves();
        for (int i = 0; i < moves.length && game.seatToMove() == seat; i++) {
            int move = game.isLegal(moves[i]) ? moves[i] : instead.applyAsInt(moves[i]);
            if (move == NO_MOVE) {
                return;
            }
            game.play(move);
        }
    }

    void add(double chance) {
        sum += chance;
        visits++;
    }

    int visits() {
        return visits;
    }

    /** Estimated chance to win. */
    double mean() {
        return (sum + trust * prior) / (visits + trust);
    }

    /** The same by playouts alone; what was thought before if there are none. */
    double seen() {
        return visits == 0 ? prior : sum / visits;
    }

    /** Puts the best first. */
    static void sort(List<Candidate> candidates) {
        candidates.sort((a, b) -> Double.compare(b.mean(), a.mean()));
    }
}
