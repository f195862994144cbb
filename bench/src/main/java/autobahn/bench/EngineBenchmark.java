package autobahn.bench;

import autobahn.engine.Game;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The same workload under JMH: {@code java -jar bench/target/benchmarks.jar [-prof gc]}. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class EngineBenchmark {
    private final Workload workload = new Workload();
    private int position;

    /** Set-up and all decisions of a game of four. */
    @Benchmark
    public long game() {
        return workload.playGame();
    }

    /** Copy a position of the second era and play it to the end. */
    @Benchmark
    public long rollout() {
        return workload.rollout(position++);
    }

    @Benchmark
    public Game copy() {
        return workload.copy(position++);
    }

    /** A full game from its notation. */
    @Benchmark
    public long replay() {
        return workload.replay();
    }
}
