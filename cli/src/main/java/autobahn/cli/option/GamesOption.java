package autobahn.cli.option;

import autobahn.cli.console.BadInput;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --games G}: how much is played. */
public final class GamesOption {
    private static final int MOST_GAMES = 10_000_000;

    @Option(
            names = {"-g", "--games"},
            paramLabel = "G",
            description = "Games to play; a number that suits the command if not given.")
    private @Nullable Integer games;

    /** @param usual how many if nobody says */
    public int games(int usual) {
        return games == null ? usual : check("--games", games, MOST_GAMES);
    }

    public static int check(String option, int value, int most) {
        if (value < 1 || value > most) {
            throw new BadInput(option + " must be a whole number from 1 to " + most + ", not " + value);
        }
        return value;
    }
}
