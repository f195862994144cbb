package autobahn.server.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A thousand worlds in which everything goes wrong, each out of a seed. What happens in one that fails is written into
 * {@code server/target}; {@code ./autobahn faults --seeds N --from S} tries others.
 */
@Tag("slow")
@Isolated("whoever shares a lock with a simulated thread, as that of the log, wakes it when it likes")
class SimulationTest {
    private static final long FROM = Long.getLong("autobahn.seeds.from", 1);
    private static final long SEEDS = Long.getLong("autobahn.seeds", 1_000);
    private static final int FEW = 20;
    private static final int MOST_FAILED = 10;
    private static final int MOST_TO_FIND = 1_500;

    @Test
    void someSeeds() {
        run(1, FEW);
    }

    @Test
    void manySeeds() {
        run(FROM, SEEDS);
    }

    private static void run(long from, long seeds) {
        long entries = 0;
        long open = 0;
        long starts = 0;
        long planned = 0;
        List<String> failed = new ArrayList<>();
        for (long seed = from; seed < from + seeds && failed.size() < MOST_FAILED; seed++) {
            try {
                Simulation.Report report = Simulation.run(seed, Planted.NOTHING, null);
                entries += report.entries();
                open += report.open();
                starts += report.starts();
                planned += report.planned();
            } catch (AssertionError e) {
                failed.add(e.getMessage() + ", see " + write(seed));
            }
        }
        assertThat(failed).isEmpty();
        if (seeds < FEW) {
            return; // chance decides what happens in so few
        }
        assertThat(entries).as("entries").isGreaterThan(5 * seeds);
        assertThat(open).as("commands without an answer").isGreaterThan(seeds / 10);
        assertThat(starts).as("nodes that came back").isGreaterThan(2 * seeds);
        assertThat(planned).as("moves that were played by plans").isGreaterThan(seeds / 4);
    }

    /** Runs a seed again, and writes down what happens. */
    private static Path write(long seed) {
        List<String> trace = new ArrayList<>();
        try {
            Simulation.run(seed, Planted.NOTHING, trace);
        } catch (AssertionError e) {
            StringWriter why = new StringWriter();
            e.printStackTrace(new PrintWriter(why));
            trace.add(why.toString());
        }
        try {
            return Files.write(Path.of("target", "simulation-" + seed + ".txt"), trace);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aSeedAlwaysTellsTheSameStory() {
        for (long seed = 1; seed <= 6; seed++) {
            List<String> first = new ArrayList<>();
            List<String> again = new ArrayList<>();
            Simulation.Report report = Simulation.run(seed, Planted.NOTHING, first);
            assertThat(Simulation.run(seed, Planted.NOTHING, again)).isEqualTo(report);
            assertThat(again).isEqualTo(first).hasSizeGreaterThan(100);
            assertThat(Simulation.run(seed, Planted.NOTHING, null)).isEqualTo(report);
        }
    }

    /** What a simulation is worth: it finds what is wrong, and the same seed finds it again. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NOTHING")
    void plantedFaultsAreFound(Planted planted) {
        for (long seed = 1; seed <= MOST_TO_FIND; seed++) {
            String found = faultOf(seed, planted);
            if (found != null) {
                assertThat(faultOf(seed, planted)).isEqualTo(found);
                return;
            }
        }
        fail("%s was not found by %d seeds", planted, MOST_TO_FIND);
    }

    private static String faultOf(long seed, Planted planted) {
        try {
            Simulation.run(seed, planted, null);
            return null;
        } catch (AssertionError e) {
            return e.getMessage();
        }
    }
}
