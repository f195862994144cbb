package autobahn.server.table;

import autobahn.engine.Game;
import autobahn.engine.Score;
import java.util.List;

/**
 * The result of a game that is counted before its end. As that of any other, but that nobody has ended the last era.
 *
 * @param sections sections built by all players
 * @param winners seats, several when they share the first place
 * @param scores by seat
 */
public record EarlyResult(int sections, List<Integer> winners, List<Score> scores) {
    static EarlyResult of(Game game) {
        List<Score> scores = game.scores();
        List<Integer> winners = scores.stream()
                .filter(score -> score.place() == 1)
                .map(Score::seat)
                .toList();
        return new EarlyResult(game.position().table().sectionsBuilt(), winners, scores);
    }
}
