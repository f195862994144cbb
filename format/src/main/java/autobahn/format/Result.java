package autobahn.format;

import autobahn.engine.Game;
import autobahn.engine.Score;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a game ended.
 *
 * @param endedBy the seat that built the section which ended the last era; null if it ended in a dead end (ERA-5)
 * @param sections sections built by all players
 * @param winners seats, several when they share the first place
 * @param scores by seat, with all that they come from
 */
public record Result(@Nullable Integer endedBy, int sections, List<Integer> winners, List<Score> scores) {
    public Result {
        winners = List.copyOf(winners);
        scores = List.copyOf(scores);
    }

    /** The result of a game that is over. */
    public static Result of(Game game) {
        if (!game.isOver()) {
            throw new IllegalArgumentException("the game is not over");
        }
        List<Score> scores = game.scores();
        var table = game.position().table();
        return new Result(
                table.trigger(),
                table.sectionsBuilt(),
                scores.stream()
                        .filter(score -> score.place() == 1)
                        .map(Score::seat)
                        .toList(),
                scores);
    }
}
