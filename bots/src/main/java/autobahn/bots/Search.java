package autobahn.bots;

import autobahn.engine.Game;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * One search for the best turn, playout by playout: half of the candidates drop out round by round (sequential halving), so
 * that the best ones share most of the budget. Then the turns that are left compete with turns that differ from them in one
 * of the smaller decisions, stage by stage.
 */
final class Search {
    /** Turns that are varied. */
    private static final int VARIED = 3;

    private static final double ROUNDING = 1e-9;

    /** What a search asks of its bot. */
    interface Board {
        /** Plays a candidate on, and adds what came of it. */
        void playOn(Game game, Candidate candidate);

        /** The best turns and variants of them. */
        List<Candidate> varied(Game game, Budget budget, List<Candidate> best);
    }

    private final Game game;
    private final Budget budget;
    private final Board board;
    private final BiConsumer<Integer, List<Candidate>> sweeps;
    private final int stages;
    private List<Candidate> all;
    private int stage;
    private int keep;
    private int round;
    private int rounds;
    /** Candidates that are still in the running, and the one that is next. */
    private int left;

    private int next;
    private int done;
    private boolean over;

    /** @param sweeps hears, each time all have been played on, how many playouts there were, and who is in the running */
    Search(
            Game game,
            Budget budget,
            List<Candidate> candidates,
            int stages,
            Board board,
            BiConsumer<Integer, List<Candidate>> sweeps) {
        this.game = game;
        this.budget = budget;
        this.board = board;
        this.sweeps = sweeps;
        this.stages = stages;
        all = candidates;
        begin(1);
    }

    /** Playouts so far. */
    int done() {
        return done;
    }

    /** The candidates; the best first, once it is over. */
    List<Candidate> all() {
        return all;
    }

    /** The best by what is known so far. */
    static Candidate best(List<Candidate> candidates) {
        return Collections.max(candidates, Comparator.comparingDouble(Candidate::mean));
    }

    /** A playout, or what comes between two of them; false when it is over. */
    boolean goOn() {
        if (over) {
            return false;
        }
        if (left <= keep) {
            endStage();
        } else if (next < left && !budget.spent(done)) {
            board.playOn(game, all.get(next++));
            done++;
        } else {
            next = 0;
            sweeps.accept(done, all.subList(0, left));
            if (budget.used(done) >= until()) {
                endRound();
            }
        }
        return !over;
    }

    private void begin(int which) {
        stage = which;
        keep = stage < stages ? VARIED : 1;
        round = 1;
        next = 0;
        left = all.size();
        rounds = 0;
        for (int rest = left; rest > keep; rest = (rest + 1) / 2) {
            rounds++;
        }
    }

    /** The share of the budget at which the round ends. */
    private double until() {
        double from = (stage - 1.0) / stages;
        double to = (double) stage / stages;
        return from + (to - from) * round / rounds - ROUNDING;
    }

    private void endRound() {
        Candidate.sort(all.subList(0, left));
        over = budget.spent(done);
        round++;
        left = (left + 1) / 2;
    }

    private void endStage() {
        over = stage == stages || budget.spent(done);
        if (!over) {
            all = new ArrayList<>(board.varied(game, budget, all.subList(0, Math.min(VARIED, all.size()))));
            begin(stage + 1);
        }
    }
}
