package autobahn.server.simulation;

import java.lang.reflect.Constructor;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.LockSupport;

/**
 * Where threads run that stop together. They are virtual threads that the simulation schedules: whoever starts one from
 * among them starts it here as well. The JDK lets nobody but itself say who schedules virtual threads, so this opens what
 * is not meant to be opened; the build's {@code --add-opens} allows it.
 */
final class Host {
    private static final Constructor<?> BUILDER = builder();

    private final World world;
    private final String name;
    private final Executor scheduler;
    private boolean dead;
    private long diedAt;
    private long pausedUntil;

    Host(World world, String name) {
        this.world = world;
        this.name = name;
        this.scheduler = continuation -> world.ready(this, continuation);
    }

    private static Constructor<?> builder() {
        try {
            Constructor<?> builder = Class.forName("java.lang.ThreadBuilders$VirtualThreadBuilder")
                    .getDeclaredConstructor(Executor.class);
            builder.setAccessible(true);
            return builder;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("this JDK schedules virtual threads in another way", e);
        }
    }

    World world() {
        return world;
    }

    String name() {
        return name;
    }

    /** Makes threads that are scheduled by the simulation. */
    Thread.Builder.OfVirtual threads(String thread) {
        try {
            return ((Thread.Builder.OfVirtual) BUILDER.newInstance(scheduler))
                    .name(thread)
                    .inheritInheritableThreadLocals(false)
                    .uncaughtExceptionHandler((failed, fault) -> world.fail(fault));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    boolean isDead() {
        return dead;
    }

    boolean isPaused() {
        return pausedUntil > world.now();
    }

    void pause(long nanos) {
        pausedUntil = world.now() + nanos;
        world.after(this, nanos, () -> {});
    }

    /** From now on nothing that runs here goes on. */
    void kill() {
        diedAt = dead ? diedAt : world.now();
        dead = true;
    }

    /** Until when it has lived; now if it does. */
    long livedUntil() {
        return dead ? diedAt : world.now();
    }

    /** For a thread of a host that has just been killed: it never comes back. */
    static void vanish() {
        while (true) {
            LockSupport.park();
        }
    }
}
