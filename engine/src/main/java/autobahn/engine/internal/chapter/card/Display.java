package autobahn.engine.internal.chapter.card;

import autobahn.engine.Event;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.State;

/** The open action cards beside the deck (SETUP-4, BONUS-GAIN). */
public final class Display {
    private Display() {}

    /** Takes a card out; the cards to its left slide right, the deck's top card comes to the left end. */
    public static void take(State s, int card) {
        int at = 0;
        while (s.display[at] != card) {
            at++;
        }
        for (int i = at; i > 0; i--) {
            s.display[i] = s.display[i - 1];
        }
        if (s.deckSize > 0) {
            s.display[0] = s.deck[--s.deckSize];
            if (s.listener != null) {
                s.emit(new Event.CardRevealed(s.figures.cardId[s.display[0]]));
            }
        } else {
            s.displaySize--;
            System.arraycopy(s.display, 1, s.display, 0, s.displaySize);
        }
    }

    /** Makes a deck of some cards, shuffles it and lays out a new display. */
    public static void deal(State s, long cards) {
        s.deckSize = 0;
        for (long bits = cards; bits != 0; bits = Bits.rest(bits)) {
            s.deck[s.deckSize++] = (byte) Bits.first(bits);
        }
        s.shuffle(s.deck, s.deckSize);
        s.displaySize = Math.min(s.display.length, s.deckSize);
        for (int i = s.displaySize - 1; i >= 0; i--) {
            s.display[i] = s.deck[--s.deckSize];
            if (s.listener != null) {
                s.emit(new Event.CardRevealed(s.figures.cardId[s.display[i]]));
            }
        }
    }
}
