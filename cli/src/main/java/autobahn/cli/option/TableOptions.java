package autobahn.cli.option;

import autobahn.cli.console.BadInput;
import autobahn.engine.Feature;
import autobahn.engine.Options;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What the table agrees on before the game: players, Autobot's difficulty, content added to the base game. */
public final class TableOptions {
    private static final String ALL = "all";

    @Option(
            names = {"-p", "--players"},
            paramLabel = "N",
            description = "Players at the table, 1 to 4 (default: 4, or what else the command says).")
    private @Nullable Integer players;

    @Option(names = "--solo", description = "One player against Autobot, the same as --players 1.")
    private boolean solo;

    @Option(names = "--hard", description = "Autobot plays with its hard board.")
    private boolean hard;

    @Option(
            names = "--option",
            split = ",",
            paramLabel = "HARDER",
            description = "Makes Autobot harder, each on its own: faster-trucks, develop-on-passing, "
                    + "develop-on-skipping, promotions-1 or promotions-2; all.")
    private List<String> harder = new ArrayList<>();

    @Option(
            names = "--with",
            split = ",",
            paramLabel = "CONTENT",
            description = "Adds to the base game: wine, traffic, services, two-coloured-cards, extra-tiles, "
                    + "planning or customs; all (with planning).")
    private List<String> content = new ArrayList<>();

    @Option(
            names = "--dealt-by-hand",
            description = "Asks what chance says, for a game on a real table or for research.")
    private boolean dealtByHand;

    /** Whether Autobot's difficulty was set. */
    public boolean difficulty() {
        return hard || !harder.isEmpty();
    }

    /** @param usual how many play if nobody says */
    public Options options(int usual) {
        int count = players != null ? players : solo ? 1 : usual;
        if (solo && count != 1) {
            throw new BadInput("--solo and --players " + count + " contradict each other: Autobot plays with one only");
        }
        if (difficulty() && count != 1) {
            throw new BadInput("--hard and --option are about Autobot, which plays with one only: add --solo");
        }
        Options.Solo autobot = count == 1 ? autobot() : null;
        try {
            return new Options(count, autobot, features(), dealtByHand);
        } catch (IllegalArgumentException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }

    private Options.Solo autobot() {
        EnumSet<Harder> chosen = EnumSet.noneOf(Harder.class);
        for (String text : harder) {
            if (text.equals(ALL)) {
                chosen.addAll(EnumSet.complementOf(EnumSet.of(Harder.PROMOTIONS_1)));
            } else {
                chosen.add(find("--option", text, Harder.values()));
            }
        }
        if (chosen.contains(Harder.PROMOTIONS_1) && chosen.contains(Harder.PROMOTIONS_2)) {
            throw new BadInput("promotions-1 and promotions-2 are two steps of one option: choose one of them");
        }
        return new Options.Solo(
                hard,
                chosen.contains(Harder.FASTER_TRUCKS),
                chosen.contains(Harder.DEVELOP_ON_PASSING),
                chosen.contains(Harder.DEVELOP_ON_SKIPPING),
                chosen.contains(Harder.PROMOTIONS_2) ? 2 : chosen.contains(Harder.PROMOTIONS_1) ? 1 : 0);
    }

    private Set<Feature> features() {
        EnumSet<Feature> features = EnumSet.noneOf(Feature.class);
        for (String text : content) {
            if (text.equals(ALL)) {
                features.addAll(EnumSet.complementOf(EnumSet.of(Feature.CUSTOMS)));
            } else {
                features.add(find("--with", text, Feature.values()));
            }
        }
        return features;
    }

    private enum Harder {
        FASTER_TRUCKS,
        DEVELOP_ON_PASSING,
        DEVELOP_ON_SKIPPING,
        PROMOTIONS_1,
        PROMOTIONS_2
    }

    private static <E extends Enum<E>> E find(String option, String text, E[] values) {
        List<String> names = new ArrayList<>();
        for (E value : values) {
            String name = value.name().toLowerCase(Locale.ROOT).replace('_', '-');
            if (name.equals(text.strip().toLowerCase(Locale.ROOT))) {
                return value;
            }
            names.add(name);
        }
        throw new BadInput(option + " must be one of " + String.join(", ", names) + " or all, not '" + text + "'");
    }
}
