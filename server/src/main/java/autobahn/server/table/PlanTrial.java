package autobahn.server.table;

import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A plan tried on a copy before anything of it is played, as far as what happens can be known.
 *
 * @param paid what each move cost that could be tried
 * @param refused the first move that was not possible
 * @param refusal why; null if there was none
 */
record PlanTrial(
        List<Integer> paid,
        @Nullable String refused,
        @Nullable Refusal refusal) {

    /** @param game as the seat sees it; it goes on with the trial, and so does {@code start} not */
    static PlanTrial of(Game game, Game start, int seat, List<String> moves) {
        List<Integer> paid = new ArrayList<>();
        for (String text : moves) {
            if (game.isOver() || game.seatToMove() != seat || game.revealedSince(start)) {
                break;
            }
            int move = game.box().notation().parse(text);
            Refusal refusal = game.why(move);
            if (refusal != null) {
                return new PlanTrial(paid, text, refusal);
            }
            List<Event> happened = new ArrayList<>();
            game.listen(happened::add);
            game.play(move);
            game.listen(null);
            paid.add(paid(happened, seat));
        }
        return new PlanTrial(paid, null, null);
    }

    /** What a seat has paid in all of this. */
    static int paid(List<Event> events, int seat) {
        return events.stream()
                .mapToInt(event -> event instanceof Event.MoneyPaid paid && paid.seat() == seat ? paid.amount() : 0)
                .sum();
    }
}
