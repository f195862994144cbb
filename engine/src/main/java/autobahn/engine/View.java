package autobahn.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one seat, or a watcher, may see (TURN-9): a {@link Position} without its hidden part.
 *
 * @param seat who looks; null for a watcher
 * @param toMove the seat that decides; null when the game is over
 * @param decision what kind of decision is due
 * @param deckSize face-down action cards
 * @param handSizes by seat, also where the hand itself is not shown
 * @param moves the legal moves if it is for this seat to decide, else none
 * @param scores what each seat would score now, as far as this seat can tell
 */
public record View(
        Options options,
        @Nullable Integer seat,
        @Nullable Integer toMove,
        @Nullable String decision,
        Position.Table table,
        int deckSize,
        List<Position.Player> players,
        List<Integer> handSizes,
        Position.Turn turn,
        List<Position.Pending> agenda,
        List<String> moves,
        List<Score> scores) {}
