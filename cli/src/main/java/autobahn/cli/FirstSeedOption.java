package autobahn.cli;

import picocli.CommandLine.Option;

/** {@code --seed S} of commands that measure: without one they do the same every time. */
final class FirstSeedOption {
    @Option(
            names = {"-s", "--seed"},
            paramLabel = "S",
            defaultValue = "1",
            description = "Seed of all games (default: ${DEFAULT-VALUE}).")
    private long seed;

    long seed() {
        return seed;
    }
}
