package autobahn.server.simulation;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.LongConsumer;

/** A race that stood in the server for a while: a list is looked for, thrown away by another, and then added to. */
public final class PlantedRaceScenario implements LongConsumer {
    private final Map<String, List<String>> waiting = new ConcurrentHashMap<>();

    @Override
    public void accept(long seed) {
        waiting.clear();
        add("leaving");
        new Interleaving(seed).run(() -> remove("leaving"), () -> add("coming"));
        if (!waiting.getOrDefault("ann", List.of()).contains("coming")) {
            throw new AssertionError("one who waits was forgotten");
        }
    }

    private void add(String name) {
        waiting.computeIfAbsent("ann", key -> new CopyOnWriteArrayList<>()).add(name);
    }

    private void remove(String name) {
        waiting.computeIfPresent("ann", (key, names) -> {
            names.remove(name);
            return names.isEmpty() ? null : names;
        });
    }
}
