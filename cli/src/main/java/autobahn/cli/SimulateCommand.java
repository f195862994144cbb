package autobahn.cli;

import autobahn.bots.Level;
import autobahn.cli.simulate.Played;
import autobahn.cli.simulate.ProgressBar;
import autobahn.cli.simulate.Report;
import autobahn.cli.simulate.Simulation;
import autobahn.cli.simulate.Summary;
import autobahn.engine.Options;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code autobahn simulate}. */
@Command(
        name = "simulate",
        description = "Plays many games by random players or bots and reports what they amount to.",
        footer = {
            "The same seed gives the same games, whatever the number of threads.",
            "Examples: autobahn simulate --solo --hard --human greedy --games 200",
            "          autobahn simulate --solo --ladder --json"
        },
        mixinStandardHelpOptions = true)
final class SimulateCommand extends BaseCommand {
    private static final int MOST_GAMES = 10_000_000;
    private static final int MOST_THREADS = 256;
    private static final int USUAL_PLAYERS = 4;

    @Mixin
    private TableOptions table;

    @Mixin
    private SoloSimulation solo;

    @Mixin
    private SeedOption seed;

    @Mixin
    private EditionOption edition;

    @Option(
            names = {"-g", "--games"},
            paramLabel = "G",
            defaultValue = "1000",
            description = "Games to play (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = {"-t", "--threads"},
            paramLabel = "T",
            defaultValue = "1",
            description = "Threads to play on (default: ${DEFAULT-VALUE}).")
    private int threads;

    @Option(
            names = "--bots",
            split = ",",
            paramLabel = "LEVEL",
            description = "Bots seat by seat instead of random players: beginner, casual, club, expert, master.")
    private @Nullable List<String> bots;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    @Override
    void run() {
        Options options = table.options(USUAL_PLAYERS);
        boolean alone = solo.wanted(options, table.difficulty());
        check("--games", games, MOST_GAMES);
        check("--threads", threads, MOST_THREADS);
        if (alone && bots == null) {
            out().print(interruptible(
                    () -> solo.run(edition.box(), options, seed.seed(), games, threads, json, console())));
            return;
        }
        Simulation simulation =
                bots == null ? new Simulation(edition.box(), options, seed.seed()) : bots(Bots.levels(bots), options);
        ProgressBar bar = new ProgressBar(console().err(), games, console().errTerminal());
        long start = System.nanoTime();
        List<Played> played = play(simulation, bar);
        double seconds = (System.nanoTime() - start) / 1e9;
        Report report = new Report(options.players(), seed.seed(), threads, seconds, Summary.of(played));
        out().print(json ? report.json() : report.text());
    }

    private Simulation bots(List<Level> levels, Options options) {
        return new Simulation(
                edition.box(),
                options,
                seed.seed(),
                own -> new Bots(levels, own, false, console().err()));
    }

    private List<Played> play(Simulation simulation, ProgressBar bar) {
        try (bar) {
            return interruptible(() -> simulation.run(games, threads, bar::show));
        }
    }

    private interface Work<T> {
        T run() throws InterruptedException;
    }

    private static <T> T interruptible(Work<T> work) {
        try {
            return work.run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BadInput("interrupted");
        }
    }

    private static void check(String option, int value, int most) {
        if (value < 1 || value > most) {
            throw new BadInput(option + " must be a whole number from 1 to " + most + ", not " + value);
        }
    }
}
