package autobahn.cli.command;

import autobahn.bots.Level;
import autobahn.cli.bot.BotSeats;
import autobahn.cli.console.BadInput;
import autobahn.cli.console.ProgressBar;
import autobahn.cli.option.EditionOption;
import autobahn.cli.option.RunOptions;
import autobahn.cli.option.SeedOption;
import autobahn.cli.option.TableOptions;
import autobahn.cli.simulate.SimulatedGame;
import autobahn.cli.simulate.Simulation;
import autobahn.cli.simulate.SimulationReport;
import autobahn.cli.simulate.SoloSimulation;
import autobahn.cli.simulate.Summary;
import autobahn.engine.Options;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
public final class SimulateCommand extends BaseCommand {
    private static final int USUAL_PLAYERS = 4;
    private static final int USUAL_GAMES = 1000;

    @Mixin
    private TableOptions table;

    @Mixin
    private SoloSimulation solo;

    @Mixin
    private SeedOption seed;

    @Mixin
    private EditionOption edition;

    @Mixin
    private RunOptions amount;

    @Option(
            names = "--bots",
            split = ",",
            paramLabel = "LEVEL",
            description = "Bots seat by seat instead of random players: beginner, casual, club, expert, master,"
                    + " builder, trader, landlord, banker.")
    private @Nullable List<String> bots;

    @Option(names = "--json", description = "Print JSON for programs.")
    private boolean json;

    @Override
    void run() {
        Options options = table.options(USUAL_PLAYERS);
        boolean alone = solo.wanted(options, table.difficulty());
        int games = amount.games(USUAL_GAMES);
        int threads = amount.threads();
        if (alone && bots == null) {
            out().print(interruptible(
                    () -> solo.run(edition.box(), options, seed.seed(), games, threads, json, console())));
            return;
        }
        Simulation simulation = bots == null
                ? new Simulation(edition.box(), options, seed.seed())
                : bots(BotSeats.levels("--bots", bots), options);
        ProgressBar bar = new ProgressBar(console().err(), games, console().errTerminal());
        long start = System.nanoTime();
        List<SimulatedGame> played = play(simulation, games, threads, bar);
        double seconds = (System.nanoTime() - start) / 1e9;
        SimulationReport report = new SimulationReport(
                options.players(), who(options), seed.seed(), threads, seconds, Summary.of(played));
        out().print(json ? report.json() : report.text());
    }

    /** Who played, in words. */
    private String who(Options options) {
        if (bots == null) {
            return options.players() + " random players";
        }
        List<Level> levels = BotSeats.levels("--bots", bots);
        String names = IntStream.range(0, options.players())
                .mapToObj(seat -> levels.get(Math.min(seat, levels.size() - 1)).id())
                .collect(Collectors.joining(", "));
        return names + (options.solo() == null ? "" : " against Autobot");
    }

    private Simulation bots(List<Level> levels, Options options) {
        return new Simulation(
                edition.box(),
                options,
                seed.seed(),
                own -> new BotSeats(levels, own, false, console().err()));
    }

    private List<SimulatedGame> play(Simulation simulation, int games, int threads, ProgressBar bar) {
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
}
