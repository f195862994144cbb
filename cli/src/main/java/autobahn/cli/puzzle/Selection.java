package autobahn.cli.puzzle;

import autobahn.bots.puzzle.Puzzle;
import autobahn.bots.puzzle.Theme;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Chooses among many puzzles: those of each kind of table in turn, the clearest first, and rather one of a theme that is rare.
 *
 * @param most in all
 * @param aGame of one game
 */
public record Selection(int most, int aGame) {
    /** What a theme that is there already costs, as a part of a gap. */
    private static final double AGAIN = 0.004;

    private record Found(PuzzleGame game, Puzzle puzzle) {
        private String table() {
            return game.options().players() + "/" + game.options().features().size();
        }
    }

    public List<PuzzleGame> of(List<PuzzleGame> games) {
        List<Found> left = new ArrayList<>();
        for (PuzzleGame game : games) {
            game.puzzles().stream().map(puzzle -> new Found(game, puzzle)).forEach(left::add);
        }
        Map<PuzzleGame, List<Puzzle>> chosen = new HashMap<>();
        Map<String, Integer> tables = new HashMap<>();
        Map<Theme, Integer> themes = new HashMap<>();
        Set<String> known = new HashSet<>();
        for (int count = 0; count < most && !left.isEmpty(); ) {
            Found next = left.stream()
                    .min(Comparator.comparingInt((Found found) -> tables.getOrDefault(found.table(), 0))
                            .thenComparingDouble(found -> -worth(found.puzzle(), themes)))
                    .orElseThrow();
            left.remove(next);
            List<Puzzle> same = chosen.computeIfAbsent(next.game(), game -> new ArrayList<>());
            if (same.size() < aGame && known.add(next.game().id(next.puzzle()))) {
                same.add(next.puzzle());
                tables.merge(next.table(), 1, Integer::sum);
                next.puzzle().themes().forEach(theme -> themes.merge(theme, 1, Integer::sum));
                count++;
            }
        }
        return games.stream()
                .filter(game -> !chosen.getOrDefault(game, List.of()).isEmpty())
                .map(game -> game.with(chosen.getOrDefault(game, List.of()).stream()
                        .sorted(Comparator.comparingInt(Puzzle::at))
                        .toList()))
                .toList();
    }

    private static double worth(Puzzle puzzle, Map<Theme, Integer> themes) {
        int seen = puzzle.themes().stream()
                .mapToInt(theme -> themes.getOrDefault(theme, 0))
                .min()
                .orElse(0);
        return Math.min(0.2, puzzle.gap()) - AGAIN * seen;
    }
}
