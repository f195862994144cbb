package autobahn.bots;

import java.util.List;
import java.util.stream.Stream;

/** What characters like beyond its worth: points that are added to the weights of a few terms. */
final class Likings {
    /** Read once: every bot of every game asks for them. */
    private static final List<Weights> ALL = Stream.of(Level.values())
            .filter(Level::isCharacter)
            .map(character -> Weights.read("likings/" + character.id() + ".txt"))
            .toList();

    private Likings() {}

    static Weights of(Level character) {
        if (!character.isCharacter()) {
            throw new IllegalArgumentException(character.id() + " is no character");
        }
        return ALL.get(character.ordinal() - Level.BUILDER.ordinal());
    }
}
