package autobahn.server.people;

import autobahn.server.simulation.Interleaving;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongConsumer;

/** Keys are read from the database while one of them is made void: what is remembered then never opens anybody. */
public final class KnownKeysScenario implements LongConsumer {
    @Override
    public void accept(long seed) {
        Interleaving threads = new Interleaving(seed);
        KnownKeys known = new KnownKeys();
        AtomicBoolean stored = new AtomicBoolean(true);
        Runnable reading = () -> read(known, stored);
        threads.run(reading, reading, () -> forget(known, stored));
        if (known.find("key") != null) {
            throw new AssertionError("a void key opens somebody");
        }
    }

    private static void forget(KnownKeys known, AtomicBoolean stored) {
        stored.set(false);
        known.forgetKey("key");
    }

    private static void read(KnownKeys known, AtomicBoolean stored) {
        long before = known.changes();
        if (stored.get()) {
            known.remember("key", new Person("ann", null), before);
        }
    }
}
