package autobahn.engine.internal.position;

import autobahn.engine.internal.Network;
import autobahn.engine.internal.Seat;
import autobahn.engine.internal.State;
import autobahn.engine.internal.module.Wine;
import autobahn.engine.internal.solo.Autobot;
import java.util.Arrays;

/** The part of {@link Redeal} for face-down wine cards and Autobot's decks. */
final class RedealModules {
    private RedealModules() {}

    static void shuffle(State s, int seat) {
        if (s.withWine) {
            dealWine(s, seat);
        }
        if (s.autobot != null) {
            shuffleAutobot(s, s.autobot);
        }
    }

    /** Cards that lie face down before others are dealt anew out of all that the seat has not seen. */
    private static void dealWine(State s, int seat) {
        int unseen = (1 << s.tables.wineStart.length) - 1;
        for (int i = 0; i < s.seatCount; i++) {
            Seat p = s.seats[i];
            if (p.wineCard != Network.NONE && !faceDown(p, i, seat)) {
                unseen &= ~(1 << p.wineCard);
            }
        }
        if (s.autobot != null) {
            // the cards beside Autobot's board lie open
            unseen &= ~s.autobot.wineCards;
        }
        byte[] cards = new byte[Integer.bitCount(unseen)];
        int size = 0;
        for (int bits = unseen; bits != 0; bits &= bits - 1) {
            cards[size++] = (byte) Integer.numberOfTrailingZeros(bits);
        }
        s.shuffle(cards, size);
        for (int i = 0; i < s.seatCount; i++) {
            if (faceDown(s.seats[i], i, seat) && size > 0) {
                s.seats[i].wineCard = cards[--size];
            }
        }
    }

    private static boolean faceDown(Seat p, int owner, int seat) {
        return owner != seat && p.wineCard != Network.NONE && p.wine == Wine.HIDDEN;
    }

    /** Which advanced tasks have joined the deck is unseen too. */
    private static void shuffleAutobot(State s, Autobot bot) {
        Arrays.sort(bot.colourDeck, 0, bot.colourDeckSize);
        s.shuffle(bot.colourDeck, bot.colourDeckSize);
        int deckSize = bot.taskDeckSize;
        int size = deckSize + bot.advancedTasksSize;
        byte[] advanced = new byte[size];
        byte[] plain = new byte[size];
        int advancedSize = 0;
        int plainSize = 0;
        for (int i = 0; i < size; i++) {
            byte task = i < deckSize ? bot.taskDeck[i] : bot.advancedTasks[i - deckSize];
            if (s.tables.edition.solo().tasks().get(task).advanced()) {
                advanced[advancedSize++] = task;
            } else {
                plain[plainSize++] = task;
            }
        }
        Arrays.sort(advanced, 0, advancedSize);
        Arrays.sort(plain, 0, plainSize);
        s.shuffle(advanced, advancedSize);
        System.arraycopy(advanced, 0, bot.advancedTasks, 0, bot.advancedTasksSize);
        System.arraycopy(plain, 0, bot.taskDeck, 0, plainSize);
        System.arraycopy(advanced, bot.advancedTasksSize, bot.taskDeck, plainSize, deckSize - plainSize);
        s.shuffle(bot.taskDeck, deckSize);
    }
}
