package autobahn.cli.option;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code --games G} and {@code --threads T}: how much is played, and on how many threads. */
public final class RunOptions {
    private static final int MOST_THREADS = 256;

    @Mixin
    private GamesOption games;

    @Option(
            names = {"-t", "--threads"},
            paramLabel = "T",
            defaultValue = "1",
            description = "Threads to play on (default: ${DEFAULT-VALUE}).")
    private int threads;

    /** @param usual how many if nobody says */
    public int games(int usual) {
        return games.games(usual);
    }

    public int threads() {
        return GamesOption.check("--threads", threads, MOST_THREADS);
    }
}
