package autobahn.server.simulation;

import autobahn.server.TableServices;
import autobahn.server.api.Problem;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.function.Function;

/** Somebody outside who calls nodes over a network that loses and delays what is said. */
final class Client {
    private static final Duration PATIENCE = Duration.ofSeconds(6);

    /**
     * What came back.
     *
     * @param refusal by the server, in its own words
     * @param answered false if nobody knows what came of it
     */
    record Reply<T>(T value, Problem refusal, boolean answered) {
        static <T> Reply<T> unknown() {
            return new Reply<>(null, null, false);
        }

        boolean isDone() {
            return answered && refusal == null;
        }
    }

    private static final class Call<T> {
        private final Semaphore arrived = new Semaphore(0);
        private Reply<T> reply = Reply.unknown();
    }

    private final World world;
    private final Faults faults;
    private final List<SimulatedNode> nodes;
    private final SimulatedMachine machine;

    Client(World world, Faults faults, List<SimulatedNode> nodes, SimulatedMachine machine) {
        this.world = world;
        this.faults = faults;
        this.nodes = nodes;
        this.machine = machine;
    }

    SimulatedNode anyNode() {
        return nodes.get(world.random().nextInt(nodes.size()));
    }

    /** Calls a node and waits, but not for ever. The work may still be done after that. */
    <T> Reply<T> call(SimulatedNode node, String what, Function<TableServices, T> work) throws InterruptedException {
        Call<T> call = new Call<>();
        world.trace(world.outside(), "call", what);
        if (!world.chance(faults.lost)) {
            world.after(world.outside(), world.delay(faults), () -> serve(node, work, call));
        }
        machine.acquire(call.arrived, PATIENCE);
        return call.reply;
    }

    private <T> void serve(SimulatedNode node, Function<TableServices, T> work, Call<T> call) {
        TableServices services = node.services();
        if (services == null) {
            call.arrived.release(); // nobody is there
            return;
        }
        node.host().threads("request").start(() -> {
            Reply<T> reply;
            try {
                reply = new Reply<>(work.apply(services), null, true);
            } catch (Problem e) {
                reply = new Reply<>(null, e, e.status() < 500);
            } catch (RuntimeException e) {
                reply = Reply.unknown();
            }
            Reply<T> made = reply;
            if (!world.chance(faults.lost)) {
                world.after(world.outside(), world.delay(faults), () -> {
                    call.reply = made;
                    call.arrived.release();
                });
            }
        });
    }
}
