package autobahn.bots;

import autobahn.engine.Game;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * What a bot thinks of its choice.
 *
 * @param iterations how many playouts it comes from
 * @param chance estimated chance to win
 * @param line the moves that it means to play, the one that is due first
 */
public record Thought(int iterations, double chance, List<Integer> line) {
    /** The line in notation. */
    public List<String> notation(Game game) {
        return line.stream().map(game::notation).toList();
    }

    /** A bot that can say what it thinks. */
    public interface Teller {
        /** What led to the latest choice; null before the first, and where there was nothing to choose. */
        @Nullable
        Thought thought();

        /** Who hears of the best so far while the bot thinks. */
        void listen(Consumer<Thought> listener);
    }
}
