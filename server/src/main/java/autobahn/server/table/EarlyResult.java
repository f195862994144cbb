package autobahn.server.table;

import autobahn.engine.Game;
import autobahn.engine.Score;
import autobahn.format.Result;
import autobahn.server.store.Placing;
import autobahn.server.store.SeatRow;
import java.util.List;

/**
 * The result of a game that is counted before its end. As that of any other, but that nobody has ended the last era.
 *
 * @param sections sections built by all players
 * @param winners seats, several when they share the first place
 * @param scores by seat
 */
public record EarlyResult(int sections, List<Integer> winners, List<Score> scores) {
    static EarlyResult of(Game game, TableInfo info, List<SeatRow> seats) {
        List<Score> scores = Placing.of(info.game(), seats, game.scores());
        return new EarlyResult(game.position().table().sectionsBuilt(), Result.winners(scores), scores);
    }
}
