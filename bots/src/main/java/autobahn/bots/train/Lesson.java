package autobahn.bots.train;

import java.util.List;

/**
 * What one game teaches.
 *
 * @param number of the game
 * @param players 1 for the solo game
 * @param turns that the game took in all
 * @param decisions examples that belong together, decision by decision: the turns that search compared
 */
public record Lesson(int number, int players, int turns, List<List<Example>> decisions) {
    /** Lessons that nothing is learnt from, so that others can be tested by them. */
    boolean isHeldOut() {
        return number % 10 == 9;
    }
}
