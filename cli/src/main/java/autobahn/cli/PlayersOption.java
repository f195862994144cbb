package autobahn.cli;

import autobahn.engine.Options;
import picocli.CommandLine.Option;

/** {@code --players N}. */
final class PlayersOption {
    @Option(
            names = {"-p", "--players"},
            paramLabel = "N",
            defaultValue = "4",
            description = "Players at the table, 2 to 4 (default: ${DEFAULT-VALUE}).")
    private int players;

    Options options() {
        if (players < 2 || players > 4) {
            throw new BadInput("--players must be 2, 3 or 4, not " + players);
        }
        return Options.players(players);
    }
}
