package autobahn.server.store;

import autobahn.engine.Score;
import java.util.List;

/** Places when somebody has left: those for whom that is a loss share the last one, behind all who have stayed. */
public final class Placing {
    private Placing() {}

    /** The scores with the places that count. */
    public static List<Score> of(GameRow game, List<SeatRow> seats, List<Score> scores) {
        List<Integer> lost = seats.stream()
                .filter(seat -> seat.left() != null && game.leaving().loses(seat.left()))
                .map(SeatRow::seat)
                .toList();
        List<Score> stayed =
                scores.stream().filter(score -> !lost.contains(score.seat())).toList();
        if (lost.isEmpty() || stayed.isEmpty()) {
            return scores;
        }
        return scores.stream()
                .map(score -> at(score, lost.contains(score.seat()) ? stayed.size() + 1 : place(score, stayed)))
                .toList();
    }

    private static int place(Score score, List<Score> stayed) {
        return 1
                + (int) stayed.stream()
                        .filter(other -> other.place() < score.place())
                        .count();
    }

    private static Score at(Score score, int place) {
        return new Score(
                score.seat(),
                score.total(),
                place,
                score.lobbyEmployees(),
                score.lobbyPoints(),
                score.departments(),
                score.inAdministration(),
                score.onFloors());
    }
}
