package autobahn.bench.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Processes whose processor time and memory the system counts (Linux), such as a server's. */
final class Watched {
    /** Of the clock by which the system counts, whatever its processors do. */
    private static final long TICK_MICROS = 10_000;

    private static final int AFTER_NAME_USER = 11;

    private final String[] pids;

    /** @param pids process ids, with commas in between; none if it is empty */
    Watched(String pids) {
        this.pids = pids.isEmpty() ? new String[0] : pids.split(",", -1);
    }

    /** Microseconds of processors that they have used so far. */
    long micros() throws IOException {
        long micros = 0;
        for (String pid : pids) {
            micros += micros(pid);
        }
        return micros;
    }

    private static long micros(String pid) throws IOException {
        String stat = Files.readString(Path.of("/proc", pid, "stat"));
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
        return (Long.parseLong(fields[AFTER_NAME_USER]) + Long.parseLong(fields[AFTER_NAME_USER + 1])) * TICK_MICROS;
    }

    String memory() throws IOException {
        StringBuilder memory = new StringBuilder();
        for (String pid : pids) {
            long kilobytes = Files.readAllLines(Path.of("/proc", pid, "status")).stream()
                    .filter(line -> line.startsWith("VmRSS"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .sum();
            memory.append(String.format(Locale.ROOT, "%.0f MB resident ", kilobytes / 1000.0));
        }
        return memory.toString().strip();
    }

    /** @param before what {@link #micros} said then */
    String perMove(long before, int moves) throws IOException {
        return pids.length == 0
                ? ""
                : String.format(
                        Locale.ROOT,
                        ", %,d µs of the server's processors a move",
                        (micros() - before) / Math.max(1, moves));
    }
}
