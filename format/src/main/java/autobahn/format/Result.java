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
        return of(game, game.position().table().trigger());
    }

    /** The result of a game that is counted as it stands: nobody has ended it. */
    public static Result counted(Game game) {
        return of(game, null);
    }

    private static Result of(Game game, @Nullable Integer endedBy) {
        List<Score> scores = game.scores();
        return new Result(endedBy, game.position().table().sectionsBuilt(), winners(scores), scores);
    }

    /** The seats in the first place. */
    public static List<Integer> winners(List<Score> scores) {
        return scores.stream()
                .filter(score -> score.place() == 1)
                .map(Score::seat)
                .toList();
    }
}
