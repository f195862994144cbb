package autobahn.engine.internal.position;

import autobahn.engine.internal.chapter.autobot.UnseenTasks;
import autobahn.engine.internal.chapter.wine.Wine;
import autobahn.engine.internal.state.Autobot;
import autobahn.engine.internal.state.Bits;
import autobahn.engine.internal.state.RoadMap;
import autobahn.engine.internal.state.Seat;
import autobahn.engine.internal.state.State;
import java.util.Arrays;

/**
 * Deals again what a seat cannot see, so that every deal which fits what it has seen may come out: the deck, the generator,
 * face-down wine cards, Autobot's decks and, where hands are closed, the cards in them.
 */
public final class Redeal {
    private Redeal() {}

    /** @param seat who looks, or -1 for a watcher */
    public static void shuffle(State s, int seat, long seed) {
        s.seedRandom(seed);
        if (!s.figures.rulings.openHands()) {
            for (int other = 0; other < s.seatCount; other++) {
                if (other != seat) {
                    dealBasics(s, s.seats[other]);
                }
            }
            dealOthers(s, seat);
        }
        mix(s, s.deck, s.deckSize);
        if (s.withWine && !wineTurnedUp(s)) {
            // dealt by hand, the game knows no face-down card, and so nobody's own
            dealWine(s, s.options.byHand() ? -1 : seat);
        }
        if (s.autobot != null) {
            dealTasks(s, s.autobot);
            dealColours(s, s.autobot);
        }
        s.seedRandom(s.random() ^ seed);
        s.movesChanged();
    }

    /** As many basic cards as before, of those that may be in hand. */
    private static void dealBasics(State s, Seat p) {
        int count = Long.bitCount(p.hand & s.figures.basicCards);
        long possible = s.figures.basicCards & ~p.allPlayed() & ~(p.yellowAside ? Bits.one(s.figures.yellowCard) : 0);
        byte[] cards = new byte[Long.bitCount(possible)];
        fill(cards, 0, possible);
        s.shuffle(cards, cards.length);
        p.hand &= ~s.figures.basicCards;
        for (int i = 0; i < count; i++) {
            p.hand |= Bits.one(cards[i]);
        }
    }

    /** Cards of the current deck change places between closed hands and the deck. */
    private static void dealOthers(State s, int seat) {
        long drawn = s.era == s.figures.eraEnd.length - 1 ? s.advancedDeck() : s.figures.improvedCards;
        byte[] cards = new byte[s.figures.cards];
        int size = 0;
        int[] counts = new int[s.seatCount];
        for (int other = 0; other < s.seatCount; other++) {
            long closed = other == seat ? 0 : s.seats[other].hand & drawn;
            counts[other] = Long.bitCount(closed);
            size = fill(cards, size, closed);
            s.seats[other].hand &= ~closed;
        }
        System.arraycopy(s.deck, 0, cards, size, s.deckSize);
        size += s.deckSize;
        mix(s, cards, size);
        int next = 0;
        for (int other = 0; other < s.seatCount; other++) {
            for (int i = 0; i < counts[other]; i++) {
                s.seats[other].hand |= Bits.one(cards[next++]);
            }
        }
        System.arraycopy(cards, next, s.deck, 0, s.deckSize);
    }

    /** Whether Autobot's wine cards lie open, from which everybody knows the player's as well. */
    public static boolean wineTurnedUp(State s) {
        return Wine.turnedUp(s);
    }

    /** Face-down wine cards change places with one another, those out of the game and Autobot's. */
    private static void dealWine(State s, int seat) {
        int unseen = Bits.firstOnes(s.figures.wineStart.length);
        for (int other = 0; other < s.seatCount; other++) {
            if (!secret(s, seat, other)) {
                unseen &= ~(s.seats[other].wineCard == RoadMap.NONE ? 0 : Bits.small(s.seats[other].wineCard));
            }
        }
        byte[] cards = new byte[Integer.bitCount(unseen)];
        fill(cards, 0, unseen);
        s.shuffle(cards, cards.length);
        int next = 0;
        for (int other = 0; other < s.seatCount; other++) {
            if (secret(s, seat, other)) {
                unseen &= ~Bits.small(cards[next]);
                s.seats[other].wineCard = cards[next++];
            }
        }
        if (s.autobot != null) {
            s.autobot.wineCards = unseen;
        }
    }

    private static boolean secret(State s, int seat, int other) {
        Seat p = s.seats[other];
        return other != seat && p.wineCard != RoadMap.NONE && p.wine == Wine.HIDDEN;
    }

    /** Which advanced tasks have joined the deck unseen, and the order of all. */
    private static void dealTasks(State s, Autobot bot) {
        byte[] unseen = new byte[bot.taskDeckSize + bot.advancedTasksSize];
        int size = 0;
        for (int i = 0; i < bot.taskDeckSize; i++) {
            if (UnseenTasks.joined(s, bot, bot.taskDeck[i])) {
                unseen[size++] = bot.taskDeck[i];
            }
        }
        System.arraycopy(bot.advancedTasks, 0, unseen, size, bot.advancedTasksSize);
        size += bot.advancedTasksSize;
        mix(s, unseen, size);
        int next = 0;
        for (int i = 0; i < bot.taskDeckSize; i++) {
            if (UnseenTasks.joined(s, bot, bot.taskDeck[i])) {
                bot.taskDeck[i] = unseen[next++];
            }
        }
        System.arraycopy(unseen, next, bot.advancedTasks, 0, bot.advancedTasksSize);
        mix(s, bot.taskDeck, bot.taskDeckSize);
    }

    private static void dealColours(State s, Autobot bot) {
        mix(s, bot.colourDeck, bot.colourDeckSize - (bot.yellowOnTop ? 1 : 0));
    }

    /** Sorted first, so that the order which comes out does not tell the one that was there. */
    private static void mix(State s, byte[] cards, int size) {
        Arrays.sort(cards, 0, size);
        s.shuffle(cards, size);
    }

    private static int fill(byte[] cards, int size, long mask) {
        int next = size;
        for (long bits = mask; bits != 0; bits = Bits.rest(bits)) {
            cards[next++] = (byte) Bits.first(bits);
        }
        return next;
    }
}
