package autobahn.bots;

import autobahn.engine.Options;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.StringTokenizer;
import java.util.stream.IntStream;

/** Weights of the {@link Term}s, in points, at the start, in the middle and at the end of the game; between them a mix. */
public final class Weights {
    static final int KNOTS = 3;
    /** The set by which levels play. */
    private static final int LATEST_SET = 1;

    private final double[][] knots;

    Weights(double[][] knots) {
        this.knots = knots;
    }

    /** The weights that come with the program for such a table; the files say how they were made. */
    public static Weights standard(Options options) {
        return of(LATEST_SET, options);
    }

    /**
     * Those of one set. Sets are never changed: yardsticks play by them, and new weights make a new set.
     *
     * @param set from 1, the first
     */
    static Weights of(int set, Options options) {
        return Sets.ALL.get(set - 1).get(options.players() - 1);
    }

    /** Read once: every bot of every game asks for them. */
    private static final class Sets {
        static final List<List<Weights>> ALL = IntStream.rangeClosed(1, LATEST_SET)
                .mapToObj(set -> IntStream.rangeClosed(1, 4)
                        .mapToObj(players -> read("set-" + set + "/weights-" + players + ".txt"))
                        .toList())
                .toList();
    }

    static Weights read(String resource) {
        try (InputStream in = Objects.requireNonNull(Weights.class.getResourceAsStream(resource))) {
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new AssertionError("the weights are part of the program", e);
        }
    }

    /** Reads lines of a term and its three weights; # begins a comment, terms left out weigh nothing. */
    public static Weights parse(String text) {
        double[][] knots = new double[KNOTS][Term.COUNT];
        for (StringTokenizer lines = new StringTokenizer(text, "\r\n"); lines.hasMoreTokens(); ) {
            String line = lines.nextToken();
            int comment = line.indexOf('#');
            String data = (comment < 0 ? line : line.substring(0, comment)).trim();
            if (!data.isEmpty()) {
                StringTokenizer words = new StringTokenizer(data);
                if (words.countTokens() != 1 + KNOTS) {
                    throw new IllegalArgumentException("a term and " + KNOTS + " weights are expected: " + line);
                }
                int term =
                        Term.valueOf(words.nextToken().toUpperCase(Locale.ROOT)).ordinal();
                for (int knot = 0; knot < KNOTS; knot++) {
                    knots[knot][term] = Double.parseDouble(words.nextToken());
                }
            }
        }
        return new Weights(knots);
    }

    /** The mean of several: what learning rounds have in common, without the noise of each. */
    public static Weights mean(List<Weights> several) {
        double[][] mean = new double[KNOTS][Term.COUNT];
        for (Weights one : several) {
            for (int knot = 0; knot < KNOTS; knot++) {
                for (int i = 0; i < Term.COUNT; i++) {
                    mean[knot][i] += one.knots[knot][i] / several.size();
                }
            }
        }
        return new Weights(mean);
    }

    /** These with others added to them, term by term. */
    Weights plus(Weights others) {
        double[][] sum = knots();
        for (int knot = 0; knot < KNOTS; knot++) {
            for (int i = 0; i < Term.COUNT; i++) {
                sum[knot][i] += others.knots[knot][i];
            }
        }
        return new Weights(sum);
    }

    /** The form that {@link #parse} reads. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (Term term : Term.values()) {
            text.append(String.format(
                    Locale.ROOT,
                    "%-16s %8.3f %8.3f %8.3f%n",
                    term.name().toLowerCase(Locale.ROOT),
                    knots[0][term.ordinal()],
                    knots[1][term.ordinal()],
                    knots[2][term.ordinal()]));
        }
        return text.toString();
    }

    double[][] knots() {
        return Arrays.stream(knots).map(double[]::clone).toArray(double[][]::new);
    }

    /** The mix at a moment from 0, the start, to 1, the end. */
    double[] at(double moment) {
        double[] mix = new double[Term.COUNT];
        double place = Math.clamp(moment, 0, 1) * (KNOTS - 1);
        int knot = Math.min((int) place, KNOTS - 2);
        double part = place - knot;
        for (int i = 0; i < mix.length; i++) {
            mix[i] = (1 - part) * knots[knot][i] + part * knots[knot + 1][i];
        }
        return mix;
    }
}
