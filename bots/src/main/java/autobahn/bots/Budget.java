package autobahn.bots;

/** How long a bot may think about one decision: so many iterations, or until a moment; and it stops at once when told. */
public final class Budget {
    /** A clock in milliseconds; the browser and the tests have their own. */
    @FunctionalInterface
    public interface Clock {
        Clock WALL = () -> System.nanoTime() / 1_000_000;

        long millis();
    }

    private static final long NEVER = Long.MAX_VALUE;

    private final int iterations;
    private final long begun;
    private final long deadline;
    private final Clock clock;
    private volatile boolean stopped;

    private Budget(int iterations, long begun, long deadline, Clock clock) {
        this.iterations = iterations;
        this.begun = begun;
        this.deadline = deadline;
        this.clock = clock;
    }

    /** So many iterations, however long they take: the same on every machine. */
    public static Budget iterations(int iterations) {
        return new Budget(iterations, 0, NEVER, () -> 0);
    }

    public static Budget millis(long millis, Clock clock) {
        long now = clock.millis();
        return new Budget(Integer.MAX_VALUE, now, now + millis, clock);
    }

    /** Thinks until it is told to stop. */
    public static Budget untilStopped() {
        return new Budget(Integer.MAX_VALUE, 0, NEVER, () -> 0);
    }

    /** The iterations that it allows; those of a time are without bounds. */
    public int iterations() {
        return iterations;
    }

    /** Whether it ends at a moment, and not after so many iterations. */
    public boolean isTimed() {
        return deadline != NEVER;
    }

    /** Milliseconds that are left of a time. */
    public long millisLeft() {
        return Math.max(0, deadline - clock.millis());
    }

    /** To be called from anywhere: the bot answers with the best that it has found so far. */
    public void stop() {
        stopped = true;
    }

    public boolean stopped() {
        return stopped;
    }

    /** Whether it is time to answer after that many iterations. */
    public boolean spent(int done) {
        return done >= iterations || overdue();
    }

    /** Whether it is time to answer, however little has been thought. */
    public boolean overdue() {
        return stopped || deadline != NEVER && clock.millis() >= deadline;
    }

    /** The share of the budget that is used after that many iterations. */
    public double used(int done) {
        if (overdue()) {
            return 1;
        }
        return deadline == NEVER
                ? (double) done / Math.max(1, iterations)
                : (double) (clock.millis() - begun) / (deadline - begun);
    }
}
