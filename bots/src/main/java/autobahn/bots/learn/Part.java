package autobahn.bots.learn;

import autobahn.engine.Game;

/**
 * Some inputs of an observation that belong together.
 *
 * @param name unique in its layout
 * @param size how many inputs
 * @param scale what to divide by to come to about 0 to 1
 * @param meaning in a sentence
 */
public record Part(String name, int size, int scale, String meaning, Filler filler) {
    /** Writes the inputs; those that are not written are 0. */
    @FunctionalInterface
    public interface Filler {
        void fill(Game game, int viewer, short[] out, int at);
    }
}
