package autobahn.server.simulation;

import java.util.SplittableRandom;

/** How much goes wrong just now, each as the probability of one effect. All of it ends at some time. */
final class Faults {
    /** A process dies right before or after an effect. */
    double crash;

    /** A statement or a commit fails. */
    double failing;

    /** A statement takes long, up to {@link #slowest} nanoseconds. */
    double slow;

    long slowest;

    /** A message between client and server, or between nodes, gets lost. */
    double lost;

    /** A message comes late. */
    double late;

    /** There is no room left to write. */
    boolean full;

    /** What a run has to bear all the time; some runs bear nothing of a kind. */
    static Faults some(SplittableRandom random) {
        Faults faults = new Faults();
        faults.crash = random.nextInt(3) == 0 ? 0 : random.nextDouble(0.01);
        faults.failing = random.nextInt(2) == 0 ? 0 : random.nextDouble(0.04);
        faults.slow = random.nextInt(2) == 0 ? 0 : random.nextDouble(0.05);
        faults.slowest = random.nextLong(1_000_000L, 14_000_000_000L);
        faults.lost = random.nextInt(2) == 0 ? 0 : random.nextDouble(0.3);
        faults.late = random.nextDouble(0.3);
        return faults;
    }

    /** From now on everything goes well. */
    void end() {
        crash = 0;
        failing = 0;
        slow = 0;
        lost = 0;
        late = 0;
        full = false;
    }
}
