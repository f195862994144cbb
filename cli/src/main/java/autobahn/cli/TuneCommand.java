package autobahn.cli;

import autobahn.bots.HabitTrainer;
import autobahn.bots.Habits;
import autobahn.bots.Tuner;
import autobahn.bots.Weights;
import autobahn.engine.Box;
import autobahn.engine.Options;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code autobahn tune}. */
@Command(
        name = "tune",
        description = "Learns the weights of the value function, or the habits of playouts, by self-play.",
        footer = {
            "Example: autobahn tune --players 4 --games 40 --rounds 4 -o weights-4.txt",
            "See docs/bots.md for what is learnt and how the files of the program were made."
        },
        mixinStandardHelpOptions = true)
final class TuneCommand extends BaseCommand {
    @Mixin
    private TableOptions table;

    @Option(
            names = {"-g", "--games"},
            paramLabel = "G",
            defaultValue = "40",
            description = "Games of each round.")
    private int games;

    @Option(
            names = "--rounds",
            paramLabel = "R",
            defaultValue = "3",
            description = "Rounds; each plays with what was learnt.")
    private int rounds;

    @Option(names = "--pull", defaultValue = "300", description = "Samples that the earlier weights count for.")
    private double pull;

    @Option(
            names = {"-s", "--seed"},
            paramLabel = "S",
            defaultValue = "1",
            description = "Seed of all games.")
    private long seed;

    @Option(names = "--from", paramLabel = "FILE", description = "Weights to start from; the program's if not given.")
    private @Nullable Path from;

    @Option(
            names = "--habits",
            description = "Learn the habits of playouts instead, from greedy's games with 2 to 4 players.")
    private boolean habits;

    @Mixin
    private EditionOption edition;

    @Mixin
    private OutputOption output;

    @Override
    void run() {
        Box box = edition.box();
        if (habits) {
            HabitTrainer trainer = new HabitTrainer();
            for (int i = 0; i < games; i++) {
                for (int players = 2; players <= 4; players++) {
                    trainer.watch(box, Options.players(players), Weights.standard(Options.players(players)), seed + i);
                }
            }
            output.write(
                    "# Learnt by: autobahn tune --habits --games " + games + " --seed " + seed + "\n"
                            + trainer.learn().text(),
                    out());
            return;
        }
        Options options = table.options(2);
        Weights weights =
                from == null ? Weights.standard(options) : Weights.parse(Reading.text(from, console()));
        for (int round = 0; round < rounds; round++) {
            weights = new Tuner(box, options, Habits.standard(), pull).round(weights, games, seed * 1_000_003L + round);
            console().err().println("round " + (round + 1) + " of " + rounds + " done");
        }
        output.write(
                "# Learnt by: autobahn tune --players " + options.players() + " --games " + games + " --rounds "
                        + rounds + " --pull " + pull + " --seed " + seed + "\n" + weights.text(),
                out());
    }
}
