package autobahn.cli.command;

import autobahn.bots.puzzle.Puzzle;
import autobahn.cli.console.BadInput;
import autobahn.cli.console.TextFiles;
import autobahn.cli.option.GamesOption;
import autobahn.cli.option.OutputOption;
import autobahn.cli.puzzle.PuzzleFile;
import autobahn.cli.puzzle.PuzzleGame;
import autobahn.cli.puzzle.Selection;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code autobahn puzzles pack}. */
@Command(
        name = "pack",
        description = "Joins files of puzzles and keeps a good mixture of them.",
        mixinStandardHelpOptions = true)
final class PuzzlesPack extends BaseCommand {
    private static final int MOST = 10_000;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files that puzzles were written to.")
    private List<Path> files;

    @Option(
            names = {"-n", "--most"},
            paramLabel = "N",
            defaultValue = "120",
            description = "Puzzles to keep (default: ${DEFAULT-VALUE}).")
    private int most;

    @Option(
            names = "--a-game",
            paramLabel = "N",
            defaultValue = "2",
            description = "Puzzles of one game to keep (default: ${DEFAULT-VALUE}).")
    private int aGame;

    @Mixin
    private OutputOption output;

    @Override
    void run() {
        @Nullable PuzzleFile all = null;
        List<PuzzleGame> games = new ArrayList<>();
        Set<String> sources = new HashSet<>();
        for (Path file : files) {
            PuzzleFile part = PuzzleFile.read(file.toString(), TextFiles.text(file, console()));
            if (all != null && !all.goesWith(part)) {
                throw new BadInput(file + ": was made with another edition, other rules or another effort than "
                        + files.getFirst());
            }
            all = part;
            part.games().stream().filter(game -> sources.add(game.source())).forEach(games::add);
        }
        if (all == null) {
            return;
        }
        List<PuzzleGame> chosen = new Selection(
                        GamesOption.check("--most", most, MOST), GamesOption.check("--a-game", aGame, MOST))
                .of(games);
        output.write(all.with(chosen).json(), out());
        if (output.file() != null) {
            List<Puzzle> puzzles =
                    chosen.stream().flatMap(game -> game.puzzles().stream()).toList();
            out().println(output.file() + " holds " + puzzles.size() + " puzzles of " + chosen.size() + " games.");
        }
    }
}
