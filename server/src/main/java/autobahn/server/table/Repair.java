package autobahn.server.table;

import autobahn.server.people.People;
import autobahn.server.work.Machine;
import autobahn.server.work.ServiceThread;
import autobahn.server.work.ServiceThreads;
import java.time.Duration;

/**
 * Looks every few seconds whether the tables in memory, and the keys by which streams are open, are still what the database
 * says: news between nodes can get lost, and the commands of whoever runs the server write to the database only.
 */
public final class Repair {
    private static final Duration EVERY = Duration.ofSeconds(2);

    private final Machine machine;
    private final CatchUp catchUp;
    private final Presence presence;
    private final AwayNotes away;
    private final EmptyTables empty;
    private final People people;

    private Repair(
            Machine machine, CatchUp catchUp, Presence presence, AwayNotes away, EmptyTables empty, People people) {
        this.machine = machine;
        this.catchUp = catchUp;
        this.presence = presence;
        this.away = away;
        this.empty = empty;
        this.people = people;
    }

    public static ServiceThread start(
            ServiceThreads threads,
            Machine machine,
            CatchUp catchUp,
            Presence presence,
            AwayNotes away,
            EmptyTables empty,
            People people) {
        return threads.start("repair", new Repair(machine, catchUp, presence, away, empty, people)::round);
    }

    private void round() throws InterruptedException {
        machine.sleep(EVERY);
        catchUp.all();
        presence.regularly();
        away.regularly();
        empty.regularly();
        people.checkHeld();
    }
}
