package autobahn.cli.command;

import autobahn.bots.Advice;
import autobahn.bots.Analysis;
import autobahn.bots.puzzle.Puzzle;
import autobahn.bots.puzzle.PuzzleFinder;
import autobahn.cli.console.BadInput;
import autobahn.cli.console.TextFiles;
import autobahn.cli.option.EditionOption;
import autobahn.cli.puzzle.PuzzleFile;
import autobahn.cli.puzzle.PuzzleGame;
import autobahn.engine.Box;
import autobahn.engine.Game;
import autobahn.engine.IllegalMoveException;
import autobahn.format.FormatException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code autobahn puzzles check}. */
@Command(
        name = "check",
        description =
                "Plays all puzzles of a file, and works out anew for some of them how much better the best turn is.",
        mixinStandardHelpOptions = true)
final class PuzzlesCheck extends BaseCommand {
    @Parameters(index = "0", paramLabel = "FILE", description = "A file of puzzles.")
    private Path file;

    @Option(
            names = "--every",
            paramLabel = "N",
            defaultValue = "1",
            description = "Work out every N-th puzzle anew (default: all).")
    private int every;

    @Mixin
    private EditionOption edition;

    private record Posed(PuzzleGame game, Puzzle puzzle) {}

    @Override
    void run() {
        PuzzleFile all = PuzzleFile.read(file.toString(), TextFiles.text(file, console()));
        Box box = edition.box(all.editionHash());
        List<String> faults = new ArrayList<>();
        List<Posed> posed = all.games().stream()
                .flatMap(game -> game.puzzles().stream().map(puzzle -> new Posed(game, puzzle)))
                .toList();
        for (int i = 0; i < posed.size(); i++) {
            PuzzleGame game = posed.get(i).game();
            Puzzle puzzle = posed.get(i).puzzle();
            String name = "puzzle " + game.id(puzzle) + ": ";
            try {
                check(game.moment(box, puzzle).game(), puzzle, i % Math.max(1, every) == 0, all.effort())
                        .forEach(fault -> faults.add(file + ": " + name + fault));
            } catch (FormatException | IllegalMoveException | IllegalStateException e) {
                faults.add(file + ": " + name + e.getMessage());
            }
        }
        if (!faults.isEmpty()) {
            throw new BadInput(faults);
        }
        out().println(file + ": " + posed.size() + " puzzles, all sound.");
    }

    private static List<String> check(Game game, Puzzle puzzle, boolean anew, PuzzleFinder.Effort effort) {
        List<String> faults = new ArrayList<>();
        if (game.seatToMove() != puzzle.seat() || game.era() != puzzle.era()) {
            faults.add("another seat is to move, or it is another era");
            return faults;
        }
        Analysis analysis = PuzzleFinder.analysis(game.box(), game.options(), effort.playouts());
        List<Double> chances = new ArrayList<>();
        for (Puzzle.Turn turn : puzzle.turns()) {
            Game after = played(game, turn.moves(), puzzle.seat());
            if (anew) {
                chances.add(analysis.chances(after).get(puzzle.seat()));
            }
        }
        for (int i = 1; i < chances.size(); i++) {
            double lead = chances.getFirst() - chances.get(i);
            if (lead < puzzle.gap() / 2) {
                faults.add("the best turn is not clearly better than '"
                        + String.join(", ", puzzle.turns().get(i).moves()) + "'");
            }
        }
        if (!faults.isEmpty()) {
            return faults;
        }
        Game line = played(game, puzzle.best().moves(), puzzle.seat());
        for (Puzzle.Reply reply : puzzle.line()) {
            line = played(line, reply.moves(), reply.seat());
        }
        if (anew && !reasons(game, puzzle).equals(reasons(puzzle.reasons()))) {
            faults.add("the reasons are others now");
        }
        return faults;
    }

    private static Game played(Game from, List<String> moves, int seat) {
        Game game = from.copy();
        for (String move : moves) {
            if (game.seatToMove() != seat) {
                throw new IllegalStateException("'" + move + "' would be for another seat to decide");
            }
            game.play(move);
        }
        return game;
    }

    private static List<String> reasons(Game game, Puzzle puzzle) {
        return reasons(new Advice(game.box(), game.options(), 1)
                .reasons(game, puzzle.best().moves()));
    }

    private static List<String> reasons(List<Advice.Reason> reasons) {
        return reasons.stream().map(reason -> reason.term().id()).toList();
    }
}
