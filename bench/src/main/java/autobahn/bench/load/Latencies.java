package autobahn.bench.load;

import java.util.Arrays;
import java.util.Locale;

/** How long things took, all of them. */
final class Latencies {
    private long[] nanos = new long[1 << 16];
    private int count;

    synchronized void add(long time) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = time;
    }

    synchronized int count() {
        return count;
    }

    synchronized String describe(double seconds) {
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return String.format(
                Locale.ROOT,
                "%,d in %.1f s: %,.0f/s, p50 %.1f ms, p99 %.1f ms, p99.9 %.1f ms, most %.1f ms",
                count,
                seconds,
                count / seconds,
                at(sorted, 0.5),
                at(sorted, 0.99),
                at(sorted, 0.999),
                at(sorted, 1));
    }

    private static double at(long[] sorted, double part) {
        return sorted.length == 0 ? 0 : sorted[(int) Math.min(sorted.length - 1, part * sorted.length)] / 1e6;
    }
}
