package autobahn.server.table;

import autobahn.server.work.Machine;
import autobahn.server.work.ServiceThread;
import autobahn.server.work.ServiceThreads;
import java.time.Duration;

/** Looks again and again whether programs wait for games. However many nodes look, games are given once. */
public final class LadderWatch implements AutoCloseable {
    private static final Duration LOOK = Duration.ofSeconds(3);

    private final Machine machine;
    private final LadderSteps steps;
    private final ServiceThread thread;

    LadderWatch(ServiceThreads threads, Machine machine, LadderSteps steps) {
        this.machine = machine;
        this.steps = steps;
        this.thread = threads.start("ladder", this::round);
    }

    private void round() throws InterruptedException {
        machine.sleep(LOOK);
        steps.step();
    }

    @Override
    public void close() {
        thread.close();
    }
}
