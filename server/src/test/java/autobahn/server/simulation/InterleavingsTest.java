package autobahn.server.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import autobahn.server.people.KnownKeysScenario;
import autobahn.server.store.GroupWriterScenario;
import autobahn.server.table.TurnHubScenario;
import java.util.Set;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Classes that several threads use at once, in many orders of their steps, each out of a seed. */
@Isolated("as SimulationTest")
class InterleavingsTest {
    private static final int ORDERS = 500;
    private static final int SIMULATIONS = 40;

    @Test
    void writersThatCommitTogether() {
        explore(
                GroupWriterScenario.class,
                ORDERS,
                "autobahn.server.store.GroupWriter",
                "autobahn.server.store.GroupWriterScenario");
    }

    @Test
    void streamsOfTurns() {
        explore(
                TurnHubScenario.class,
                ORDERS,
                "autobahn.server.table.TurnHub",
                "autobahn.server.table.TurnHubScenario",
                "autobahn.server.table.Outbox");
    }

    @Test
    void keysThatAreKnown() {
        // Its own methods are synchronized: nobody can come in between.
        explore(KnownKeysScenario.class, ORDERS, "autobahn.server.people.KnownKeysScenario");
    }

    @Test
    @Tag("slow")
    void tablesStreamsAndBotsUnderFaults() {
        explore(
                SimulationScenario.class,
                SIMULATIONS,
                "autobahn.server.table.LiveTables",
                "autobahn.server.table.LiveTable",
                "autobahn.server.table.TableStreams",
                "autobahn.server.table.Outbox",
                "autobahn.server.table.CatchUp",
                "autobahn.server.table.Presence",
                "autobahn.server.table.RemoteAttendance",
                "autobahn.server.table.SharedNews",
                "autobahn.server.table.Appender",
                "autobahn.server.bot.BotWorker",
                "autobahn.server.store.GroupWriter",
                "autobahn.server.store.GroupCommit",
                "autobahn.server.store.MoveGroup");
    }

    @Test
    void aPlantedRaceIsFound() {
        String race = PlantedRaceScenario.class.getName();
        assertThat(firstFailure(PlantedRaceScenario.class, ORDERS, Set.of(race)))
                .isNotNull();
        assertThat(firstFailure(PlantedRaceScenario.class, ORDERS, Set.of()))
                .as("without the explorer")
                .isNull();
    }

    private static void explore(Class<? extends LongConsumer> scenario, int seeds, String... classes) {
        Throwable failure = firstFailure(scenario, seeds, Set.of(classes));
        if (failure != null) {
            throw new AssertionError(failure.getMessage(), failure);
        }
    }

    private static Throwable firstFailure(Class<? extends LongConsumer> scenario, int seeds, Set<String> classes) {
        LongConsumer loaded;
        try {
            loaded = (LongConsumer) new YieldingLoader(classes::contains)
                    .loadClass(scenario.getName())
                    .getConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
        for (long seed = 1; seed <= seeds; seed++) {
            try {
                loaded.accept(seed);
            } catch (AssertionError e) {
                return new AssertionError("order " + seed + ": " + e.getMessage(), e);
            }
        }
        return null;
    }
}
