package autobahn.cli;

import autobahn.engine.Feature;
import autobahn.engine.Options;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What is played: players, added content, and Autobot for one player alone. */
final class TableOption {
    /** Autobot's settings by name. */
    enum Autobot {
        EASY,
        HARD,
        /** The hard board with every option that makes it harder. */
        HARDEST
    }

    @Option(
            names = {"-p", "--players"},
            paramLabel = "N",
            defaultValue = "2",
            description = "Players at the table, 1 to 4; alone against Autobot (default: ${DEFAULT-VALUE}).")
    private int players;

    @Option(
            names = "--with",
            split = ",",
            paramLabel = "WHAT",
            description = "Content added to the base game: ${COMPLETION-CANDIDATES}.")
    private @Nullable List<Feature> features;

    @Option(
            names = "--autobot",
            defaultValue = "easy",
            paramLabel = "HOW",
            description = "Autobot's strength with one player: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private Autobot autobot;

    Options options() {
        Set<Feature> content = new TreeSet<>(features == null ? List.of() : features);
        Options.Solo solo = switch (autobot) {
            case EASY -> Options.Solo.easy();
            case HARD -> new Options.Solo(true, false, false, false, 0);
            case HARDEST -> new Options.Solo(true, true, true, true, 2);
        };
        try {
            return new Options(players, players == 1 ? solo : null, content);
        } catch (IllegalArgumentException e) {
            throw new BadInput(String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT));
        }
    }
}
