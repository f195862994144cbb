package autobahn.cli.command;

import autobahn.bots.Budget;
import autobahn.bots.Thinking;
import autobahn.bots.match.Match;
import autobahn.bots.match.MatchPage;
import autobahn.bots.match.Setting;
import autobahn.bots.match.Standings;
import autobahn.cli.board.HeatMap;
import autobahn.cli.bot.BotSeats;
import autobahn.cli.console.BadInput;
import autobahn.cli.console.ProgressBar;
import autobahn.cli.console.TextFiles;
import autobahn.cli.match.MatchFile;
import autobahn.cli.match.MatchRunner;
import autobahn.cli.match.StandingsText;
import autobahn.cli.option.EditionOption;
import autobahn.cli.option.FirstSeedOption;
import autobahn.cli.option.OutputOption;
import autobahn.cli.option.ProgramOption;
import autobahn.cli.option.RunOptions;
import autobahn.cli.option.ShardOption;
import autobahn.cli.option.TableOptions;
import autobahn.engine.Box;
import autobahn.protocol.program.Programs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code autobahn match}. */
@Command(
        name = "match",
        description = "Plays a match between bots: seats rotated, the same deals for all.",
        subcommands = MatchMerge.class,
        footer = {
            "Example: autobahn match --bots expert,club --games 200 --seed 1 -o match.json",
            "With -o the games played are kept, also after Ctrl-C; the same command goes on with the rest.",
            "A report match.html is written beside match.json.",
            "Strength against budget: autobahn match --bots master@iterations:240,master@iterations:60",
            "A program of your own: autobahn match --program 'mine=python3 bot.py' --bots program:mine,club@50ms"
        },
        mixinStandardHelpOptions = true)
public final class MatchCommand extends BaseCommand {
    private static final int USUAL_GAMES = 100;
    private static final long SAVE_NANOS = 5_000_000_000L;

    @Option(
            names = {"-b", "--bots"},
            split = ",",
            paramLabel = "BOT",
            description = {
                "Levels, or program:NAME, each with a budget of its own if you like (master@250ms, expert@iterations:60).",
                "Fewer than seats: the last one takes all seats left; more: all line-ups."
            })
    private @Nullable List<String> bots;

    @Mixin
    private ProgramOption programs;

    @Mixin
    private RunOptions amount;

    @Mixin
    private TableOptions table;

    @Mixin
    private FirstSeedOption seed;

    @Option(
            names = "--budget",
            paramLabel = "B",
            description = "20ms or iterations:500 for each decision; each level's own iterations if not given.")
    private @Nullable String budget;

    @Mixin
    private ShardOption shard;

    @Mixin
    private EditionOption edition;

    @Mixin
    private OutputOption output;

    @Override
    void run() {
        if (bots == null) {
            throw new BadInput("--bots is missing: name at least one of the levels");
        }
        try (Programs roster = programs.programs()) {
            ProgramOption.entrants(bots, roster);
            run(bots, roster);
        }
    }

    private void run(List<String> bots, Programs roster) {
        Box box = edition.box();
        Setting setting = setting(bots, budget == null ? Thinking.OWN : BotSeats.thinking(budget));
        Match match = new Match(box, setting, Budget.Clock.WALL, roster);
        MatchFile file = before(setting);
        ShardOption.Part part = shard.part();
        List<Integer> left = match.part(part.index(), part.parts()).stream()
                .filter(game -> !file.games().containsKey(game))
                .toList();
        play(match, file, left);
        if (file.games().isEmpty()) {
            throw new BadInput("no game was played");
        }
        Standings standings = new Standings(file.results());
        out().print(StandingsText.of(standings));
        Path json = output.file();
        if (json != null) {
            String name = json.toString().replaceFirst("\\.json$", "") + ".html";
            OutputOption.save(json, file.json());
            OutputOption.save(
                    Path.of(name), MatchPage.html(setting, standings, HeatMap.eras(standings, box.edition())));
            out().println("Written: " + json + ", " + name);
        }
    }

    private Setting setting(List<String> names, Thinking usual) {
        try {
            return new Setting(
                    names,
                    amount.games(USUAL_GAMES),
                    table.options(2),
                    seed.seed(),
                    usual.millis(),
                    usual.iterations());
        } catch (IllegalArgumentException e) {
            throw new BadInput(e.getMessage());
        }
    }

    private MatchFile before(Setting setting) {
        Path file = output.file();
        if (file == null || !Files.exists(file)) {
            return MatchFile.empty(setting);
        }
        return MatchFile.empty(setting)
                .join(file.toString(), MatchFile.read(file.toString(), TextFiles.text(file, console())));
    }

    private void play(Match match, MatchFile file, List<Integer> left) {
        MatchRunner runner = new MatchRunner();
        Thread main = Thread.currentThread();
        Thread hook = new Thread(() -> {
            runner.stop();
            try {
                main.join(20_000);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Runtime.getRuntime().addShutdownHook(hook);
        long[] saved = {System.nanoTime()};
        int[] done = {0};
        try (ProgressBar bar = new ProgressBar(
                console().err(), Math.max(1, left.size()), console().errTerminal())) {
            runner.run(match, left, amount.threads(), result -> {
                file.games().put(result.number(), result);
                bar.show(++done[0]);
                Path json = output.file();
                if (json != null && System.nanoTime() - saved[0] > SAVE_NANOS) {
                    OutputOption.save(json, file.json());
                    saved[0] = System.nanoTime();
                }
            });
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // Ctrl-C: the hook waits until the results are written
        }
    }
}
