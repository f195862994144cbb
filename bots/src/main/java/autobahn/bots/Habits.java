package autobahn.bots;

import autobahn.engine.Options;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;

/** How strongly each kind of move is preferred in playouts: a move is chosen in proportion. */
public final class Habits {
    /** Nothing is out of the question, or playouts might never end. */
    private static final double LEAST = 1e-4;

    private final float[] strength;

    Habits(float[] strength) {
        this.strength = strength;
    }

    /** The habits that come with the program for such a table, learnt from greedy; the files say how. */
    public static Habits standard(Options options) {
        return Standard.BY_PLAYERS.get(options.players() - 1);
    }

    private static final class Standard {
        static final List<Habits> BY_PLAYERS =
                IntStream.rangeClosed(1, 4).mapToObj(Habits::read).toList();
    }

    private static Habits read(int players) {
        String resource = "habits-" + players + ".txt";
        try (InputStream in = Objects.requireNonNull(Habits.class.getResourceAsStream(resource))) {
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new AssertionError("the habits are part of the program", e);
        }
    }

    static Habits indifferent() {
        float[] same = new float[Kinds.COUNT];
        Arrays.fill(same, 1);
        return new Habits(same);
    }

    /** Reads lines of a kind and its strength; # begins a comment, kinds left out have strength 1. */
    public static Habits parse(String text) {
        Habits habits = indifferent();
        for (String line : text.split("\n", -1)) {
            String data = line.replaceAll("#.*", "").trim();
            if (!data.isEmpty()) {
                String[] words = data.split("\\s+", -1);
                habits.strength[Integer.parseInt(words[0])] = Float.parseFloat(words[1]);
            }
        }
        return habits;
    }

    public String text() {
        StringBuilder text = new StringBuilder();
        for (int kind = 0; kind < strength.length; kind++) {
            if (strength[kind] != 1) {
                text.append(String.format(Locale.ROOT, "%d %.4f%n", kind, strength[kind]));
            }
        }
        return text.toString();
    }

    /** The same preferences, more (above 1) or less pronounced. */
    Habits sharpened(double power) {
        float[] sharper = strength.clone();
        for (int i = 0; i < sharper.length; i++) {
            sharper[i] = (float) Math.max(LEAST, Math.pow(sharper[i], power));
        }
        return new Habits(sharper);
    }

    float of(int kind) {
        return strength[kind];
    }
}
