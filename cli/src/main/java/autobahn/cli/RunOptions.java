package autobahn.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --games G} and {@code --threads T}: how much is played, and on how many threads. */
final class RunOptions {
    private static final int MOST_GAMES = 10_000_000;
    private static final int MOST_THREADS = 256;

    @Option(
            names = {"-g", "--games"},
            paramLabel = "G",
            description = "Games to play; a number that suits the command if not given.")
    private @Nullable Integer games;

    @Option(
            names = {"-t", "--threads"},
            paramLabel = "T",
            defaultValue = "1",
            description = "Threads to play on (default: ${DEFAULT-VALUE}).")
    private int threads;

    /** @param usual how many if nobody says */
    int games(int usual) {
        return games == null ? usual : check("--games", games, MOST_GAMES);
    }

    int threads() {
        return check("--threads", threads, MOST_THREADS);
    }

    private static int check(String option, int value, int most) {
        if (value < 1 || value > most) {
            throw new BadInput(option + " must be a whole number from 1 to " + most + ", not " + value);
        }
        return value;
    }
}
