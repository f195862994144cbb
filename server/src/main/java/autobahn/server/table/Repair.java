package autobahn.server.table;

import autobahn.server.people.People;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks every few seconds whether the tables in memory, and the keys by which streams are open, are still what the database
 * says: news between nodes can get lost, and the commands of whoever runs the server write to the database only.
 */
public final class Repair implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Repair.class);
    private static final Duration EVERY = Duration.ofSeconds(2);

    private final CatchUp catchUp;
    private final Presence presence;
    private final People people;
    private final Thread thread;

    private Repair(CatchUp catchUp, Presence presence, People people) {
        this.catchUp = catchUp;
        this.presence = presence;
        this.people = people;
        this.thread = Thread.ofPlatform().name("repair").daemon().unstarted(this::run);
    }

    public static Repair start(CatchUp catchUp, Presence presence, People people) {
        Repair repair = new Repair(catchUp, presence, people);
        repair.thread.start();
        return repair;
    }

    private void run() {
        while (true) {
            try {
                Thread.sleep(EVERY);
                catchUp.all();
                presence.regularly();
                people.checkHeld();
            } catch (InterruptedException e) {
                return;
            } catch (RuntimeException e) {
                LOG.warn("what is in memory could not be compared with the database: {}", e.getMessage());
            }
        }
    }

    @Override
    public void close() {
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
