package autobahn.cli.command;

import autobahn.bots.puzzle.Puzzle;
import autobahn.bots.puzzle.PuzzleFinder;
import autobahn.cli.bot.BotSeats;
import autobahn.cli.console.BadInput;
import autobahn.cli.console.ProgressBar;
import autobahn.cli.console.TextFiles;
import autobahn.cli.option.EditionOption;
import autobahn.cli.option.FirstSeedOption;
import autobahn.cli.option.GamesOption;
import autobahn.cli.option.OutputOption;
import autobahn.cli.option.TableOptions;
import autobahn.cli.puzzle.PuzzleFile;
import autobahn.cli.puzzle.PuzzleGame;
import autobahn.engine.Box;
import autobahn.engine.Options;
import autobahn.engine.Playthrough;
import autobahn.format.FormatException;
import autobahn.format.GameFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code autobahn puzzles find}. */
@Command(
        name = "find",
        description = "Finds puzzles: positions in which one turn is clearly best, and the obvious one is not.",
        footer = {
            "Example: autobahn puzzles find --players 2 --games 20 --seed 1 -o puzzles-2.json",
            "With files it looks through those records, else through games of bots.",
            "The file is written after each game, and the same command goes on where it ends."
        },
        mixinStandardHelpOptions = true)
final class PuzzlesFind extends BaseCommand {
    private static final int USUAL_GAMES = 10;
    private static final int MOST_MOVES = 20_000;
    private static final int MOST = 1_000_000;

    @Parameters(arity = "0..*", paramLabel = "FILE", description = "Records of finished games.")
    private List<Path> files = List.of();

    @Option(
            names = {"-b", "--bots"},
            split = ",",
            paramLabel = "LEVEL",
            defaultValue = "club",
            description = "Who plays, where no records are named (default: ${DEFAULT-VALUE}).")
    private List<String> bots;

    @Option(
            names = "--iterations",
            paramLabel = "N",
            defaultValue = "3000",
            description = "How deep both searches go that must agree (default: ${DEFAULT-VALUE}).")
    private int iterations;

    @Option(
            names = "--playouts",
            paramLabel = "N",
            defaultValue = "500",
            description = "Playouts to the end by which turns are compared (default: ${DEFAULT-VALUE}).")
    private int playouts;

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "FILE",
            description = "Where the puzzles go.")
    private Path file;

    @Mixin
    private GamesOption games;

    @Mixin
    private TableOptions table;

    @Mixin
    private FirstSeedOption seed;

    @Mixin
    private EditionOption edition;

    @Override
    void run() {
        PuzzleFinder.Effort usual = PuzzleFinder.Effort.USUAL;
        PuzzleFinder.Effort effort = new PuzzleFinder.Effort(
                usual.quick(),
                GamesOption.check("--iterations", iterations, MOST),
                GamesOption.check("--playouts", playouts, MOST),
                usual.gap());
        Box box = edition.box();
        Map<String, Supplier<@Nullable Playthrough>> sources = files.isEmpty() ? selfPlay(box) : records(box);
        PuzzleFile found = begun(PuzzleFile.empty(box, effort));
        List<PuzzleGame> all = new ArrayList<>(found.games());
        all.forEach(game -> sources.remove(game.source()));
        int done = 0;
        try (ProgressBar bar = new ProgressBar(
                console().err(), Math.max(1, sources.size()), console().errTerminal())) {
            for (Map.Entry<String, Supplier<@Nullable Playthrough>> source : sources.entrySet()) {
                Playthrough played = source.getValue().get();
                if (played != null) {
                    List<Puzzle> puzzles = new PuzzleFinder(box, played.game().options(), effort, 1).all(played);
                    all.add(PuzzleGame.of(source.getKey(), played, puzzles));
                    OutputOption.save(file, found.with(all).json());
                }
                bar.show(++done);
            }
        }
        long count = all.stream().mapToLong(game -> game.puzzles().size()).sum();
        out().println(file + " holds " + count + " puzzles of " + all.size() + " games.");
    }

    private PuzzleFile begun(PuzzleFile empty) {
        if (!Files.exists(file)) {
            return empty;
        }
        PuzzleFile begun = PuzzleFile.read(file.toString(), TextFiles.text(file, console()));
        if (!begun.goesWith(empty)) {
            throw new BadInput(
                    file + ": was made with another edition, other rules or another effort; choose another file");
        }
        return begun;
    }

    private Map<String, Supplier<@Nullable Playthrough>> records(Box box) {
        Map<String, Supplier<@Nullable Playthrough>> sources = new LinkedHashMap<>();
        for (Path record : files) {
            sources.put("file " + record.getFileName(), () -> {
                try {
                    Playthrough played = GameFile.read(box, TextFiles.text(record, console()), moment -> {});
                    if (played.seed() == null) {
                        throw new BadInput(record + ": is a position, and no game that was played");
                    }
                    return played;
                } catch (FormatException e) {
                    throw new BadInput(e.faults().stream()
                            .map(fault -> record + ": " + fault)
                            .toList());
                }
            });
        }
        return sources;
    }

    private Map<String, Supplier<@Nullable Playthrough>> selfPlay(Box box) {
        Options options = table.options(2);
        if (options.dealtByHand() != null) {
            throw new BadInput("bots play games that the game deals: leave out --dealt-by-hand");
        }
        Map<String, Supplier<@Nullable Playthrough>> sources = new LinkedHashMap<>();
        int count = games.games(USUAL_GAMES);
        for (long deal = seed.seed(); deal < seed.seed() + count; deal++) {
            long own = deal;
            sources.put(source(options, deal), () -> play(box, options, own));
        }
        return sources;
    }

    private String source(Options options, long deal) {
        String features = options.features().stream()
                .map(feature -> " " + feature.name().toLowerCase(Locale.ROOT))
                .sorted()
                .reduce("", String::concat);
        boolean hard = options.solo() != null && options.solo().hard();
        return options.players() + (hard ? " hard" : "") + features + ", " + String.join(" ", bots) + ", deal " + deal;
    }

    /** A game to its end; nothing if it does not come to one. */
    private @Nullable Playthrough play(Box box, Options options, long deal) {
        BotSeats seats = new BotSeats(
                BotSeats.levels("--bots", bots), deal, false, console().err());
        Playthrough game = Playthrough.begin(box, options, deal);
        while (!game.game().isOver() && game.size() < MOST_MOVES) {
            game = game.play(seats.applyAsInt(game.game()));
        }
        return game.game().isOver() ? game : null;
    }
}
