package autobahn.bench;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.DoubleSupplier;

/**
 * All figures at one go, as a table for {@code bench/results.md}: warm-up, then rounds in which every figure takes its
 * turn; the median of the rounds counts. The clock is the CPU time of the thread, so that neighbours on a shared machine
 * do not count.
 */
public final class Measurements {
    private static final int ROUNDS = 9;
    private static final long SLICE = 500_000_000L;
    private static final long WARM_UP = 6_000_000_000L;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final Workload workload = Workload.base();
    private final Workload everything = Workload.allModules();
    private final SearchWork search = new SearchWork(Measurements::now);
    private long sink;
    private double decisionsPerSecond;

    private Measurements() {}

    public static void main(String[] args) throws IOException {
        new Measurements().run();
    }

    private void run() throws IOException {
        DoubleSupplier[] measures = {
            this::gamesPerSecond,
            () -> decisionsPerSecond,
            this::rolloutsPerSecond,
            this::copyNanos,
            this::replayMicros,
            this::bytesPerDecision,
            this::allModulesDecisionsPerSecond,
            search::firstTurns,
            search::allTurns
        };
        String[] names = {
            "full random games a second",
            "decisions a second (legal moves generated, one played)",
            "rollouts a second from the start of era 2 (copy, play to the end)",
            "ns per copy",
            "µs per replay of a full game from notation",
            "bytes allocated per decision",
            "decisions a second with all modules and stretch content",
            "search iterations a second, playouts to the end, in the first turns of a game",
            "search iterations a second, playouts to the end, over all turns of a game"
        };
        long start = now();
        while (now() - start < WARM_UP) {
            for (DoubleSupplier measure : measures) {
                sink += (long) measure.getAsDouble();
            }
        }
        workload.decisions = 0;
        workload.forced = 0;
        double[][] values = new double[measures.length][ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < measures.length; i++) {
                values[i][round] = measures[i].getAsDouble();
            }
        }
        System.out.printf(Locale.ROOT, "%s; JDK %s; revision %s%n%n", machine(), Runtime.version(), revision());
        System.out.println("| 4 random players, one thread | median | best |\n|---|--:|--:|");
        for (int i = 0; i < measures.length; i++) {
            Arrays.sort(values[i]);
            boolean perSecond = names[i].contains("a second");
            double best = perSecond ? values[i][ROUNDS - 1] : values[i][0];
            System.out.printf(Locale.ROOT, "| %s | %,.1f | %,.1f |%n", names[i], values[i][ROUNDS / 2], best);
        }
        System.out.printf(
                Locale.ROOT, "| forced decisions | %.1f %% | |%n", 100.0 * workload.forced / workload.decisions);
        System.out.printf(Locale.ROOT, "| moves in the replayed game | %d | |%n", workload.record.size());
        if (sink == 42) {
            System.out.println();
        }
    }

    private static long now() {
        return THREADS.getCurrentThreadCpuTime();
    }

    private double gamesPerSecond() {
        return play(workload);
    }

    private double allModulesDecisionsPerSecond() {
        double before = decisionsPerSecond;
        sink += (long) play(everything);
        double measured = decisionsPerSecond;
        decisionsPerSecond = before;
        return measured;
    }

    /** Games a second; leaves the decisions a second behind. */
    private double play(Workload work) {
        long before = work.decisions;
        long start = now();
        long time;
        int games = 0;
        do {
            sink += work.playGame();
            games++;
            time = now() - start;
        } while (time < SLICE);
        decisionsPerSecond = (work.decisions - before) * 1e9 / time;
        return games * 1e9 / time;
    }

    private double rolloutsPerSecond() {
        return 1e9 / nanosEach(16, workload::rollout);
    }

    private double copyNanos() {
        return nanosEach(4096, i -> workload.copy(i).era());
    }

    private double replayMicros() {
        return nanosEach(4, i -> workload.replay()) / 1000;
    }

    private interface Work {
        long run(int i);
    }

    private double nanosEach(int batch, Work work) {
        long start = now();
        long time;
        long count = 0;
        do {
            for (int i = 0; i < batch; i++) {
                sink += work.run((int) count + i);
            }
            count += batch;
            time = now() - start;
        } while (time < SLICE / 2);
        return (double) time / count;
    }

    /** On rollouts: set-up allocates, playing must not. */
    private double bytesPerDecision() {
        long decisions = workload.decisions;
        long bytes = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 512; i++) {
            sink += workload.rollout(i);
        }
        bytes = THREADS.getCurrentThreadAllocatedBytes() - bytes;
        return (double) bytes / (workload.decisions - decisions);
    }

    private static String machine() throws IOException {
        Path info = Path.of("/proc/cpuinfo");
        String model = !Files.isReadable(info)
                ? System.getProperty("os.arch")
                : Files.readAllLines(info).stream()
                        .filter(line -> line.startsWith("model name"))
                        .findFirst()
                        .map(line -> line.substring(line.indexOf(':') + 2))
                        .orElse(System.getProperty("os.arch"));
        return model + ", " + Runtime.getRuntime().availableProcessors() + " cores";
    }

    private static String revision() {
        try {
            Process git = new ProcessBuilder("git", "describe", "--always", "--dirty").start();
            String text = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).trim();
            return text.isEmpty() ? "unknown" : text;
        } catch (IOException e) {
            return "unknown";
        }
    }
}
