package autobahn.bots;

import java.util.List;

/** A turn under examination. */
final class Candidate {
    final Turns.Plan plan;
    private final double prior;
    private final double trust;
    private double sum;
    private int visits;

    /**
     * @param prior what is thought of its chance before any playout
     * @param trust playouts that this counts for
     */
    Candidate(Turns.Plan plan, double prior, double trust) {
        this.plan = plan;
        this.prior = prior;
        this.trust = trust;
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

    /** Puts the best first. */
    static void sort(List<Candidate> candidates) {
        candidates.sort((a, b) -> Double.compare(b.mean(), a.mean()));
    }
}
