package autobahn.cli.option;

import java.security.SecureRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --seed S}: all chance of a game comes from it. */
public final class SeedOption {
    @Option(
            names = {"-s", "--seed"},
            paramLabel = "S",
            description = "Seed of all chance, a whole number; a random one if not given.")
    private @Nullable Long seed;

    /** Random seeds stay short, so that people can read them to each other. */
    public long seed() {
        if (seed == null) {
            seed = (long) new SecureRandom().nextInt(1_000_000_000);
        }
        return seed;
    }
}
