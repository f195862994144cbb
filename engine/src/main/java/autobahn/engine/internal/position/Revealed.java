package autobahn.engine.internal.position;

import autobahn.engine.internal.chapter.wine.Wine;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.State;
import java.util.Arrays;

/**
 * Tells whether chance had a say or something hidden came to light between two moments of a game (TURN-9). Dealt by hand it never did:
 * people have entered what they saw, and may have mistyped it.
 */
public final class Revealed {
    private Revealed() {}

    public static boolean between(State earlier, State later) {
        return !later.byHand && revealed(earlier, later);
    }

    private static boolean revealed(State earlier, State later) {
        return earlier.random() != later.random()
                || differ(earlier.deck, earlier.deckSize, later.deck, later.deckSize)
                || wineTurnedUp(earlier, later)
                || earlier.autobot != null && later.autobot != null && drew(earlier.autobot, later.autobot);
    }

    private static boolean wineTurnedUp(State earlier, State later) {
        for (int seat = 0; seat < earlier.seatCount; seat++) {
            if (earlier.seats[seat].wine == Wine.HIDDEN && later.seats[seat].wine != Wine.HIDDEN) {
                return true;
            }
        }
        return false;
    }

    private static boolean drew(Autobot earlier, Autobot later) {
        return differ(earlier.colourDeck, earlier.colourDeckSize, later.colourDeck, later.colourDeckSize)
                || differ(earlier.taskDeck, earlier.taskDeckSize, later.taskDeck, later.taskDeckSize)
                || differ(
                        earlier.advancedTasks, earlier.advancedTasksSize, later.advancedTasks, later.advancedTasksSize);
    }

    private static boolean differ(byte[] a, int sizeA, byte[] b, int sizeB) {
        return !Arrays.equals(a, 0, sizeA, b, 0, sizeB);
    }
}
