package autobahn.server.simulation;

import java.util.function.LongConsumer;

/** A whole simulation, in which the classes of tables and streams may be left at any point. */
public final class SimulationScenario implements LongConsumer {
    @Override
    public void accept(long seed) {
        Simulation.run(seed, Planted.NOTHING, null);
    }
}
