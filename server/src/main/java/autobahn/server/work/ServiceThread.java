package autobahn.server.work;

import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A thread that does the same thing again and again until it is closed, whatever goes wrong meanwhile. */
public final class ServiceThread implements AutoCloseable {
    /** What is done each time. It waits by itself for something to do. */
    @FunctionalInterface
    public interface Round {
        void run() throws Exception;
    }

    private static final Logger LOG = LoggerFactory.getLogger(ServiceThread.class);
    /** What fails at once shall not keep a processor busy. */
    private static final Duration AFTER_FAULT = Duration.ofMillis(500);

    private final Machine machine;
    private final Round round;
    private final Thread thread;
    private volatile boolean closed;

    ServiceThread(Machine machine, String name, Round round) {
        this.machine = machine;
        this.round = round;
        this.thread = machine.thread(name, this::run);
    }

    void start() {
        thread.start();
    }

    private void run() {
        while (!closed) {
            try {
                round.run();
            } catch (InterruptedException e) {
                // closed, or else somebody else's business: the next round tells
            } catch (Throwable e) { // also errors: nobody would start this thread again
                survive(e);
            }
        }
    }

    private void survive(Throwable fault) {
        if (closed) {
            return;
        }
        try {
            LOG.warn("{} failed and goes on", thread.getName(), fault);
            machine.sleep(AFTER_FAULT);
        } catch (InterruptedException e) {
            // closed
        } catch (Throwable e) {
            // not even the log can be written: the next round may fare better
        }
    }

    String name() {
        return thread.getName();
    }

    boolean isAlive() {
        return thread.isAlive();
    }

    public boolean isClosed() {
        return closed;
    }

    /** Ends the thread and waits until it has ended. */
    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
