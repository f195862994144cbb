package autobahn.cli.console;

import java.io.PrintWriter;
import java.util.Locale;

/** A bar that fills on a terminal; elsewhere nothing. */
public final class ProgressBar implements AutoCloseable {
    private static final int WIDTH = 40;
    private static final long REDRAW_NANOS = 100_000_000;

    private final PrintWriter out;
    private final int total;
    private final boolean shown;
    private final long start = System.nanoTime();
    private long drawn;

    public ProgressBar(PrintWriter out, int total, boolean shown) {
        this.out = out;
        this.total = total;
        this.shown = shown;
    }

    public void show(int done) {
        if (shown && System.nanoTime() - start > drawn + REDRAW_NANOS) {
            draw(done);
        }
    }

    private synchronized void draw(int done) {
        drawn = System.nanoTime() - start;
        int filled = (int) ((long) WIDTH * done / total);
        double rate = done * 1e9 / Math.max(1, drawn);
        out.printf(
                Locale.ROOT,
                "\r%s%s %3d %%  %,d of %,d games  %,." + (rate < 10 ? 2 : 0) + "f/s  %s left \033[K",
                "█".repeat(filled),
                "░".repeat(WIDTH - filled),
                100L * done / total,
                done,
                total,
                rate,
                done == 0 ? "?" : duration(Math.round((total - done) / rate)));
        out.flush();
    }

    /** Such as 2 h 05 min, 12 min 30 s, 40 s. */
    static String duration(long seconds) {
        if (seconds >= 3600) {
            return "%d h %02d min".formatted(seconds / 3600, seconds / 60 % 60);
        }
        return seconds >= 60 ? "%d min %02d s".formatted(seconds / 60, seconds % 60) : seconds + " s";
    }

    /** Removes the bar. */
    @Override
    public void close() {
        if (shown) {
            out.print("\r\033[K");
            out.flush();
        }
    }
}
