package autobahn.engine.internal.position;

import autobahn.engine.Position;
import autobahn.engine.internal.State;
import java.util.List;

/** Reads what no player sees. */
final class HiddenReader {
    private HiddenReader() {}

    static void read(Position.Hidden hidden, State s, Lexicon words, Faults faults) {
        s.seedRandom(hidden.random());
        List<Integer> cards = Masks.numbers(hidden.deck(), words.card, "hidden.deck", faults);
        faults.check(
                cards.size() <= s.deck.length,
                "hidden.deck",
                "has " + cards.size() + " cards, more than there are in the game");
        s.deckSize = Math.min(cards.size(), s.deck.length);
        for (int i = 0; i < s.deckSize; i++) {
            s.deck[s.deckSize - 1 - i] = cards.get(i).byteValue();
        }
    }
}
