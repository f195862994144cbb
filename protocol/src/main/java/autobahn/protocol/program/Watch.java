package autobahn.protocol.program;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** One thread that looks after all programs that have been asked something: time and memory. */
final class Watch implements AutoCloseable {
    private static final long LOOK_MILLIS = 20;

    private final Set<Conversation> asked = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("programs-watch").daemon().factory());

    Watch() {
        var unused = clock.scheduleWithFixedDelay(this::look, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
    }

    void add(Conversation conversation) {
        asked.add(conversation);
    }

    void remove(Conversation conversation) {
        asked.remove(conversation);
    }

    private void look() {
        asked.forEach(Conversation::look);
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
