package autobahn.cli.simulate;

import autobahn.bots.Level;
import autobahn.cli.bot.BotSeats;
import autobahn.cli.console.BadInput;
import autobahn.cli.console.Console;
import autobahn.cli.console.ProgressBar;
import autobahn.engine.Box;
import autobahn.engine.Options;
import java.util.List;
import java.util.Objects;
import picocli.CommandLine.Option;

/** The part of {@code autobahn simulate} that is about Autobot. */
public final class SoloSimulation {
    @Option(
            names = "--human",
            paramLabel = "HOW",
            defaultValue = "random",
            description = "The bot at the human seat against Autobot, by its level; greedy looks a turn ahead, "
                    + "hurried also builds whenever it can (default: ${DEFAULT-VALUE}).")
    private String human;

    @Option(names = "--ladder", description = "With --solo: plays every difficulty of Autobot and compares them.")
    private boolean ladder;

    /** Whether this part is asked for. */
    public boolean wanted(Options options, boolean difficulty) {
        if (ladder && options.solo() == null) {
            throw new BadInput("--ladder is about Autobot: add --solo");
        }
        if (ladder && difficulty) {
            throw new BadInput("--ladder goes through --hard and every --option by itself");
        }
        if (level() != Level.RANDOM && options.solo() == null) {
            throw new BadInput("--human is about the seat against Autobot: add --solo");
        }
        return options.solo() != null;
    }

    /** Plays and returns what to print. */
    public String run(Box box, Options options, long seed, int games, int threads, boolean json, Console console)
            throws InterruptedException {
        List<Options.Solo> settings = ladder ? Ladder.settings() : List.of(Objects.requireNonNull(options.solo()));
        Ladder rungs = new Ladder();
        try (ProgressBar bar = new ProgressBar(console.err(), games * settings.size(), console.errTerminal())) {
            for (Options.Solo setting : settings) {
                Options each = new Options(1, setting, options.features());
                int before = games * settings.indexOf(setting);
                long start = System.nanoTime();
                List<SoloGame> played = Simulation.run(
                        games,
                        threads,
                        number -> play(box, each, Simulation.seedOf(seed, number), console),
                        done -> bar.show(before + done));
                double seconds = (System.nanoTime() - start) / 1e9;
                SoloReport report = new SoloReport(each, level().id(), seed, seconds, SoloSummary.of(played));
                if (!ladder) {
                    return json ? report.json() : report.text();
                }
                rungs.add(report, played);
            }
        }
        return json ? rungs.json() : rungs.text();
    }

    private Level level() {
        return BotSeats.levels("--human", List.of(human)).getFirst();
    }

    private SoloGame play(Box box, Options options, long seed, Console console) {
        return SoloGame.play(box, options, new BotSeats(List.of(level()), seed, false, console.err()), seed);
    }
}
