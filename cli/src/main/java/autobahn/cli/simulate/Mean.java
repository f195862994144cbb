package autobahn.cli.simulate;

import java.util.Arrays;
import java.util.stream.DoubleStream;

/**
 * A mean with how exactly it is known.
 *
 * @param margin half the width of its 95 % interval
 */
public record Mean(double mean, double margin) {
    private static final double NORMAL_95 = 1.96;

    static Mean of(DoubleStream figures) {
        double[] all = figures.toArray();
        double mean = Arrays.stream(all).average().orElse(0);
        double squares = Arrays.stream(all).map(x -> (x - mean) * (x - mean)).sum();
        double deviation = all.length < 2 ? 0 : Math.sqrt(squares / (all.length - 1));
        return new Mean(mean, all.length == 0 ? 0 : NORMAL_95 * deviation / Math.sqrt(all.length));
    }

    /** Whether zero lies outside the interval. */
    public boolean isClear() {
        return Math.abs(mean) > margin;
    }
}
