package autobahn.bots;

import autobahn.engine.Facts;
import autobahn.engine.Game;
import autobahn.engine.MoveType;
import autobahn.engine.edition.Colour;
import autobahn.engine.edition.Edition;
import java.util.List;

/**
 * Cards that no bot gives up: its last one of a colour on which sections are still to be built. The rules allow it, and once
 * nobody has a card of such a colour left the era, and with it the game, can never end.
 */
final class Keepsakes {
    private static final int COLOURS = Colour.values().length;

    private final long[] cards = new long[COLOURS];
    /** Colours of each card, as bits. */
    private final int[] coloursOf;

    private final long[] sections = new long[COLOURS];

    Keepsakes(Edition edition) {
        List<Edition.ActionCard> all = edition.cards().actionCards();
        coloursOf = new int[all.size()];
        for (int card = 0; card < all.size(); card++) {
            for (Colour colour : all.get(card).colours()) {
                cards[colour.ordinal()] |= 1L << card;
                coloursOf[card] |= colour.bit();
            }
        }
    }

    /** Whether a move replaces such a card by one of another colour. */
    boolean forbids(Game game, int move) {
        if (MoveType.of(move) != MoveType.REPLACE) {
            return false;
        }
        Facts f = game.facts();
        int seat = game.seatToMove();
        int given = MoveType.a(move);
        long after = (f.seat(seat).hand() | f.seat(seat).played()) & ~(1L << given) | 1L << MoveType.b(move);
        for (int bits = coloursOf[given]; bits != 0; bits &= bits - 1) {
            int colour = Integer.numberOfTrailingZeros(bits);
            if ((cards[colour] & after) == 0 && isOpen(f, colour)) {
                return true;
            }
        }
        return false;
    }

    private boolean isOpen(Facts f, int colour) {
        if (sections[colour] == 0) {
            for (int section = 0; section < f.map().sections(); section++) {
                sections[f.map().sectionColour(section)] |= 1L << section;
            }
        }
        return (sections[colour] & ~f.built()) != 0;
    }
}
