package autobahn.engine.internal.position;

import autobahn.engine.internal.Seat;
import autobahn.engine.internal.State;
import java.util.Arrays;

/**
 * Deals again what a seat cannot see, so that every deal which fits what it sees may come out: the deck, the generator
 * and, where hands are closed, the cards in them.
 */
public final class Redeal {
    private Redeal() {}

    /** @param seat who looks, or -1 for a watcher */
    public static void shuffle(State s, int seat, long seed) {
        s.seedRandom(seed);
        if (!s.tables.rulings.openHands()) {
            for (int other = 0; other < s.seatCount; other++) {
                if (other != seat) {
                    dealBasics(s, s.seats[other]);
                }
            }
            dealOthers(s, seat);
        }
        // sorted first: the order that comes out must not tell the one that was there
        Arrays.sort(s.deck, 0, s.deckSize);
        s.shuffle(s.deck, s.deckSize);
        RedealModules.shuffle(s, seat);
        s.seedRandom(s.random() ^ seed);
        s.movesChanged();
    }

    /** As many basic cards as before, of those that may be in hand. */
    private static void dealBasics(State s, Seat p) {
        int count = Long.bitCount(p.hand & s.tables.basicCards);
        long possible = s.tables.basicCards & ~p.allPlayed() & ~(p.yellowAside ? 1L << s.tables.yellowCard : 0);
        byte[] cards = new byte[Long.bitCount(possible)];
        fill(cards, 0, possible);
        s.shuffle(cards, cards.length);
        p.hand &= ~s.tables.basicCards;
        for (int i = 0; i < count; i++) {
            p.hand |= 1L << cards[i];
        }
    }

    /** Cards of the current deck change places between closed hands and the deck. */
    private static void dealOthers(State s, int seat) {
        long drawn = s.era == s.tables.eraEnd.length - 1 ? s.advancedDeck() : s.tables.improvedCards;
        byte[] cards = new byte[s.tables.cards];
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
        Arrays.sort(cards, 0, size);
        s.shuffle(cards, size);
        int next = 0;
        for (int other = 0; other < s.seatCount; other++) {
            for (int i = 0; i < counts[other]; i++) {
                s.seats[other].hand |= 1L << cards[next++];
            }
        }
        System.arraycopy(cards, next, s.deck, 0, s.deckSize);
    }

    private static int fill(byte[] cards, int size, long mask) {
        int next = size;
        for (long bits = mask; bits != 0; bits &= bits - 1) {
            cards[next++] = (byte) Long.numberOfTrailingZeros(bits);
        }
        return next;
    }
}
