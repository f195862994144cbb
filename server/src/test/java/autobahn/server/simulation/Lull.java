package autobahn.server.simulation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;

/**
 * Lets those who look every second whether there is something to do sleep on until there is, so that a day in which nothing
 * happens costs nothing.
 */
final class Lull {
    /** A sleep that can be ended. */
    sealed interface Sleep {
        boolean hasEnded();

        void cancel();
    }

    record Plain(World.Timer timer) implements Sleep {
        @Override
        public boolean hasEnded() {
            return timer.hasFired();
        }

        @Override
        public void cancel() {
            timer.cancel();
        }
    }

    private final class Doze implements Sleep {
        private final Host host;
        private final String thread = Thread.currentThread().getName();
        private final long earliest;
        private final Runnable end;
        private World.Timer timer;
        private long at;

        Doze(Host host, long earliest, Runnable end) {
            this.host = host;
            this.earliest = earliest;
            this.end = end;
        }

        void set() {
            at = wake(thread, earliest);
            timer = world.after(host, at - world.now(), () -> {
                sleeping.remove(this);
                end.run();
            });
        }

        void setAnew() {
            if (host.isDead()) {
                sleeping.remove(this);
            } else if (wake(thread, earliest) < at) {
                timer.cancel();
                set();
            }
        }

        @Override
        public boolean hasEnded() {
            return timer.hasFired();
        }

        @Override
        public void cancel() {
            sleeping.remove(this);
            timer.cancel();
        }
    }

    private static final long MOST_NANOS = 600_000_000_000L;

    private final World world;
    private final ToLongFunction<String> next;
    private final Set<String> known;
    private final Set<Doze> sleeping = new LinkedHashSet<>();
    private long awake;
    private int held;

    /**
     * @param next when, as far as is known, the thread of a name has something to do next
     * @param known threads that have something to do then only, and not for those who look on either
     */
    Lull(World world, ToLongFunction<String> next, Set<String> known) {
        this.world = world;
        this.next = next;
        this.known = known;
    }

    private long wake(String thread, long earliest) {
        return earliest <= awake || held > 0 && !known.contains(thread)
                ? earliest
                : Math.max(earliest, Math.min(next.applyAsLong(thread), earliest + MOST_NANOS));
    }

    Sleep sleep(Host host, long nanos, Runnable end) {
        Doze sleep = new Doze(host, world.now() + nanos, end);
        sleeping.add(sleep);
        sleep.set();
        return sleep;
    }

    /** From now on and for so long everybody looks at the usual pace. */
    void stir(long nanos) {
        awake = Math.max(awake, world.now() + nanos);
        setAnew();
    }

    /** Something was stored: there may be something to do sooner than was known. */
    void stored() {
        setAnew();
    }

    /** Somebody looks on: until they go there is no lull for those who look after them. */
    void hold() {
        held++;
        setAnew();
    }

    void release() {
        held--;
    }

    private void setAnew() {
        List<Doze> all = new ArrayList<>(sleeping);
        all.forEach(Doze::setAnew);
    }
}
