package autobahn.server.people;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Whom the keys open that were shown lately, so that most requests cost no query. What this node changes is forgotten at
 * once; what another node changes is seen after a few seconds.
 */
final class KnownKeys {
    private static final int MOST = 100_000;
    private static final long NANOS = TimeUnit.SECONDS.toNanos(5);

    private record Known(Person person, long until) {}

    private final Map<String, Known> byHash = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Known> eldest) {
            return size() > MOST;
        }
    };
    private long changes;

    synchronized @Nullable Person find(String hash) {
        Known known = byHash.get(hash);
        return known == null || known.until - System.nanoTime() < 0 ? null : known.person;
    }

    /** To be asked before the database is, and handed to {@link #remember}. */
    synchronized long changes() {
        return changes;
    }

    /** What was read while something was forgotten may be out of date: it is not kept. */
    synchronized void remember(String hash, Person person, long changesBefore) {
        if (changes == changesBefore) {
            byHash.put(hash, new Known(person, System.nanoTime() + NANOS));
        }
    }

    synchronized void forgetKey(String hash) {
        changes++;
        byHash.remove(hash);
    }

    synchronized void forgetPerson(String person) {
        changes++;
        byHash.values().removeIf(known -> known.person.id().equals(person));
    }
}
