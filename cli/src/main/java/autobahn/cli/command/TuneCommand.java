package autobahn.cli.command;

import autobahn.bots.HabitTrainer;
import autobahn.bots.Habits;
import autobahn.bots.Tuner;
import autobahn.bots.Weights;
import autobahn.cli.console.BadInput;
import autobahn.cli.console.TextFiles;
import autobahn.cli.option.EditionOption;
import autobahn.cli.option.FirstSeedOption;
import autobahn.cli.option.GamesOption;
import autobahn.cli.option.OutputOption;
import autobahn.cli.option.TableOptions;
import autobahn.engine.Box;
import autobahn.engine.Options;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
public final class TuneCommand extends BaseCommand {
    /** In each round. */
    private static final int USUAL_GAMES = 40;

    @Mixin
    private TableOptions table;

    @Mixin
    private GamesOption amount;

    @Option(
            names = "--rounds",
            paramLabel = "R",
            defaultValue = "3",
            description = "Rounds; each plays with what was learnt.")
    private int rounds;

    @Option(names = "--pull", defaultValue = "300", description = "Samples that the earlier weights count for.")
    private double pull;

    @Mixin
    private FirstSeedOption seed;

    @Option(names = "--from", paramLabel = "FILE", description = "Weights to start from; the program's if not given.")
    private @Nullable Path from;

    @Option(
            names = "--playouts",
            paramLabel = "FILE",
            description = "Habits that games are played on by; the program's if not given.")
    private @Nullable Path playouts;

    @Option(names = "--habits", description = "Learn the habits of playouts instead, from games of greedy.")
    private boolean habits;

    @Mixin
    private EditionOption edition;

    @Mixin
    private OutputOption output;

    @Override
    void run() {
        Box box = edition.box();
        if (rounds < 1) {
            throw new BadInput("--rounds must be at least 1, not " + rounds);
        }
        int games = amount.games(USUAL_GAMES);
        Options options = table.options(2);
        Weights weights = from == null ? Weights.standard(options) : Weights.parse(TextFiles.text(from, console()));
        String made = "# Learnt by: autobahn tune --players " + options.players() + " --games " + games + " --seed "
                + seed.seed();
        if (habits) {
            output.write(
                    made + " --habits\n" + habits(box, options, weights, games).text(), out());
        } else {
            made += " --rounds " + rounds + " --pull " + pull;
            output.write(made + "\n" + weights(box, options, weights, games).text(), out());
        }
    }

    private Habits habits(Box box, Options options, Weights weights, int games) {
        HabitTrainer trainer = new HabitTrainer(box);
        for (int i = 0; i < games; i++) {
            trainer.watch(options, weights, seed.seed() + i);
        }
        return trainer.learn();
    }

    private Habits playedOn(Options options) {
        if (playouts == null) {
            return Habits.standard(options);
        }
        try {
            return Habits.parse(TextFiles.text(playouts, console()));
        } catch (IllegalArgumentException e) {
            throw new BadInput(playouts + ": " + e.getMessage());
        }
    }

    /** The mean of the later half of the rounds: each of them is noisy. */
    private Weights weights(Box box, Options options, Weights first, int games) {
        Tuner tuner = new Tuner(box, options, playedOn(options), pull);
        List<Weights> learnt = new ArrayList<>();
        Weights weights = first;
        for (int round = 0; round < rounds; round++) {
            weights = tuner.round(weights, games, seed.seed() * 1_000_003L + round);
            learnt.add(weights);
            console().err().println("round " + (round + 1) + " of " + rounds + " done");
        }
        return Weights.mean(learnt.subList(rounds / 2, rounds));
    }
}
