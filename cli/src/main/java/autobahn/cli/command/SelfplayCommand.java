package autobahn.cli.command;

import autobahn.bots.Thinking;
import autobahn.bots.learn.ActionIds;
import autobahn.bots.learn.Observation;
import autobahn.bots.match.Setting;
import autobahn.cli.console.BadInput;
import autobahn.cli.console.ProgressBar;
import autobahn.cli.option.EditionOption;
import autobahn.cli.option.FirstSeedOption;
import autobahn.cli.option.ProgramOption;
import autobahn.cli.option.RunOptions;
import autobahn.cli.option.ShardOption;
import autobahn.cli.option.TableOptions;
import autobahn.engine.Box;
import autobahn.format.Compact;
import autobahn.format.Records;
import autobahn.protocol.program.Programs;
import autobahn.protocol.selfplay.BinaryGames;
import autobahn.protocol.selfplay.DataFile;
import autobahn.protocol.selfplay.JsonLines;
import autobahn.protocol.selfplay.SelfPlay;
import autobahn.protocol.selfplay.SelfPlayedGame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code autobahn selfplay}. */
@Command(
        name = "selfplay",
        description = "Lets bots play and keeps positions, choices, values and results for learning.",
        footer = {
            "Example: autobahn selfplay --bots club --games 1000 --seed 1 -o games.bin",
            "The same command goes on where a file ends. With --shard the parts can be put together with cat:",
            "parallel autobahn selfplay --bots club --games 1000 --shard {}/4 -o part{}.bin ::: 1 2 3 4",
            "What the files hold is told in docs/research.md."
        },
        mixinStandardHelpOptions = true)
public final class SelfplayCommand extends BaseCommand {
    private static final int USUAL_GAMES = 100;

    @Option(
            names = {"-b", "--bots"},
            split = ",",
            required = true,
            paramLabel = "BOT",
            description = "Levels, or program:NAME, as in match; seats rotate from game to game.")
    private List<String> bots;

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "FILE",
            description = "Where the games go: FILE.bin with all that was seen, FILE.jsonl without.")
    private Path file;

    @Option(
            names = "--budget",
            paramLabel = "B",
            defaultValue = "",
            description = "iterations:500 or 20ms for each decision; each level's own iterations if not given.")
    private String budget;

    @Mixin
    private ProgramOption programs;

    @Mixin
    private RunOptions amount;

    @Mixin
    private TableOptions table;

    @Mixin
    private FirstSeedOption seed;

    @Mixin
    private ShardOption shard;

    @Mixin
    private EditionOption edition;

    @Override
    void run() {
        boolean binary = file.toString().endsWith(".bin");
        if (!binary && !file.toString().endsWith(".jsonl")) {
            throw new BadInput("--output must end with .bin or .jsonl, not " + file);
        }
        Box box = edition.box();
        Setting setting = setting();
        ShardOption.Part part = shard.part();
        String heading = heading(box, setting);
        try (Programs roster = programs.programs();
                DataFile data = open(binary, heading, roster)) {
            List<Integer> left = IntStream.range(0, setting.games())
                    .filter(number -> number % part.parts() == part.index() - 1)
                    .filter(number -> !data.games().contains(number))
                    .boxed()
                    .toList();
            play(new SelfPlay(box, setting, roster, binary), data, left);
            out().println(file + " holds " + data.games().size() + " games.");
        } catch (IOException e) {
            throw new BadInput(e.getMessage());
        }
    }

    /** Nothing is made of a file if the bots are not what they should be. */
    private DataFile open(boolean binary, String heading, Programs roster) throws IOException {
        ProgramOption.entrants(bots, roster);
        return binary ? new BinaryGames(file, heading) : new JsonLines(file, heading);
    }

    private Setting setting() {
        try {
            Thinking usual = budget.isEmpty() ? Thinking.OWN : Thinking.parse(budget);
            return new Setting(
                    bots, amount.games(USUAL_GAMES), table.options(2), seed.seed(), usual.millis(), usual.iterations());
        } catch (IllegalArgumentException e) {
            throw new BadInput(e.getMessage());
        }
    }

    private static String heading(Box box, Setting setting) {
        Map<String, Object> heading = new LinkedHashMap<>();
        heading.put("format", 1);
        heading.put("rules", Records.RULES);
        heading.put("edition", box.edition().id());
        heading.put("editionHash", box.edition().hash());
        heading.put("actionVersion", ActionIds.VERSION);
        heading.put("observationVersion", Observation.VERSION);
        heading.put("inputs", new Observation(box, setting.options().seats()).size());
        heading.put("setting", told(setting));
        return Compact.write(heading);
    }

    private static Map<String, Object> told(Setting setting) {
        Map<String, Object> told = new LinkedHashMap<>();
        told.put("bots", setting.bots());
        told.put("games", setting.games());
        told.put("options", setting.options());
        told.put("seed", setting.seed());
        told.put("millis", setting.millis());
        told.put("iterations", setting.iterations());
        return told;
    }

    /** Games are written in the order of their numbers, so that the same command writes the same file on any threads. */
    private void play(SelfPlay selfPlay, DataFile data, List<Integer> left) throws IOException {
        int threads = amount.threads();
        Queue<Future<SelfPlayedGame>> ahead = new ArrayDeque<>();
        int done = 0;
        try (ExecutorService pool = Executors.newFixedThreadPool(threads);
                ProgressBar bar = new ProgressBar(
                        console().err(), Math.max(1, left.size()), console().errTerminal())) {
            for (int next = 0; done < left.size(); ) {
                while (next < left.size() && ahead.size() < 4 * threads) {
                    int number = left.get(next++);
                    ahead.add(pool.submit(() -> selfPlay.play(number)));
                }
                SelfPlayedGame game = ahead.remove().get();
                game.faults().forEach(fault -> console().err().println("game " + game.number() + ": " + fault));
                data.add(game);
                bar.show(++done);
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
