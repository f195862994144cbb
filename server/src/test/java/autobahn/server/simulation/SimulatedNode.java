package autobahn.server.simulation;

import autobahn.server.TableServices;
import autobahn.server.people.People;
import autobahn.server.settings.Limits;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import autobahn.server.table.Boxes;
import autobahn.server.table.NewsChannel;
import autobahn.server.work.ServiceThreads;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/** A node: the server's own services on a machine, a store and a network that are simulated. It dies and comes back. */
final class SimulatedNode {
    private static final Settings SETTINGS = new Settings("", 0, "", false, 1, Limits.none(), null);
    private static final Duration AGAIN = Duration.ofMillis(500);
    private static final long LATER_NANOS = 50_000_000L;
    private static final long BACK_AFTER_NANOS = 3_000_000_000L;

    private final World world;
    private final Faults faults;
    private final SimulatedStore store;
    private final Planted planted;
    private final List<SimulatedNode> all;
    private final String name;
    private final Settings settings;
    private final Lull lull;
    private final Beside beside;
    private long wrongMillis;
    private int starts;
    private Host host;
    private SimulatedMachine machine;
    private TableServices services;
    private NewsChannel.Listener listener;
    private Runnable stop = () -> {};

    /** What a node has besides what it does for tables. */
    @FunctionalInterface
    interface Beside {
        /** Answers with what stops it. */
        Runnable start(
                Host host, SimulatedMachine machine, ServiceThreads threads, Database database, TableServices services);
    }

    /**
     * @param planted how entries are written; null for a store that no other node uses
     * @param all the nodes, this one too
     */
    SimulatedNode(
            World world, Faults faults, SimulatedStore store, Planted planted, List<SimulatedNode> all, String name) {
        this(
                world,
                faults,
                store,
                planted,
                all,
                name,
                SETTINGS,
                null,
                (host, on, threads, database, services) -> () -> {});
    }

    /**
     * @param planted how entries are written; null for a store that no other node uses
     * @param all the nodes, this one too
     * @param lull in which its threads need not look for something to do; null if they always do
     * @param beside what else begins with it
     */
    SimulatedNode(
            World world,
            Faults faults,
            SimulatedStore store,
            Planted planted,
            List<SimulatedNode> all,
            String name,
            Settings settings,
            Lull lull,
            Beside beside) {
        this.settings = settings;
        this.lull = lull;
        this.beside = beside;
        this.world = world;
        this.faults = faults;
        this.store = store;
        this.planted = planted;
        this.all = all;
        this.name = name;
    }

    void start() {
        host = new Host(world, name + "." + ++starts);
        services = null;
        listener = null;
        Host begun = host;
        SimulatedMachine on = new SimulatedMachine(host, () -> wrongMillis, lull);
        machine = on;
        host.threads("main").start(() -> start(begun, on));
    }

    private void start(Host begun, SimulatedMachine on) {
        try {
            Database database = planted == null
                    ? Database.alone(on, store.pool(begun, on))
                    : Database.shared(
                            on,
                            store.pool(begun, on),
                            (handle, moves) -> planted.appendAll(handle, moves, work -> later(begun, work)));
            ServiceThreads threads = new ServiceThreads(on);
            TableServices started = TableServices.start(
                    settings,
                    on,
                    threads,
                    database,
                    planted == null ? null : new Channel(begun),
                    new People(database, on.clock()),
                    new Boxes(Tables.BOX));
            if (begun == host) {
                stop = beside.start(begun, on, threads, database, started);
                services = started;
            }
        } catch (RuntimeException e) {
            begun.kill(); // the database was away: whoever looks after it starts it again
        }
    }

    private void sleep() {
        try {
            machine.sleep(AGAIN);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void later(Host begun, Consumer<Handle> work) {
        world.after(begun, world.random().nextLong(LATER_NANOS), () -> store.write(work));
    }

    /** Starts it again in a while if it has died. */
    void lookAfter() {
        if (host.isDead()) {
            world.trace(host, "restart", "");
            start();
        }
        world.after(world.outside(), world.random().nextLong(1, BACK_AFTER_NANOS), this::lookAfter);
    }

    /** Stops it as whoever runs it would. */
    void stop() {
        Host begun = host;
        TableServices stopping = services();
        if (stopping == null) {
            begun.kill();
            return;
        }
        begun.threads("stop").start(() -> {
            stop.run();
            stopping.close();
            begun.kill();
        });
    }

    int starts() {
        return starts;
    }

    Host host() {
        return host;
    }

    /** Null while it is away. */
    TableServices services() {
        return host.isDead() ? null : services;
    }

    void stepClock(long millis) {
        wrongMillis += millis;
        world.trace(host, "clock", Long.toString(millis));
    }

    /** News between nodes: late, lost, and in another order. */
    private final class Channel implements NewsChannel {
        private final Host from;

        Channel(Host from) {
            this.from = from;
        }

        @Override
        public void start(ServiceThreads threads, Listener listening) {
            listener = listening;
            from.threads("news-in").start(() -> hearAnew(listening));
        }

        @Override
        public void send(String node, List<String> lines) {
            String text = node + "\n" + String.join("\n", lines);
            world.trace(from, "tell", Integer.toString(lines.size()));
            for (SimulatedNode other : all) {
                if (other != SimulatedNode.this && !world.chance(faults.lost)) {
                    world.after(world.outside(), world.delay(faults), () -> other.hear(text));
                }
            }
        }

        @Override
        public void close() {}
    }

    private void hear(String text) {
        NewsChannel.Listener listening = listener;
        if (!host.isDead() && listening != null) {
            host.threads("news-in").start(() -> {
                try {
                    listening.hear(text);
                } catch (RuntimeException e) {
                    hearAnew(listening);
                }
            });
        }
    }

    /** As a node does that has not listened for a while, until it succeeds. */
    private void hearAnew(NewsChannel.Listener listening) {
        while (true) {
            try {
                listening.afterSilence();
                return;
            } catch (RuntimeException e) {
                sleep();
            }
        }
    }
}
