package autobahn.cli.command;

import autobahn.bots.LearntValue;
import autobahn.bots.learn.Network;
import autobahn.bots.match.Networks;
import autobahn.bots.train.Schooling;
import autobahn.cli.console.BadInput;
import autobahn.cli.console.NetworkFiles;
import autobahn.cli.option.EditionOption;
import autobahn.cli.option.FirstSeedOption;
import autobahn.cli.option.GamesOption;
import autobahn.cli.option.RunOptions;
import autobahn.cli.option.ShardOption;
import autobahn.cli.train.Training;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code autobahn train}. */
@Command(
        name = "train",
        description = "Learns a network that judges positions, from games of bots against themselves.",
        footer = {
            "Example: autobahn train --folder training --generations 6 --games 1000 --seed 1",
            "Ctrl-C at any time: the same command goes on. Each generation has a report beside its network.",
            "On several machines: --shard 2/4 plays a part of the games that are due; then once without --shard.",
            "Further: autobahn train --folder further --from training/generation-6/network.bin --tables 5,15,35,45",
            "Then: autobahn sprt --network mine=training/generation-6/network.bin --bots master+mine,master-1"
        },
        mixinStandardHelpOptions = true)
public final class TrainCommand extends BaseCommand {
    private static final int USUAL_GAMES = 1000;
    private static final int MOST = 1_000_000;

    @Option(names = "--folder", required = true, paramLabel = "DIR", description = "Where everything is kept.")
    private Path folder;

    @Option(
            names = "--from",
            paramLabel = "FILE",
            description =
                    "A network to go on from, or learnt, the one that comes with the program (default: from nothing).")
    private @Nullable String from;

    @Option(
            names = "--tables",
            paramLabel = "N",
            split = ",",
            defaultValue = "8,50,17,25",
            description = "Games of one, two, three and four players in a hundred (default: ${DEFAULT-VALUE});"
                    + " what most are of is also what a network must show itself in.")
    private List<Integer> tables = List.of();

    @Option(
            names = "--generations",
            paramLabel = "N",
            defaultValue = "4",
            description = "Up to which generation (default: 4).")
    private int generations;

    @Mixin
    private RunOptions amount;

    @Option(
            names = "--iterations",
            paramLabel = "N",
            defaultValue = "128",
            description = "Of search for a turn (default: 128).")
    private int iterations;

    @Option(names = "--epochs", paramLabel = "N", defaultValue = "6", description = "Rounds of fitting (default: 6).")
    private int epochs;

    @Option(
            names = "--window",
            paramLabel = "N",
            defaultValue = "4",
            description = "Generations that a network is fitted to (default: 4).")
    private int window;

    @Option(
            names = "--gate",
            paramLabel = "G",
            defaultValue = "400",
            description = "Games at most in which a network must show that it is better (default: 400).")
    private int gate;

    @Mixin
    private FirstSeedOption seed;

    @Mixin
    private ShardOption shard;

    @Mixin
    private EditionOption edition;

    @Override
    void run() {
        Training.Amounts amounts = new Training.Amounts(
                amount.games(USUAL_GAMES),
                shares(),
                GamesOption.check("--iterations", iterations, MOST),
                GamesOption.check("--epochs", epochs, MOST),
                GamesOption.check("--window", window, MOST),
                GamesOption.check("--gate", gate, MOST),
                amount.threads());
        Training training = new Training(edition.box(), folder, start(), amounts, seed.seed(), out());
        ShardOption.Part part = shard.part();
        try {
            if (part.parts() > 1) {
                training.playPart(part.index(), part.parts());
            } else {
                training.run(GamesOption.check("--generations", generations, MOST));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IllegalArgumentException e) {
            throw new BadInput(String.valueOf(e.getMessage()));
        }
    }

    private Schooling.Tables shares() {
        try {
            return new Schooling.Tables(tables);
        } catch (IllegalArgumentException e) {
            throw new BadInput("--tables: " + e.getMessage());
        }
    }

    private @Nullable Network start() {
        if (from == null) {
            return null;
        }
        return from.equals(Networks.LEARNT) ? LearntValue.shipped() : NetworkFiles.read(Path.of(from));
    }
}
