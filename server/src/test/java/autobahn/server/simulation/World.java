package autobahn.server.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/**
 * Time and order of everything that happens, out of one seed. Threads are virtual ones of which one runs at a time, on the
 * thread that calls {@link #run}; whenever one waits, chance says which goes on. Time passes only when all of them wait.
 */
final class World {
    /** Something that happens at a time, unless it is called off or its host is gone by then. */
    static final class Timer implements Comparable<Timer> {
        private final Host host;
        private final long at;
        private final long number;
        private final Runnable action;
        private boolean fired;
        private boolean off;

        private Timer(Host host, long at, long number, Runnable action) {
            this.host = host;
            this.at = at;
            this.number = number;
            this.action = action;
        }

        boolean hasFired() {
            return fired;
        }

        void cancel() {
            off = true;
        }

        @Override
        public int compareTo(Timer other) {
            return at == other.at ? Long.compare(number, other.number) : Long.compare(at, other.at);
        }
    }

    private record Task(Host host, Runnable continuation) {}

    private static final long STEP_NANOS = 1_000;
    private static final long USUAL_NANOS = 2_000_000;
    private static final long LATEST_NANOS = 9_000_000_000L;

    private final Host outside = new Host(this, "outside");
    private final SplittableRandom random;
    private final List<Task> ready = new ArrayList<>();
    private final PriorityQueue<Timer> timers = new PriorityQueue<>();
    private final List<String> trace;
    private long digest = 1;
    private long now;
    private long number;
    private Throwable fault;
    private Thread runner = Thread.currentThread();

    /** @param trace is told all that happens; null to keep a digest of it only */
    World(long seed, List<String> trace) {
        this.random = new SplittableRandom(seed);
        this.trace = trace;
    }

    SplittableRandom random() {
        return random;
    }

    /** Where clients and the network are: nothing there dies. */
    Host outside() {
        return outside;
    }

    /** How long a message takes. */
    long delay(Faults faults) {
        return chance(faults.late) ? random.nextLong(LATEST_NANOS) : random.nextLong(USUAL_NANOS);
    }

    boolean chance(double probability) {
        return probability > 0 && random.nextDouble() < probability;
    }

    long now() {
        return now;
    }

    /** A number for each moment: no two things happen at the same one. */
    long moment() {
        return ++number;
    }

    long digest() {
        return digest;
    }

    /** Something has happened. */
    void trace(Host host, String what, String which) {
        digest = (digest * 31 + host.name().hashCode()) * 31 * 31 + what.hashCode() * 31L + which.hashCode() + now;
        if (trace != null) {
            trace.add(now / 1_000 + " " + host.name() + " " + what + " " + which);
        }
    }

    /** A thread of the simulation ended in a way that no thread should. */
    void fail(Throwable why) {
        if (fault == null) {
            fault = why;
        }
    }

    /** A thread can go on. Only what is simulated may wake it, or else a seed would not always tell the same story. */
    void ready(Host host, Runnable continuation) {
        Thread by = Thread.currentThread();
        if (!by.isVirtual() && !by.equals(runner)) {
            fail(new IllegalStateException("a thread was woken by one that is not simulated: " + by));
        }
        ready.add(new Task(host, continuation));
    }

    Timer after(Host host, long nanos, Runnable action) {
        Timer timer = new Timer(host, now + Math.max(0, nanos), ++number, action);
        timers.add(timer);
        return timer;
    }

    /** Goes on until something holds; false if it does not within this time. */
    boolean run(BooleanSupplier until, long nanos) {
        long end = now + nanos;
        runner = Thread.currentThread();
        while (fault == null) {
            Task next = next();
            if (next != null) {
                now += STEP_NANOS;
                next.continuation.run();
            } else if (until.getAsBoolean()) {
                return true;
            } else if (now > end || timers.isEmpty()) {
                return false;
            } else {
                fire(timers.poll());
            }
        }
        throw new AssertionError("at " + now / 1_000_000 + " ms", fault);
    }

    private Task next() {
        ready.removeIf(task -> task.host.isDead());
        List<Task> able = ready.stream().filter(task -> !task.host.isPaused()).toList();
        if (able.isEmpty()) {
            return null;
        }
        Task next = able.get(random.nextInt(able.size()));
        ready.remove(next);
        return next;
    }

    private void fire(Timer timer) {
        if (!timer.off && !timer.host.isDead()) {
            now = Math.max(now, timer.at);
            timer.fired = true;
            timer.action.run();
        }
    }
}
