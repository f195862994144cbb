package autobahn.cli.text;

import autobahn.engine.Feature;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What a table has agreed on, in the words of the command's options. */
public final class OptionText {
    private OptionText() {}

    /** Such as {@code hard, faster-trucks; with wine}. */
    public static String of(Options options) {
        String table = options.solo() == null ? Words.count(options.players(), "player") : "solo, " + solo(options);
        String features = options.features().stream()
                .sorted()
                .map(Feature::name)
                .map(name -> name.toLowerCase(Locale.ROOT).replace('_', '-'))
                .collect(Collectors.joining(", "));
        return features.isEmpty() ? table : table + "; with " + features;
    }

    /** Autobot's difficulty; empty if it does not play. */
    public static String solo(Options options) {
        Options.Solo solo = options.solo();
        if (solo == null) {
            return "";
        }
        List<String> parts = new ArrayList<>();
        parts.add(solo.hard() ? "hard" : "easy");
        if (solo.fasterTrucks() && solo.developOnPassing() && solo.developOnSkipping() && solo.promotions() == 2) {
            parts.add("all options");
            return String.join(", ", parts);
        }
        add(parts, solo.fasterTrucks(), "faster-trucks");
        add(parts, solo.developOnPassing(), "develop-on-passing");
        add(parts, solo.developOnSkipping(), "develop-on-skipping");
        add(parts, solo.promotions() > 0, "promotions-" + solo.promotions());
        return String.join(", ", parts);
    }

    private static void add(List<String> parts, boolean chosen, String name) {
        if (chosen) {
            parts.add(name);
        }
    }

    /** Whether Autobot plays one of its boards without any option. */
    public static boolean isPlain(Options options) {
        Options.Solo solo = options.solo();
        return solo != null && solo.equals(new Options.Solo(solo.hard(), false, false, false, 0));
    }
}
