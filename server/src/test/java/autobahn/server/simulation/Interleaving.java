package autobahn.server.simulation;

import autobahn.server.work.Machine;
import java.util.concurrent.atomic.AtomicInteger;

/** Some threads on a simulated machine, of which one runs at a time: a seed says which goes on at each point. */
public final class Interleaving {
    private static final long PATIENCE_NANOS = 600_000_000_000L;

    private final World world;
    private final Host host;
    private final SimulatedMachine machine;

    public Interleaving(long seed) {
        world = new World(seed, null);
        host = new Host(world, "host");
        machine = new SimulatedMachine(host, () -> 0);
    }

    public Machine machine() {
        return machine;
    }

    /** Runs these to their ends; what one of them throws, or that one never ends, is an error. */
    public void run(Runnable... threads) {
        AtomicInteger ended = new AtomicInteger();
        for (Runnable work : threads) {
            host.threads("thread").start(() -> {
                work.run();
                ended.incrementAndGet();
            });
        }
        if (!world.run(() -> ended.get() == threads.length, PATIENCE_NANOS)) {
            throw new AssertionError(threads.length - ended.get() + " threads never end");
        }
    }
}
