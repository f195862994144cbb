package autobahn.server.people;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** What is open on this node by somebody's key, such as a stream: it ends with the key. */
final class OpenByKey {
    private final Map<String, Set<Runnable>> byHash = new ConcurrentHashMap<>();

    /** @param end ends it; told apart from others by its identity */
    void add(String hash, Runnable end) {
        byHash.compute(hash, (key, ends) -> {
            Set<Runnable> more = ends == null ? ConcurrentHashMap.newKeySet() : ends;
            more.add(end);
            return more;
        });
    }

    void remove(String hash, Runnable end) {
        byHash.computeIfPresent(hash, (key, ends) -> {
            ends.remove(end);
            return ends.isEmpty() ? null : ends;
        });
    }

    void end(String hash) {
        byHash.getOrDefault(hash, Set.of()).forEach(Runnable::run);
    }

    /** Hashes of the keys by which something is open. */
    Set<String> keys() {
        return Set.copyOf(byHash.keySet());
    }
}
