package autobahn.engine.internal.chapter.autobot;

import autobahn.engine.Event;
import autobahn.engine.edition.Colour;
import autobahn.engine.internal.chapter.card.Display;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.State;

/** Autobot takes a card out of the display and of the game (SOLO-10). */
final class Discard {
    private Discard() {}

    /** The leftmost card of the current colour, else the rightmost of the commonest colour. */
    static void carryOut(State s, Autobot bot) {
        if (s.displaySize == 0) {
            return;
        }
        int chosen = -1;
        for (int i = s.displaySize - 1; i >= 0; i--) {
            chosen = has(s, i, bot.colour) ? i : chosen;
        }
        if (chosen < 0) {
            chosen = s.figures.rulings.autobotCommonestByPlace() ? rightmostOfCommonest(s) : ofFirstCommonest(s);
        }
        int card = s.display[chosen];
        if (s.listener != null) {
            s.emit(new Event.AutobotDiscarded(s.figures.cardId[card]));
        }
        Display.take(s, card);
    }

    private static boolean has(State s, int place, int colour) {
        return Bits.has(s.figures.cardColours[s.display[place]], colour);
    }

    private static int count(State s, int colour) {
        int count = 0;
        for (int i = 0; i < s.displaySize; i++) {
            count += has(s, i, colour) ? 1 : 0;
        }
        return count;
    }

    /** Of colours equally common, whichever has the card farthest to the right. */
    private static int rightmostOfCommonest(State s) {
        int most = 0;
        int chosen = 0;
        for (int i = 0; i < s.displaySize; i++) {
            for (int colours = s.figures.cardColours[s.display[i]]; colours != 0; colours = Bits.rest(colours)) {
                int count = count(s, Bits.first(colours));
                if (count >= most) {
                    most = count;
                    chosen = i;
                }
            }
        }
        return chosen;
    }

    /** Of colours equally common, the first in Autobot's order; of that the rightmost card. */
    private static int ofFirstCommonest(State s) {
        int most = 0;
        int commonest = 0;
        for (Colour colour : Priorities.COLOURS) {
            int count = count(s, colour.ordinal());
            if (count > most) {
                most = count;
                commonest = colour.ordinal();
            }
        }
        int chosen = s.displaySize - 1;
        while (!has(s, chosen, commonest)) {
            chosen--;
        }
        return chosen;
    }
}
