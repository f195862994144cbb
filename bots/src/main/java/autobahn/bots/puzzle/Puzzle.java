package autobahn.bots.puzzle;

import autobahn.bots.Advice;
import java.util.List;

/**
 * A position in which one turn is clearly best.
 *
 * @param at how many moves of the game lead there
 * @param themes what the best turn is about
 * @param rating how hard it is to begin with, on the scale of Elo: until people have tried it
 * @param turns the best one first, then others, among them those that the weaker levels play
 * @param reasons what the best turn changes, by the terms of the value function
 * @param line how the game may go on after the best turn, until the seat's next turn is over
 */
public record Puzzle(
        int at,
        int seat,
        int era,
        List<Theme> themes,
        int rating,
        List<Turn> turns,
        List<Advice.Reason> reasons,
        List<Reply> line) {
    /**
     * A turn that was compared with others.
     *
     * @param moves in notation
     * @param chance to win after it, by playouts to the end
     * @param levels whose bots play it, by name
     */
    public record Turn(List<String> moves, double chance, List<String> levels) {}

    /** What a seat may do then. */
    public record Reply(int seat, List<String> moves) {}

    public Turn best() {
        return turns.getFirst();
    }

    /** How much the best turn is better than any other one. */
    public double gap() {
        return best().chance() - turns.get(1).chance();
    }
}
