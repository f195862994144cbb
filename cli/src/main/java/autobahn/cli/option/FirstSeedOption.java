package autobahn.cli.option;

import picocli.CommandLine.Option;

/** {@code --seed S} of commands that measure: without one they do the same every time. */
public final class FirstSeedOption {
    @Option(
            names = {"-s", "--seed"},
            paramLabel = "S",
            defaultValue = "1",
            description = "Seed of all games (default: ${DEFAULT-VALUE}).")
    private long seed;

    public long seed() {
        return seed;
    }
}
