package autobahn.bots;

import autobahn.engine.Options;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.stream.IntStream;

/**
 * How strongly each kind of move is preferred in playouts: a move is chosen in proportion. Kinds are known by their names,
 * so that no change of the program can give one kind the habit of another.
 */
public final class Habits {
    /** The first line of a file: what it is, and the version of its names. */
    private static final String VERSION = "habits 1";

    private static final String COMMENT = "#";
    /** The set by which levels play. */
    private static final int LATEST_SET = 1;
    /** Nothing is out of the question, or playouts might never end. */
    private static final double LEAST = 1e-4;

    private final Map<String, Float> strength;

    private Habits(Map<String, Float> strength) {
        this.strength = strength;
    }

    /** The habits that come with the program for such a table, learnt from greedy; the files say how. */
    public static Habits standard(Options options) {
        return of(LATEST_SET, options);
    }

    /** Those of one set, from 1; sets are never changed. */
    static Habits of(int set, Options options) {
        return Sets.ALL.get(set - 1).get(options.players() - 1);
    }

    private static final class Sets {
        static final List<List<Habits>> ALL = IntStream.rangeClosed(1, LATEST_SET)
                .mapToObj(set -> IntStream.rangeClosed(1, 4)
                        .mapToObj(players -> read(set, players))
                        .toList())
                .toList();
    }

    private static Habits read(int set, int players) {
        String resource = "set-" + set + "/habits-" + players + ".txt";
        try (InputStream in = Objects.requireNonNull(Habits.class.getResourceAsStream(resource))) {
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new AssertionError("the habits are part of the program", e);
        }
    }

    /** What was learnt about kinds, more (above 1) or less pronounced. */
    static Habits sharpened(List<String> kinds, double[] learnt, double power) {
        Map<String, Float> strength = new LinkedHashMap<>();
        for (int kind = 0; kind < learnt.length; kind++) {
            strength.put(kinds.get(kind), (float) Math.max(LEAST, Math.pow((float) learnt[kind], power)));
        }
        return new Habits(strength);
    }

    /**
     * Reads lines of a kind's name and its strength; # begins a comment, kinds left out have strength 1.
     *
     * @throws IllegalArgumentException saying which line is wrong
     */
    public static Habits parse(String text) {
        Map<String, Float> strength = new LinkedHashMap<>();
        boolean begun = false;
        for (StringTokenizer lines = new StringTokenizer(text, "\r\n"); lines.hasMoreTokens(); ) {
            String line = lines.nextToken();
            int comment = line.indexOf(COMMENT);
            String data = (comment < 0 ? line : line.substring(0, comment)).trim();
            if (data.isEmpty()) {
                continue;
            }
            if (begun) {
                add(data, strength);
            } else if (!data.equals(VERSION)) {
                throw new IllegalArgumentException("habits begin with the line '" + VERSION + "', not '" + data + "'");
            }
            begun = true;
        }
        return new Habits(strength);
    }

    private static void add(String line, Map<String, Float> strength) {
        int gap = line.lastIndexOf(' ');
        float value = gap < 0 ? Float.NaN : number(line.substring(gap + 1));
        if (!(value > 0) || Float.isInfinite(value)) {
            throw new IllegalArgumentException("'" + line + "' is not a kind of move and its strength above 0");
        }
        String kind = line.substring(0, gap).trim();
        if (strength.put(kind, value) != null) {
            throw new IllegalArgumentException("the kind '" + kind + "' is there twice");
        }
    }

    private static float number(String text) {
        try {
            return Float.parseFloat(text);
        } catch (NumberFormatException e) {
            return Float.NaN;
        }
    }

    /** As {@link #parse} reads it. */
    public String text() {
        StringBuilder text = new StringBuilder(VERSION).append('\n');
        strength.forEach((kind, value) -> text.append(kind)
                .append(' ')
                .append(String.format(Locale.ROOT, "%.4f", value))
                .append('\n'));
        return text.toString();
    }

    /** The names of the kinds that these habits are about. */
    Set<String> names() {
        return strength.keySet();
    }

    /** The strength of each kind, by its number; those that nobody has met are average. */
    float[] of(Kinds kinds) {
        float[] byNumber = new float[kinds.count()];
        for (int kind = 0; kind < byNumber.length; kind++) {
            byNumber[kind] = strength.getOrDefault(kinds.names().get(kind), 1f);
        }
        return byNumber;
    }
}
