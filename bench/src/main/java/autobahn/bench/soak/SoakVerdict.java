package autobahn.bench.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * Whether a server stayed within bounds. Caches fill up at first, so the last third of the time is held against the
 * middle one: the least heap that was in use in it may be higher by a twentieth and {@value #HEAP_MARGIN} MB, and the
 * least memory of the whole process by a fifth and {@value #RESIDENT_MARGIN} MB. When everybody has gone no stream may be
 * left, no connection to the database be in use, and no more files be open than at the start and {@value #LEFT_OVER}
 * more; for threads, {@value #BOT_THREADS} more than that, since those of bots stay for a minute. At no time may there be
 * more tables in memory than the server was told to keep, those that somebody follows or a bot plays at, and {@value
 * #LEFT_OVER} more.
 */
final class SoakVerdict {
    /** What the bots at tables hold while they think, which is more or less from moment to moment. */
    static final double HEAP_MARGIN = 24;

    static final double RESIDENT_MARGIN = 48;
    static final int LEFT_OVER = 24;
    static final int BOT_THREADS = 64;
    private static final double HEAP_FACTOR = 1.05;
    private static final double RESIDENT_FACTOR = 1.2;

    private final List<String> faults = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();

    /**
     * @param tables that the server was told to keep
     * @param during in their order
     * @param before with nobody there yet
     * @param after with nobody there any more
     */
    SoakVerdict(int tables, Sample before, List<Sample> during, Sample after) {
        grown("heap after collection", during, Sample::heapMegabytes, HEAP_FACTOR, HEAP_MARGIN);
        grown("resident memory", during, Sample::residentMegabytes, RESIDENT_FACTOR, RESIDENT_MARGIN);
        kept(tables + BOT_THREADS + LEFT_OVER, during);
        left("streams", after.streams(), 0);
        left("connections to the database in use", after.connections(), 0);
        left("threads", after.threads(), before.threads() + LEFT_OVER + BOT_THREADS);
        left("open files", after.files(), before.files() + LEFT_OVER);
        if (during.stream().noneMatch(sample -> sample.streams() > 0)) {
            note("streams while people were there: none, so nothing was tested", false);
        }
    }

    private void grown(String what, List<Sample> during, ToDoubleFunction<Sample> size, double factor, double margin) {
        int third = during.size() / 3;
        if (third == 0) {
            note(what + ": too few samples", false);
            return;
        }
        double middle = least(during.subList(third, 2 * third), size);
        double last = least(during.subList(2 * third, during.size()), size);
        double most = middle * factor + margin;
        note(
                String.format(
                        Locale.ROOT,
                        "%s: %.1f MB in the last third, %.1f MB in the middle one, at most %.1f MB allowed",
                        what,
                        last,
                        middle,
                        most),
                last <= most);
    }

    private void kept(int most, List<Sample> during) {
        int kept = during.stream()
                .mapToInt(sample -> sample.tables() - sample.streams())
                .max()
                .orElse(0);
        note(
                "tables in memory beyond those that are followed: " + kept + ", at most " + most + " allowed",
                kept <= most);
    }

    private void left(String what, long found, long most) {
        note(what + " when everybody had gone: " + found + ", at most " + most + " allowed", found <= most);
    }

    void note(String line, boolean fine) {
        lines.add((fine ? "ok    " : "FAULT ") + line);
        if (!fine) {
            faults.add(line);
        }
    }

    /** The least, since more is what happened to be under way. */
    private static double least(List<Sample> samples, ToDoubleFunction<Sample> size) {
        return samples.stream().mapToDouble(size).min().orElseThrow();
    }

    /** What was wrong; empty if nothing was. */
    List<String> faults() {
        return List.copyOf(faults);
    }

    @Override
    public String toString() {
        return String.join("\n", lines);
    }
}
