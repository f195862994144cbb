package autobahn.engine.internal.position;

import autobahn.engine.Position;
import autobahn.engine.PositionFault;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.lexicon.Masks;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.State;
import java.util.List;

/** Reads what no player sees. */
final class HiddenReader {
    private HiddenReader() {}

    static void read(Position.Hidden hidden, State s, Lexicon words, PositionFaults faults) {
        s.seedRandom(hidden.random());
        s.deckSize = pile(hidden.deck(), s.deck, words.card, "hidden.deck", faults);
    }

    /** Reads a face-down pile, the top card first, and tells how many cards it has. */
    static int pile(List<String> names, byte[] pile, Lexicon.Kind kind, String place, PositionFaults faults) {
        List<Integer> cards = Masks.numbers(names, kind, place, faults);
        faults.check(cards.size() <= pile.length, place, PositionFault.MANY_CARDS, cards.size());
        int size = Math.min(cards.size(), pile.length);
        for (int i = 0; i < size; i++) {
            pile[size - 1 - i] = cards.get(i).byteValue();
        }
        return size;
    }
}
