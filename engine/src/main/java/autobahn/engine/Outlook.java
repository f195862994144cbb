package autobahn.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a legal move would bring, as far as it can be told before it is made (TURN-9).
 *
 * @param events what would happen, up to the next decision or Autobot's next turn, without cards that are revealed
 * @param points how the score of the seat that decides would change at once; null where hidden cards have a say in it
 * @param next what would be decided then; null at the end of the game, and where hidden cards have a say in it
 */
public record Outlook(
        List<Event> events,
        Score.@Nullable Change points,
        @Nullable Next next) {
    public record Next(int seat, Decision decision) {}
}
