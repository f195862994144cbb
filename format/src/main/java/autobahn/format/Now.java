package autobahn.format;

import autobahn.engine.Game;
import autobahn.engine.Playthrough;
import autobahn.engine.View;

/**
 * What a seat or a watcher sees of a table.
 *
 * @param version how many entries the table has
 * @param moves how many of them stand
 * @param undo whether the last move may be taken back: {@code free}, {@code ask} or {@code no}
 */
public record Now(String game, int version, int moves, View view, String undo) {
    /** @param seat -1 for a watcher */
    public static Now of(String game, int version, Playthrough played, int seat, String undo) {
        Game now = played.game();
        return new Now(game, version, played.size(), seat < 0 ? now.publicView() : now.view(seat), undo);
    }
}
