package autobahn.bots.puzzle;

import autobahn.bots.Analysis;
import autobahn.bots.Level;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The different turns of one position, each with its chance; of variants the best one stands for all. */
final class TurnTable {
    private static final class Row {
        private WholeTurn turn;
        private double chance;
        private final Set<Level> levels = EnumSet.noneOf(Level.class);

        Row(WholeTurn turn, double chance) {
            this.turn = turn;
            this.chance = chance;
        }
    }

    private final Analysis analysis;
    private final int seat;
    private final Map<Set<String>, Row> rows = new HashMap<>();
    private final Map<List<String>, Double> known = new HashMap<>();
    private final Map<Puzzle.Turn, WholeTurn> shown = new HashMap<>();

    TurnTable(Analysis analysis, int seat) {
        this.analysis = analysis;
        this.seat = seat;
    }

    void add(@Nullable WholeTurn turn, @Nullable Level by) {
        if (turn == null) {
            return;
        }
        double chance = known.computeIfAbsent(
                turn.moves(), moves -> analysis.chances(turn.after()).get(seat));
        Row row = rows.computeIfAbsent(turn.kernel(), kernel -> new Row(turn, chance));
        if (chance > row.chance) {
            row.turn = turn;
            row.chance = chance;
        }
        if (by != null) {
            row.levels.add(by);
        }
    }

    /** The best ones, and besides whatever a level plays. */
    List<Puzzle.Turn> best(int most) {
        List<Row> sorted = new ArrayList<>(rows.values());
        sorted.sort(Comparator.comparingDouble((Row row) -> -row.chance)
                .thenComparing(row -> String.join(" ", row.turn.moves())));
        List<Puzzle.Turn> best = new ArrayList<>();
        for (Row row : sorted) {
            if (best.size() < most || !row.levels.isEmpty()) {
                Puzzle.Turn turn = new Puzzle.Turn(
                        row.turn.moves(),
                        row.chance,
                        row.levels.stream().map(Level::id).toList());
                shown.put(turn, row.turn);
                best.add(turn);
            }
        }
        return best;
    }

    WholeTurn turn(Puzzle.Turn turn) {
        WholeTurn known = shown.get(turn);
        if (known == null) {
            throw new IllegalArgumentException("not a turn of this table");
        }
        return known;
    }

    /** The levels that play a turn. */
    Collection<Level> finders(WholeTurn turn) {
        Row row = rows.get(turn.kernel());
        return row == null ? Set.of() : row.levels;
    }
}
