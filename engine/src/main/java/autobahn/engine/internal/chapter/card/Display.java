package autobahn.engine.internal.chapter.card;

import autobahn.engine.Event;
import autobahn.engine.Outcome;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.HandDeal;
import autobahn.engine.internal.state.State;
import autobahn.engine.internal.state.Steps;

/** The open action cards beside the deck (SETUP-4, BONUS-GAIN). */
public final class Display {
    private Display() {}

    /** A player takes a card out. Dealt by hand, a step of its own asks what comes in its place. */
    static void takeBy(State s, int seat, int card) {
        if (s.byHand) {
            remove(s, card);
            s.push(Steps.refill(seat));
        } else {
            take(s, card);
        }
    }

    private static void remove(State s, int card) {
        HandDeal.remove(s.display, s.displaySize--, card);
    }

    /** If there is room: all slide right, the deck's next card comes to the left end. */
    static void refill(State s) {
        if (s.displaySize < s.display.length && s.deckSize > 0) {
            System.arraycopy(s.display, 0, s.display, 1, s.displaySize++);
            turnUp(s, 0);
        }
    }

    private static void turnUp(State s, int place) {
        s.display[place] = (byte) s.draw(s.deck, s.deckSize, Outcome.CARD);
        s.deckSize--;
        if (s.listener != null) {
            s.emit(new Event.CardRevealed(s.figures.cardId[s.display[place]]));
        }
    }

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
            turnUp(s, 0);
        } else {
            s.displaySize--;
            System.arraycopy(s.display, 1, s.display, 0, s.displaySize);
        }
    }

    /** Makes a deck of some cards, shuffles it and lays out a new display; dealt by hand, steps ask for each card of it. */
    public static void deal(State s, long cards, int seat) {
        open(s, cards);
        if (s.byHand) {
            pushRefills(s, seat);
            return;
        }
        s.shuffle(s.deck, s.deckSize);
        s.displaySize = Math.min(s.display.length, s.deckSize);
        for (int i = s.displaySize - 1; i >= 0; i--) {
            turnUp(s, i);
        }
    }

    /** Makes a deck of some cards, with nothing on display. */
    public static void open(State s, long cards) {
        s.displaySize = 0;
        s.deckSize = 0;
        for (long bits = cards; bits != 0; bits = Bits.rest(bits)) {
            s.deck[s.deckSize++] = (byte) Bits.first(bits);
        }
    }

    /** One step for each place of the display; laid out so, the first card lies farthest to the right. */
    public static void pushRefills(State s, int seat) {
        for (int i = 0; i < s.display.length; i++) {
            s.push(Steps.refill(seat));
        }
    }
}
